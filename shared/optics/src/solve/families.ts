import { compareRanks, copyRank, type Rank } from './ranking';

/** One sensor with one series of lenses: cameras of many brands around one sensor are one solution, not many. */
export interface Family {
  /** Of the best system. */
  rank: Rank;
  sensor: number;
  lensSeries: number;
  /** Systems on the chosen side, and on the other one. */
  onSide: number;
  relaxed: number;
}

/** Keeps the best system of every family and counts the others, so that a list does not show ten twins. */
export class Families {
  readonly #slots: Int32Array;
  readonly #families: Family[] = [];
  readonly #columns: number;

  constructor(sensors: number, lensSeries: number) {
    this.#columns = lensSeries;
    this.#slots = new Int32Array(sensors * lensSeries);
  }

  /** @param systems how many there are that rank behind `rank` or are it, alike in the side they lie on */
  add(sensor: number, lensSeries: number, rank: Readonly<Rank>, systems: number): void {
    const key = sensor * this.#columns + lensSeries;
    const slot = this.#slots[key] ?? 0;
    const found = slot === 0 ? undefined : this.#families[slot - 1];
    if (found === undefined) {
      const [onSide, relaxed] = rank.relaxed ? [0, systems] : [systems, 0];
      this.#families.push({ rank: { ...rank }, sensor, lensSeries, onSide, relaxed });
      this.#slots[key] = this.#families.length;
      return;
    }
    if (rank.relaxed) found.relaxed += systems;
    else found.onSide += systems;
    if (compareRanks(rank, found.rank) < 0) copyRank(rank, found.rank);
  }

  /** Whether any system lies on the chosen side. */
  anyOnSide(): boolean {
    return this.#families.some(({ onSide }) => onSide > 0);
  }

  /** The best first, of those on the chosen side, or of all where there is none. */
  ranked(relaxed: boolean): readonly Family[] {
    return this.#families.filter(({ onSide }) => relaxed || onSide > 0).sort((a, b) => compareRanks(a.rank, b.rank));
  }
}
