import { compareRanks, type Rank } from './ranking';

/** The best system of one series of cameras with one series of lenses, and how many more there are. */
export interface Twins {
  rank: Rank;
  onSide: number;
  relaxed: number;
}

/** Keeps the best of every pair of series, so that a list does not show ten twins. */
export class TwinTable {
  readonly #slots: Int32Array;
  readonly #twins: Twins[] = [];
  readonly #columns: number;

  constructor(cameraSeries: number, lensSeries: number) {
    this.#columns = lensSeries;
    this.#slots = new Int32Array(cameraSeries * lensSeries);
  }

  add(cameraSeries: number, lensSeries: number, rank: Readonly<Rank>): void {
    const key = cameraSeries * this.#columns + lensSeries;
    const slot = this.#slots[key] ?? 0;
    const found = slot === 0 ? undefined : this.#twins[slot - 1];
    if (found === undefined) {
      const { relaxed, score, excess, volumeMm3, camera, lens } = rank;
      this.#twins.push({
        rank: { relaxed, score, excess, volumeMm3, camera, lens },
        onSide: Number(!relaxed),
        relaxed: Number(relaxed),
      });
      this.#slots[key] = this.#twins.length;
      return;
    }
    if (rank.relaxed) found.relaxed++;
    else found.onSide++;
    if (compareRanks(rank, found.rank) >= 0) return;
    const kept = found.rank;
    kept.relaxed = rank.relaxed;
    kept.score = rank.score;
    kept.excess = rank.excess;
    kept.volumeMm3 = rank.volumeMm3;
    kept.camera = rank.camera;
    kept.lens = rank.lens;
  }

  /** Whether any system lies on the chosen side. */
  anyOnSide(): boolean {
    return this.#twins.some(({ onSide }) => onSide > 0);
  }

  /** The best first, of those on the chosen side, or of all where there is none. */
  ranked(relaxed: boolean): readonly Twins[] {
    return this.#twins.filter(({ onSide }) => relaxed || onSide > 0).sort((a, b) => compareRanks(a.rank, b.rank));
  }
}
