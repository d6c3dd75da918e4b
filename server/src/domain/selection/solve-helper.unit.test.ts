import { requirementsOf } from '@shixuan/optics/model';
import { type PreparedCatalogue, prepareCatalogue, rankSystems, solveSystems } from '@shixuan/optics/solve';
import { beforeAll, expect, test, vi } from 'vitest';
import { siteIndex } from '../../../test/site-catalogue';
import { selectionOf } from './selection-of';
import { partsOf } from './selection-parts';
import { WorkClaims } from './shared-work';
import { solve } from './solve';
import { type SolveHelper, startSolveHelper } from './solve-helper';
import { rowsByOneThread } from './system-rows';
import { warmUpTasks } from './warm-up-tasks';

const VERSION = '1';
let catalogue: PreparedCatalogue;
let helper: SolveHelper;
/** Whether a processor is idle. */
let free = true;
beforeAll(async () => {
  const { kinds, cameras, lenses, lights, grabbers } = await selectionOf(await siteIndex());
  catalogue = prepareCatalogue({ cameras, lenses, lights, grabbers });
  helper = startSolveHelper(() => free);
  for (const { parts } of kinds) helper.take({ version: VERSION, ...partsOf(parts) });
});

/** Sweeps with the helper; `judged` is the number of sensors that this thread judged, and some that do not depend on it. */
function sweptByTwo(task: (typeof warmUpTasks)[number], version = VERSION) {
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
  const swept = helper.of(version, whole).sweep(need, whole, { lookAt: 256, families: 100 });
  return { need, swept, judged };
}

/** The answer of a task whose sweep is divided. */
function divided(task: (typeof warmUpTasks)[number], version = VERSION) {
  const { need, swept } = sweptByTwo(task, version);
  return { need, found: solveSystems(need, catalogue, { sweep: () => swept }) };
}

test('a sweep divided between two threads gives the same answer', async () => {
  const [task] = warmUpTasks as [(typeof warmUpTasks)[number]];
  // The thread has to start first: until then this one judges every sensor, and each try takes the processor from that.
  const all = catalogue.sensors.length;
  await vi.waitFor(() => expect(sweptByTwo(task).judged).toBeLessThan(all), { interval: 200 });
  for (const task of warmUpTasks.slice(0, 10)) {
    const { need, found } = divided(task);
    expect(found).toEqual(solveSystems(need, catalogue));
  }
});

/** Rows of a task, and how many of them this thread makes. */
function dividedRows(task: (typeof warmUpTasks)[number], version = VERSION) {
  const need = requirementsOf(task);
  const { systems } = rankSystems(need, catalogue);
  let made = 0;
  const counted: PreparedCatalogue = Object.create(catalogue, {
    grabbers: {
      get() {
        made++;
        return catalogue.grabbers;
      },
    },
  });
  const order = { systems, explained: 2, light: undefined };
  const rows = helper.of(version, catalogue).rows(need, counted, order)();
  return { rows, expected: rowsByOneThread(need, catalogue, order)(), made };
}

test('rows divided between two threads are the same, each made once', async () => {
  const [task] = warmUpTasks as [(typeof warmUpTasks)[number]];
  await vi.waitFor(
    () => {
      const { rows, expected, made } = dividedRows(task);
      expect(rows).toEqual(expected);
      expect(made).toBeLessThan(rows.length);
    },
    { interval: 200 },
  );
});

test('a whole answer is the same with both threads: explained, with a light or a lens of the visitor, and of telecentric lenses', () => {
  const [camera, lens, light] = [catalogue.cameras[5], catalogue.lenses[8], catalogue.lights[3]];
  const wishes = [{}, { explain: true }, { lightId: light?.id }, { lensId: lens?.id }, { cameraId: camera?.id }];
  for (const task of warmUpTasks.slice(0, 2)) {
    for (const wish of [...wishes, { task: { ...task, mode: 'telecentric' as const } }, { maxCostClass: 3 }]) {
      const job = { kind: 'systems', task, limit: 20, cameraId: undefined, lensId: undefined, ...wish } as const;
      expect(solve(catalogue, job, helper.of(VERSION, catalogue))).toEqual(solve(catalogue, job));
    }
  }
});

test('on a busy machine one thread judges all sensors and makes all rows', () => {
  const [task] = warmUpTasks as [(typeof warmUpTasks)[number]];
  free = false;
  expect(sweptByTwo(task).judged).toBeGreaterThanOrEqual(catalogue.sensors.length);
  const { rows, expected, made } = dividedRows(task);
  expect(rows).toEqual(expected);
  expect(made).toBe(rows.length);
  free = true;
});

test('each piece is taken by one thread; a thread that comes after the end takes none', () => {
  const first = new WorkClaims();
  const second = new WorkClaims(first.memory);
  expect(second.join()).toBe(true);
  expect([first.next(), second.next(), first.next()]).toEqual([0, 1, 2]);
  second.leave();
  expect(first.close(0)).toBe(true);
  const alone = new WorkClaims();
  expect(alone.close(0)).toBe(false);
  expect(new WorkClaims(alone.memory).join()).toBe(false);
});

test('a thread that joined and never answers is waited for no longer than the time given', () => {
  const claims = new WorkClaims();
  new WorkClaims(claims.memory).join();
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
  const { rows, expected } = dividedRows(task);
  expect(rows).toEqual(expected);
  warned.mockRestore();
});
