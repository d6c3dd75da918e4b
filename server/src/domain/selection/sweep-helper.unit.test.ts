import { requirementsOf } from '@shixuan/optics/model';
import { type PreparedCatalogue, prepareCatalogue, solveSystems } from '@shixuan/optics/solve';
import { beforeAll, expect, test, vi } from 'vitest';
import { siteIndex } from '../../../test/site-catalogue';
import { selectionOf } from './selection-of';
import { partsOf } from './selection-parts';
import { type SweepHelper, startSweepHelper } from './sweep-helper';
import { SweepClaims } from './sweep-share';
import { warmUpTasks } from './warm-up-tasks';

const VERSION = '1';
let catalogue: PreparedCatalogue;
let helper: SweepHelper;
/** Whether a processor is idle. */
let free = true;
beforeAll(async () => {
  const { kinds, cameras, lenses, lights, grabbers } = await selectionOf(await siteIndex());
  catalogue = prepareCatalogue({ cameras, lenses, lights, grabbers });
  helper = startSweepHelper(() => free);
  for (const { parts } of kinds) helper.take({ version: VERSION, ...partsOf(parts) });
});

/** Sweeps with the helper; `judged` is the number of sensors that this thread judged, and some that do not depend on it. */
function divided(task: (typeof warmUpTasks)[number], version = VERSION) {
  const need = requirementsOf(task);
  let judged = 0;
  const lensFolds = Object.create(catalogue.lensFolds, {
    firsts: {
      get() {
        judged++;
        return catalogue.lensFolds.firsts;
      },
    },
  });
  const whole: PreparedCatalogue = { ...catalogue, lensFolds };
  const swept = helper.sweeper(version, whole)(need, whole, { lookAt: 256, families: 100 });
  return { need, found: solveSystems(need, catalogue, { sweep: () => swept }), judged };
}

test('a sweep divided between two threads gives the same answer', async () => {
  const [task] = warmUpTasks as [(typeof warmUpTasks)[number]];
  // The thread has to start first: until then this one judges every sensor.
  const all = catalogue.sensors.length;
  await vi.waitFor(() => expect(divided(task).judged).toBeLessThan(all), { interval: 10 });
  for (const task of warmUpTasks.slice(0, 10)) {
    const { need, found } = divided(task);
    expect(found).toEqual(solveSystems(need, catalogue));
  }
});

test('on a busy machine one thread judges all sensors', () => {
  const [task] = warmUpTasks as [(typeof warmUpTasks)[number]];
  free = false;
  expect(divided(task).judged).toBeGreaterThanOrEqual(catalogue.sensors.length);
  free = true;
});

test('each sensor is judged by one thread; a thread that comes after the end judges none', () => {
  const first = new SweepClaims();
  const second = new SweepClaims(first.memory);
  expect(second.join()).toBe(true);
  expect([first.nextSensor(), second.nextSensor(), first.nextSensor()]).toEqual([0, 1, 2]);
  second.leave();
  expect(first.close(0)).toBe(true);
  const alone = new SweepClaims();
  expect(alone.close(0)).toBe(false);
  expect(new SweepClaims(alone.memory).join()).toBe(false);
});

test('a thread that joined and never answers is waited for no longer than the time given', () => {
  const claims = new SweepClaims();
  new SweepClaims(claims.memory).join();
  expect(claims.close(5)).toBe(true);
});

test('after a failure of the helper the answers are those of one thread', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const task = warmUpTasks[0] as (typeof warmUpTasks)[number];
  const unknown = divided(task, 'another version');
  expect(unknown.found).toEqual(solveSystems(unknown.need, catalogue));
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('not here any more')));
  const { need, found } = divided(task);
  expect(found).toEqual(solveSystems(need, catalogue));
  warned.mockRestore();
});
