import { seriesKinds } from '../catalogue/lens-columns';
import { type FeasibilityTier, feasibilityTiers } from '../score/feasibility-tier';
import { compareRanks, type Rank, scoreSteps } from '../score/ranking';

/** Systems with the same sensor and the same series of lenses. They count as one solution, whatever the brand of the camera. */
export interface Family {
  /** Rank of the best system. */
  rank: Rank;
  sensor: number;
  lensSeries: number;
  systems: number;
}

/** Families in columns, as one thread hands them to another. */
export interface FamilyColumns {
  /** Sensor times the number of series, plus the series. */
  places: Int32Array;
  keys: Int16Array;
  systems: Int32Array;
  cameras: Int32Array;
  lenses: Int32Array;
  scores: Float64Array;
  excesses: Float64Array;
  relaxed: boolean;
}

/**
 * Packs the first criteria of `compareRanks` into one number: a larger key ranks better, and equal keys are compared by rank.
 * The key leaves out the side of the direction, because each side has its own families.
 */
const keyOf = ({ feasibilityTier, score }: Readonly<Rank>): number =>
  1 + scoreSteps(score) + (lastTier - feasibilityTier) * span;

const tierOfKey = (key: number): FeasibilityTier => tiers[lastTier - Math.floor((key - 1) / span)] ?? lastTier;

const tiers = Object.values(feasibilityTiers).sort((a, b) => a - b);
const lastTier = feasibilityTiers.oversizedOpen;

/** Number of keys per feasibility tier: the steps of the best score, and a few more for rounding errors of the sum. */
const span = scoreSteps(100) + 8;
const largestKey = tiers.length * span;
/** The least key of a system that lacks no data and is not oversized. */
const leastCertain = 1 + (lastTier - feasibilityTiers.bare) * span;
const kindCount = Object.keys(seriesKinds).length;

/**
 * Keeps the best system of every family and counts its systems, so that a list holds no variants of one row. Data are in
 * columns by index of the family, because a task with few limits has ten thousand families.
 */
export class Families {
  /** 0: no system of this family meets the task. Empty, like the other columns, until a system is added: few tasks have two sides. */
  #keys = new Int16Array(0);
  #systems = new Int32Array(0);
  #cameras = new Int32Array(0);
  #lenses = new Int32Array(0);
  #scores = new Float64Array(0);
  #excesses = new Float64Array(0);
  readonly #places: number;
  readonly #lensSeries: number;
  readonly #seriesKinds: Uint8Array;
  /** Number of families whose best system lacks no data and is not oversized, in all and by the kind of their series. */
  #certain = 0;
  readonly #certainOf = new Int32Array(kindCount);
  readonly #volumes: Float64Array;
  #relaxed = false;
  /** Result of `byKey`; undefined while systems are added. */
  #runs: readonly Int32Array[] | undefined;

  /**
   * @param seriesKinds by index of the series of lenses
   * @param lensVolume by index of the lens, mm³
   */
  constructor(sensors: number, seriesKinds: Uint8Array, lensVolume: Float64Array) {
    this.#places = sensors * seriesKinds.length;
    this.#lensSeries = seriesKinds.length;
    this.#seriesKinds = seriesKinds;
    this.#volumes = lensVolume;
  }

