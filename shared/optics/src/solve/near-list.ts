/** Pair of a sensor and a lens that misses something. */
export interface NearPair {
  missedBy: number;
  /** Of `missSteps`. */
  steps: number;
  sensor: number;
  lens: number;
}

/** Misses closer than this are alike; then the order of the catalogue counts. */
export const missSteps = (missedBy: number): number => Math.round(missedBy * 1e9);

/** The pairs that miss by least, as many as are kept; the others are let go as they come. */
export class NearList {
  #pairs: NearPair[] = [];
  #worst = Number.POSITIVE_INFINITY;
  readonly #kept: number;

  constructor(kept: number) {
    this.#kept = kept;
  }

  offer(missedBy: number, sensor: number, lens: number): void {
    if (missedBy > this.#worst) return;
    this.#pairs.push({ missedBy, steps: missSteps(missedBy), sensor, lens });
    if (this.#pairs.length >= 2 * this.#kept) this.#shrink();
  }

  /** The nearest first. */
  sorted(): readonly NearPair[] {
    this.#shrink();
    return this.#pairs;
  }

  #shrink(): void {
    this.#pairs.sort((a, b) => a.steps - b.steps || a.sensor - b.sensor || a.lens - b.lens);
    if (this.#pairs.length <= this.#kept) return;
    this.#pairs.length = this.#kept;
    this.#worst = this.#pairs.at(-1)?.missedBy ?? this.#worst;
  }
}
