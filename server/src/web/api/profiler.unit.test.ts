import { calls, envelope } from '@shixuan/api';
import type { CallRequest } from '@shixuan/api/client';
import { checkProfiler } from '@shixuan/optics/checks';
import { profileNeedsOf } from '@shixuan/optics/model';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexApp } from '../../../test/index-app';
import { postCall } from '../../../test/post-call';
import { siteIndex } from '../../../test/site-catalogue';

let app: FastifyInstance;
beforeAll(async () => {
  app = indexApp(await siteIndex());
});
afterAll(() => app.close());

type Task = CallRequest<'profiler'>['task'];

/** A bead of glue on a part 30 mm wide that moves at 100 mm/s, a profile each 0.1 mm. */
const bead = {
  widthMm: 30,
  heightVariationMm: 5,
  heightToleranceMm: 1,
  pointSpacingMm: 0.05,
  travelSpacingMm: 0.1,
  speedMmS: 100,
  repeatabilityUm: 5,
} as const satisfies Task;

async function ask(task: Task, limit?: number) {
  const { state, content, msg } = await postCall(app, 'profiler', { task, ...(limit && { limit }) });
  expect([state, msg]).toEqual([0, '']);
  expect(envelope(calls.profiler.content).parse({ state, content, msg }).content).toEqual(content);
  return content;
}

test('a stated rate is asked for beside that of the motion', async () => {
  const rateOf = async (task: Task) => {
    const { list, parts } = await ask(task, 100);
    const fits = list.filter(({ fit }) => fit === 'fits').map(({ profilerId }) => profilerId);
    const rates = parts
      .filter(({ product }) => fits.includes(product.id))
      .map(({ part }) => Math.max(part.profileRateHz ?? 0, part.maxProfileRateHz ?? 0));
    return Math.min(...rates);
  };
  expect(await rateOf({ ...bead, minProfileRateHz: 4000 })).toBeGreaterThanOrEqual(4000);
  expect(await rateOf({ ...bead, speedMmS: 0, minProfileRateHz: 4000 })).toBeGreaterThanOrEqual(4000);
  expect(await rateOf({ ...bead, minProfileRateHz: 10 })).toBeGreaterThanOrEqual(1000);
});

test('profilers for a glue bead agree with plain geometry; those without data come last', async () => {
  const { list, parts, fitting, dataMissing, nearMisses } = await ask(bead, 100);
  expect(fitting).toBeGreaterThan(5);
  expect(dataMissing).toBeGreaterThan(0);
  expect(nearMisses).toEqual([]);
  expect(list.map(({ fit }) => fit)).toEqual(
    list
      .map(({ fit }) => fit)
      .sort()
      .reverse(),
  );
  const fits = list.filter(({ fit }) => fit === 'fits');
  expect(fits.length).toBeGreaterThan(2);
  for (const { profilerId, mounting, verdicts } of fits) {
    const part = parts.find(({ product }) => product.id === profilerId)?.part;
    expect(part?.measuringRangeMm).toBeGreaterThanOrEqual(7);
    expect(part?.repeatabilityUm).toBeLessThanOrEqual(5);
    expect(Math.max(part?.profileRateHz ?? 0, part?.maxProfileRateHz ?? 0)).toBeGreaterThanOrEqual(1000);
    expect(mounting.widthMm).toBeGreaterThanOrEqual(33 * (1 - 1e-6));
    expect(mounting.pointSpacingMm).toBeLessThanOrEqual(0.05 * (1 + 1e-6));
    expect(Object.values(verdicts)).not.toContain('fail');
  }
});

test('listed, merged and refused profilers together are all of the catalogue', async () => {
  const { list, ledger, fitting, dataMissing } = await ask(bead, 100);
  expect(list.reduce((sum, { twins }) => sum + 1 + twins, 0)).toBe(fitting + dataMissing);
  expect(fitting + dataMissing + ledger.reduce((sum, { removed }) => sum + removed, 0)).toBe(173);
});

