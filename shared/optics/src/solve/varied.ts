import { ownRule } from '../formula/own-rule';

/** Rows of a round, and how many of them may share a series of lenses or a sensor. */
export const variety = {
  round: 10,
  perLensSeries: 2,
  perSensor: 2,
  source: ownRule('每十行中同一镜头系列、同一传感器各不超过两行，其余顺延；近似组合并入一行'),
} as const;

/**
 * The order of the list: in rounds of ten. A round takes, from the best ranked on, what is left and of which it has not two of
 * the series of lenses or two of the sensor already; it is shorter where no more will do. So the best is first, every row comes
 * once, and the order follows from the ranking alone.
 */
export function varied<F extends { sensor: number; lensSeries: number }>(ranked: readonly F[], limit: number): F[] {
  const list: F[] = [];
  let left: readonly F[] = ranked;
  while (left.length > 0 && list.length < limit) {
    const { taken, passed } = roundOf(left);
    list.push(...taken);
    left = passed;
  }
  return list.slice(0, limit);
}

function roundOf<F extends { sensor: number; lensSeries: number }>(ranked: readonly F[]): { taken: F[]; passed: F[] } {
  const taken: F[] = [];
  const passed: F[] = [];
  const series = new Map<number, number>();
  const sensors = new Map<number, number>();
  for (const row of ranked) {
    const [ofSeries, ofSensor] = [series.get(row.lensSeries) ?? 0, sensors.get(row.sensor) ?? 0];
    if (taken.length === variety.round || ofSeries >= variety.perLensSeries || ofSensor >= variety.perSensor) {
      passed.push(row);
      continue;
    }
    series.set(row.lensSeries, ofSeries + 1);
    sensors.set(row.sensor, ofSensor + 1);
    taken.push(row);
  }
  return { taken, passed };
}
