import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requirementsOf } from '../../model/task/requirements';
import { type PreparedCatalogue, prepareCatalogue } from '../catalogue/prepared-catalogue';
import type { Sweeper } from '../rank-systems';
import { solveSystems } from '../solve-systems';
import { boardTask } from '../test/board';
import { randomCatalogue, randomTask } from '../test/random-catalogue';
import { realCatalogue } from '../test/real-catalogue';
import { addSwept, sweptData } from './divided';
import { NearList, nearestOf } from './near-list';
import { sweep } from './sweep';

/** Sweeps the sensors of each share by itself and puts the results together, as if they came from other threads. */
const divided =
  (shareOf: (sensor: number) => number, shares: number): Sweeper =>
  (need, catalogue, limits) => {
    const sensors = Array.from(catalogue.sensors.keys());
    const parts = Array.from({ length: shares }, (_, share) => {
      const own = sensors.filter(sensor => shareOf(sensor) === share);
      return sweep(need, catalogue, limits, () => own.shift() ?? catalogue.sensors.length);
    });
    const [whole, ...others] = parts;
    if (!whole) throw new RangeError('no share');
    for (const other of others) addSwept(whole, sweptData(other));
    return whole;
  };

const all = Number.POSITIVE_INFINITY;

test('shares of the sensors, put together, give the answer of one sweep', () => {
  const shares = fc.infiniteStream(fc.nat({ max: 2 }));
  fc.assert(
    fc.property(randomCatalogue, randomTask, shares, fc.constantFrom(2, 5, 256), (parts, task, draw, lookAt) => {
      const catalogue = prepareCatalogue(parts);
      const need = requirementsOf(task);
      const share = catalogue.sensors.map(() => draw.next().value);
      const asked = { limit: all, paretoFrontLimit: all, lookAt };
      const whole = solveSystems(need, catalogue, asked);
      expect(solveSystems(need, catalogue, { ...asked, sweep: divided(s => share[s] ?? 0, 3) })).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

test('the same over the real catalogue, also where nothing fits', async () => {
  const catalogue: PreparedCatalogue = prepareCatalogue(await realCatalogue());
  const tasks = [
    boardTask,
    { ...boardTask, rateHz: 4000, heightVariationMm: 8 },
    { ...boardTask, mode: 'line' as const },
  ];
  for (const task of tasks) {
    const need = requirementsOf({ ...task, directions: { ...task.directions, resolution: 1 } });
    const whole = solveSystems(need, catalogue);
    expect(solveSystems(need, catalogue, { sweep: divided(sensor => sensor % 2, 2) })).toEqual(whole);
  }
});

test('the nearest of two lists are those of one list, whichever of equal ones came to which', () => {
  const offer = fc.record({ missedBy: fc.constantFrom(0.1, 0.1 + 1e-12, 0.2, 0.3), other: fc.boolean() });
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (offers, kept) => {
      const [whole, one, other] = [new NearList(kept), new NearList(kept), new NearList(kept)];
      for (const [sensor, { missedBy, other: inOther }] of offers.entries()) {
        whole.offer(missedBy, sensor, 7);
        (inOther ? other : one).offer(missedBy, sensor, 7);
      }
      expect(nearestOf(kept, one.columns(), other.columns()).sorted()).toEqual(whole.sorted());
    }),
  );
});