test('the engine in the browser has the same verdicts from task and part', async () => {
  const { list, parts } = await ask(bead);
  const need = profileNeedsOf(calls.profiler.request.parse({ task: bead }).task);
  for (const { profilerId, verdicts } of list) {
    const part = parts.find(({ product }) => product.id === profilerId)?.part;
    const found = part && checkProfiler(need, part).map(({ id, verdict }) => [id, verdict]);
    expect(found && Object.fromEntries(found)).toEqual(verdicts);
  }
});

test('where nothing fits, the nearest are listed with all unmet demands', async () => {
  const { fitting, nearMisses } = await ask({ widthMm: 30, repeatabilityUm: 0.001 });
  expect(fitting).toBe(0);
  expect(nearMisses[0]?.misses.map(({ check }) => check)).toContain('z-repeatability');
});

test('under a limit of the cost the list is of its classes, and the counts stay those of the task', async () => {
  const all = await ask(bead, 100);
  expect(new Set(all.list.map(({ cost }) => cost.costClass)).size).toBeGreaterThan(1);
  expect(all.list.find(({ cost }) => cost.costClass === null)?.cost.why ?? '每轮廓点数未标注').toBe('每轮廓点数未标注');
  const { content } = await postCall(app, 'profiler', { task: bead, maxCostClass: 4 });
  expect(content.list.length).toBeGreaterThan(0);
  for (const { cost } of content.list) expect(cost.costClass).toBeLessThanOrEqual(4);
  expect([content.fitting, content.dataMissing]).toEqual([all.fitting, all.dataMissing]);
});

test('another way is solved before it is offered: a camera for a part at rest, a profiler that has the range when it is tilted', async () => {
  const still = { ...bead, speedMmS: 0, repeatabilityUm: undefined, pointSpacingMm: 0.5 };
  const { crossings: [shot] = [] } = await ask(still, 1);
  expect(shot).toMatchObject({ kind: 'area-3d', text: expect.stringMatching(/目录中 \S.+ 符合，装在最高处之上 /u) });
  if (!shot?.volumeTask) throw new Error('no task of a 3D area camera');
  const asked = await postCall(app, 'depthCameras', { task: shot.volumeTask, limit: 1 });
  expect(asked.content.list[0]).toMatchObject({ fit: 'fits' });
  expect(shot.text).toContain(asked.content.list[0]?.product.model);
  // No camera of the catalogue is known to be that exact.
  expect((await ask({ ...still, heightErrorUm: 1 }, 1)).crossings).toBeUndefined();
  const { crossings: [tilt] = [] } = await ask({ ...bead, surface: 'mirror' }, 1);
  expect(tilt).toMatchObject({ kind: 'tilt', text: expect.stringMatching(/倾斜后要用量程 .+，仍符合/u) });
  expect((await ask({ ...bead, surface: 'mirror', repeatabilityUm: 0.001 }, 1)).crossings).toBeUndefined();
});

test('3D area cameras tell their cost class and are limited by it as well', async () => {
  const task = { widthMm: 600, heightMm: 400, depthMm: 300 };
  const { content } = await postCall(app, 'depthCameras', { task, maxCostClass: 1, limit: 100 });
  expect(content.list.length).toBeGreaterThan(0);
  for (const { cost } of content.list) expect(cost).toMatchObject({ costClass: 1, priced: false });
  const refused = await postCall(app, 'depthCameras', { task, maxCostClass: 9 });
  expect([refused.status, refused.msg]).toEqual([422, expect.stringContaining('成本档上限')]);
});

test.each<[unknown, string]>([
  [{}, '宽 task.widthMm：应为 0.001 到 50000 mm 的数字'],
  [{ widthMm: 'abc' }, '宽 task.widthMm：应为 0.001 到 50000 mm 的数字'],
  [{ widthMm: 40, resolutionUm: 0 }, 'Z 向分辨率 task.resolutionUm：应为大于 0 且不超过 1000000 µm 的数字'],
  [{ widthMm: 40, standOff: { minMm: 9, maxMm: 1 } }, '安装净空 task.standOff：下限 minMm 不能大于上限 maxMm'],
  [{ widthMm: 40, speedMmS: 1e5, travelSpacingMm: 1e-6 }, ''],
])('task %j: %s', async (task, message) => {
  const { status, msg } = await postCall(app, 'profiler', { task } as { task: Task });
  expect([status, msg]).toEqual([message === '' ? 200 : 422, message]);
});
