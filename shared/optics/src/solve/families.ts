import { compareRanks, copyRank, type Rank } from './ranking';

/** One sensor with one series of lenses: cameras of many brands around one sensor are one solution, not many. */
export interface Family {
  /** Of the best system. */
  rank: Rank;
  sensor: number;
  lensSeries: number;
  systems: number;
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

  /** @param systems how many there are that rank behind `rank` or are it */
  add(sensor: number, lensSeries: number, rank: Readonly<Rank>, systems: number): void {
    const key = sensor * this.#columns + lensSeries;
    const slot = this.#slots[key] ?? 0;
    const found = slot === 0 ? undefined : this.#families[slot - 1];
    if (found === undefined) {
      this.#families.push({ rank: { ...rank }, sensor, lensSeries, systems });
      this.#slots[key] = this.#families.length;
      return;
    }
    found.systems += systems;
    if (compareRanks(rank, found.rank) < 0) copyRank(rank, found.rank);
  }

  /** The best first. */
  ranked(): readonly Family[] {
    return [...this.#families].sort((a, b) => compareRanks(a.rank, b.rank));
  }
}
