import { compareRanks, copyOf, copyRank, type Rank, scoreSteps } from './ranking';

/** One sensor with one series of lenses: cameras of many brands around one sensor are one solution, not many. */
export interface Family {
  /** Of the best system. */
  rank: Rank;
  sensor: number;
  lensSeries: number;
  systems: number;
}

interface Keyed extends Family {
  /** What `compareRanks` looks at first, in one number: sorting thousands by it is several times as fast. */
  key: number;
}

/** The larger the better ranked; of equal keys the ranks decide. Sides are kept apart. */
const keyOf = ({ undecided, score }: Readonly<Rank>): number => scoreSteps(score) - (undecided ? 1e6 : 0);

/** Keeps the best system of every family and counts the others, so that a list does not show ten twins. */
export class Families {
  readonly #slots: Int32Array;
  readonly #families: Keyed[] = [];
  readonly #columns: number;

  constructor(sensors: number, lensSeries: number) {
    this.#columns = lensSeries;
    this.#slots = new Int32Array(sensors * lensSeries);
  }

  /** @param systems how many there are that rank behind `rank` or are it */
  add(sensor: number, lensSeries: number, rank: Readonly<Rank>, systems: number): void {
    const place = sensor * this.#columns + lensSeries;
    const slot = this.#slots[place] ?? 0;
    const key = keyOf(rank);
    const found = slot === 0 ? undefined : this.#families[slot - 1];
    if (found === undefined) {
      this.#families.push({ rank: copyOf(rank), sensor, lensSeries, systems, key });
      this.#slots[place] = this.#families.length;
      return;
    }
    found.systems += systems;
    if (key < found.key || (key === found.key && compareRanks(rank, found.rank) >= 0)) return;
    found.key = key;
    copyRank(rank, found.rank);
  }

  /** The best first. */
  ranked(): readonly Family[] {
    return [...this.#families].sort((a, b) => b.key - a.key || compareRanks(a.rank, b.rank));
  }
}
