import { ownRule } from '../../formula/sources/own-rule';

/** Rows per round, and how many of them may share a series of lenses or a sensor. */
export const variety = {
  round: 10,
  perLensSeries: 2,
  perSensor: 2,
  source: ownRule('每十行中同一镜头系列、同一传感器各不超过两行，其余顺延；参数几乎相同的组合并入一行'),
} as const;

/**
 * Order of the list, in rounds of ten. A round takes the best ranked rows that are left and skips a row whose series of lenses
 * or sensor it already has twice. A round is shorter where no further row qualifies. The best row is first, every row occurs
 * once, and the order depends on the ranking alone.
 */
export function varied<F extends Varied>(ranked: Iterable<F>, limit: number): F[] {
  const list: F[] = [];
  const rest = ranked[Symbol.iterator]();
  /** Rows that earlier rounds skipped. They rank before the rows that are still to be read. */
  let passed: F[] = [];
  while (list.length < limit) {
    const round = new Round<F>();
    passed = passed.filter(row => !round.takes(row));
    while (!round.full) {
      const { done, value: row } = rest.next();
      if (done) break;
      if (!round.takes(row)) passed.push(row);
    }
    if (round.taken.length === 0) break;
    list.push(...round.taken);
  }
  return list.slice(0, limit);
}

interface Varied {
  sensor: number;
  lensSeries: number;
}

class Round<F extends Varied> {
  readonly taken: F[] = [];
  readonly #ofSeries = new Map<number, number>();
  readonly #ofSensor = new Map<number, number>();

  get full(): boolean {
    return this.taken.length === variety.round;
  }

  takes(row: F): boolean {
    const series = this.#ofSeries.get(row.lensSeries) ?? 0;
    const sensor = this.#ofSensor.get(row.sensor) ?? 0;
    if (this.full || series >= variety.perLensSeries || sensor >= variety.perSensor) return false;
    this.#ofSeries.set(row.lensSeries, series + 1);
    this.#ofSensor.set(row.sensor, sensor + 1);
    this.taken.push(row);
    return true;
  }
}
