/** Pair of a sensor and a lens, with its shortfall. */
export interface NearPair {
  missedBy: number;
  sensor: number;
  lens: number;
}

/** Shortfalls within one step are equal; then the order of the catalogue decides. */
export const missSteps = (missedBy: number): number => Math.round(missedBy * 1e9);

/** Pairs in columns, as one thread hands them to another. */
export interface NearColumns {
  missedBy: Float64Array;
  sensors: Int32Array;
  lenses: Int32Array;
}

/** The nearest pairs of two lists of different sensors, each in the order of sensor and lens. */
export function nearestOf(kept: number, one: Readonly<NearColumns>, other: Readonly<NearColumns>): NearList {
  const list = new NearList(kept);
  let [a, b] = [0, 0];
  while (a < one.sensors.length || b < other.sensors.length) {
    const first = (one.sensors[a] ?? Number.POSITIVE_INFINITY) < (other.sensors[b] ?? Number.POSITIVE_INFINITY);
    const [from, place] = first ? [one, a++] : [other, b++];
    list.offer(from.missedBy[place] ?? 0, from.sensors[place] ?? 0, from.lenses[place] ?? 0);
  }
  return list;
}

/**
 * The N pairs with the smallest shortfall, of equal ones the first by sensor and lens. Data are in columns, because some checks offer tens of thousands of pairs, each
 * slightly nearer than the one before.
 */
export class NearList {
  #missedBy = new Float64Array(64);
  #sensors = new Int32Array(64);
  #lenses = new Int32Array(64);
  #length = 0;
  #worst = Number.POSITIVE_INFINITY;
  readonly #kept: number;

  /** @param kept may be Infinity */
  constructor(kept: number) {
    this.#kept = kept;
  }

  /** False where `offer` would drop a pair with this shortfall. */
  takes(missedBy: number): boolean {
    return missedBy <= this.#worst;
  }

  /** Pairs have to come in the order of sensor and lens, which decides among equal ones. */
  offer(missedBy: number, sensor: number, lens: number): void {
    if (!this.takes(missedBy)) return;
    if (this.#length === this.#missedBy.length) this.#widen();
    const place = this.#length++;
    this.#missedBy[place] = missedBy;
    this.#sensors[place] = sensor;
    this.#lenses[place] = lens;
    if (this.#length >= 2 * this.#kept) this.#shrink();
  }

  /** The nearest first. */
  sorted(): readonly NearPair[] {
    const pairs = Array.from({ length: this.#length }, (_, place) => this.#at(place));
    const steps = ({ missedBy }: NearPair) => missSteps(missedBy);
    pairs.sort((a, b) => steps(a) - steps(b) || a.sensor - b.sensor || a.lens - b.lens);
    return pairs.slice(0, Math.min(this.#kept, pairs.length));
  }

  /** Copies of the pairs kept, in the order of their offers; up to N pairs beyond the N nearest are among them. */
  columns(): NearColumns {
    return {
      missedBy: this.#missedBy.slice(0, this.#length),
      sensors: this.#sensors.slice(0, this.#length),
      lenses: this.#lenses.slice(0, this.#length),
    };
  }

  /** Drops every candidate beyond the N nearest; among equal ones, the later offer. */
  #shrink(): void {
    const missedBy = this.#missedBy;
    const worst = missSteps(missedBy.slice(0, this.#length).sort()[this.#kept - 1] ?? this.#worst);
    let alike = this.#kept;
    for (let place = 0; place < this.#length; place++) if (missSteps(missedBy[place] ?? 0) < worst) alike--;
    let kept = 0;
    for (let place = 0; place < this.#length; place++) {
      const missed = missedBy[place] ?? 0;
      const steps = missSteps(missed);
      if (steps > worst || (steps === worst && alike-- <= 0)) continue;
      missedBy[kept] = missed;
      this.#sensors[kept] = this.#sensors[place] ?? 0;
      this.#lenses[kept] = this.#lenses[place] ?? 0;
      kept++;
    }
    this.#length = kept;
    // Every shortfall of the last step is below it.
    this.#worst = (worst + 1) / 1e9;
  }

  #at(place: number): NearPair {
    return {
      missedBy: this.#missedBy[place] ?? 0,
      sensor: this.#sensors[place] ?? 0,
      lens: this.#lenses[place] ?? 0,
    };
  }

  #widen(): void {
    const length = 2 * this.#length;
    const missedBy = new Float64Array(length);
    missedBy.set(this.#missedBy);
    this.#missedBy = missedBy;
    const [sensors, lenses] = [new Int32Array(length), new Int32Array(length)];
    sensors.set(this.#sensors);
    lenses.set(this.#lenses);
    this.#sensors = sensors;
    this.#lenses = lenses;
  }
}