  #layOut(): void {
    const places = this.#places;
    this.#keys = new Int16Array(places);
    this.#systems = new Int32Array(places);
    this.#cameras = new Int32Array(places);
    this.#lenses = new Int32Array(places);
    this.#scores = new Float64Array(places);
    this.#excesses = new Float64Array(places);
  }

  /** @param systems number of systems, `rank` included, none of which ranks before it */
  add(sensor: number, lensSeries: number, rank: Readonly<Rank>, systems: number): void {
    if (this.#keys.length === 0) this.#layOut();
    const place = sensor * this.#lensSeries + lensSeries;
    const key = keyOf(rank);
    const best = this.#keys[place] ?? 0;
    this.#runs = undefined;
    this.#relaxed = rank.relaxed;
    this.#systems[place] = (this.#systems[place] ?? 0) + systems;
    if (best < leastCertain && key >= leastCertain) this.#countCertain(lensSeries);
    if (key < best || (key === best && compareRanks(rank, this.#rankAt(place)) >= 0)) return;
    this.#keys[place] = key;
    this.#cameras[place] = rank.camera;
    this.#lenses[place] = rank.lens;
    this.#scores[place] = rank.score;
    this.#excesses[place] = rank.excess;
  }

  #countCertain(lensSeries: number): void {
    this.#certain++;
    const kind = this.#seriesKinds[lensSeries] ?? 0;
    this.#certainOf[kind] = (this.#certainOf[kind] ?? 0) + 1;
  }

  /**
   * Whether a list of so many families, and the best family with the other kind of lens, would hold no system of this series that
   * lacks data: enough families have one that does not, and one of them is of the same kind of lens.
   */
  fill(families: number, lensSeries: number): boolean {
    const kind = this.#seriesKinds[lensSeries] ?? seriesKinds.mixed;
    return this.#certain >= families && kind !== seriesKinds.mixed && (this.#certainOf[kind] ?? 0) > 0;
  }

  /** Counts systems that rank behind those that are read. */
  count(sensor: number, lensSeries: number, systems: number): void {
    const place = sensor * this.#lensSeries + lensSeries;
    this.#systems[place] = (this.#systems[place] ?? 0) + systems;
  }

  /**
   * Yields the families one by one, the best first. Families that are not read are never sorted.
   * @param asked filter by the rank of the best system
   */
  *ranked(
    asked: (best: { feasibilityTier: FeasibilityTier; lens: number }) => boolean = () => true,
  ): Generator<Family, undefined> {
    for (const places of this.#byKey()) {
      const feasibilityTier = tierOfKey(this.#keys[places[0] ?? 0] ?? 0);
      const found: Family[] = [];
      for (const place of places) {
        if (asked({ feasibilityTier, lens: this.#lenses[place] ?? 0 })) found.push(this.#familyAt(place));
      }
      yield* found.sort((a, b) => compareRanks(a.rank, b.rank));
    }
  }

  /** The families that have a system. */
  columns(): FamilyColumns {
    const places = this.#used();
    return {
      places,
      keys: pick(places, this.#keys, new Int16Array(places.length)),
      systems: pick(places, this.#systems, new Int32Array(places.length)),
      cameras: pick(places, this.#cameras, new Int32Array(places.length)),
      lenses: pick(places, this.#lenses, new Int32Array(places.length)),
      scores: pick(places, this.#scores, new Float64Array(places.length)),
      excesses: pick(places, this.#excesses, new Float64Array(places.length)),
      relaxed: this.#relaxed,
    };
  }

  #used(): Int32Array {
    const keys = this.#keys;
    const places = new Int32Array(keys.length);
    let count = 0;
    for (let place = 0; place < keys.length; place++) if ((keys[place] ?? 0) > 0) places[count++] = place;
    return places.slice(0, count);
  }

  /** Takes the families of other sensors of the same catalogue. */
  takeOthers({ places, keys, systems, cameras, lenses, scores, excesses, relaxed }: Readonly<FamilyColumns>): void {
    if (places.length === 0) return;
    if (this.#keys.length === 0) this.#layOut();
    this.#runs = undefined;
    this.#relaxed = relaxed;
    for (let row = 0; row < places.length; row++) {
      const place = places[row] ?? 0;
      this.#keys[place] = keys[row] ?? 0;
      this.#systems[place] = systems[row] ?? 0;
      this.#cameras[place] = cameras[row] ?? 0;
      this.#lenses[place] = lenses[row] ?? 0;
      this.#scores[place] = scores[row] ?? 0;
      this.#excesses[place] = excesses[row] ?? 0;
    }
  }

  /** Groups families by key, the largest key first (counting sort). */
  #byKey(): readonly Int32Array[] {
    if (this.#runs) return this.#runs;
    const keys = this.#keys;
    /** End of the run of each key. After the runs are filled from behind, its start. */
    const bounds = new Int32Array(largestKey + 2);
    for (let place = 0; place < keys.length; place++) {
      const key = keys[place] ?? 0;
      if (key > 0) bounds[largestKey - key] = (bounds[largestKey - key] ?? 0) + 1;
    }
    let end = 0;
    const used: number[] = [];
    for (let run = 0; run <= largestKey; run++) {
      const length = bounds[run] ?? 0;
      if (length > 0) used.push(run);
      end += length;
      bounds[run] = end;
    }
    const laid = new Int32Array(end);
    for (let place = keys.length - 1; place >= 0; place--) {
      const key = keys[place] ?? 0;
      if (key === 0) continue;
      const at = (bounds[largestKey - key] ?? 0) - 1;
      bounds[largestKey - key] = at;
      laid[at] = place;
    }
    this.#runs = used.map((run, next) => laid.subarray(bounds[run], bounds[used[next + 1] ?? -1] ?? end));
    return this.#runs;
  }

  #familyAt(place: number): Family {
    return {
      rank: this.#rankAt(place),
      sensor: Math.floor(place / this.#lensSeries),
      lensSeries: place % this.#lensSeries,
      systems: this.#systems[place] ?? 0,
    };
  }

  #rankAt(place: number): Rank {
    const lens = this.#lenses[place] ?? 0;
    return {
      feasibilityTier: tierOfKey(this.#keys[place] ?? 0),
      relaxed: this.#relaxed,
      score: this.#scores[place] ?? 0,
      excess: this.#excesses[place] ?? 0,
      volumeMm3: this.#volumes[lens] ?? Number.POSITIVE_INFINITY,
      camera: this.#cameras[place] ?? 0,
      lens,
    };
  }
}

function pick<A extends Int16Array | Int32Array | Float64Array>(places: Int32Array, from: A, into: A): A {
  for (let row = 0; row < places.length; row++) into[row] = from[places[row] ?? 0] ?? 0;
  return into;
}
