import type { CallContent, CallRequest } from '@shixuan/api/client';
import { beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { readOnlySite, type TestSite } from '../../../test/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await readOnlySite();
});

type Task = CallRequest<'rankSystems'>['task'];
type Answer = CallContent<'rankSystems'>;

async function solve(body: CallRequest<'rankSystems'>): Promise<Answer> {
  const { state, content, msg } = await postCall(site.app, 'rankSystems', body);
  expect([state, msg]).toEqual([0, '']);
  return content;
}

function partsOf({ parts }: Answer, { cameraId, lensId }: { cameraId: number; lensId: number }) {
  const camera = parts.find(({ product }) => product.id === cameraId);
  const lens = parts.find(({ product }) => product.id === lensId);
  if (camera?.role !== 'camera' || lens?.role !== 'lens') throw new Error('a row names parts that are not there');
  return { camera: camera.part, lens: lens.part };
}

/** A board on a conveyor: 120 × 90 mm, 0.06 mm per pixel, mounted 250 to 450 mm above, 10 pictures a second. */
const board = {
  object: { widthMm: 120, heightMm: 90 },
  marginPct: 10,
  accuracy: { kind: 'object-pixel', objectPixelMm: 0.06 },
  workingDistance: { minMm: 250, maxMm: 450 },
  rateHz: 10,
} as const satisfies Task;

test('the first system for a circuit board meets field, resolution, light and rate by plain optics', async () => {
  const answer = await solve({ task: board });
  const [first] = answer.list;
  if (!first) throw new Error('no system');
  const { camera, lens } = partsOf(answer, first);
  if (lens.kind !== 'focal') throw new Error('a board of 120 mm is not seen by a telecentric lens');
  const { setting } = first;
  // Thin lens at the distance it says: m = f / (a − f); a lies within the lens behind its front.
  const distanceMm = setting.workingDistanceMm?.nominal ?? Number.NaN;
  expect(distanceMm).toBeGreaterThanOrEqual(250);
  expect(distanceMm).toBeLessThanOrEqual(450);
  const objectDistanceMm = setting.objectDistanceMm ?? Number.NaN;
  expect(Math.abs(objectDistanceMm - distanceMm)).toBeLessThan(2 * lens.focalLengthMm);
  const m = lens.focalLengthMm / (objectDistanceMm - lens.focalLengthMm);
  const [wide, high] = [camera.pixelsH, camera.pixelsV].map(pixels => (pixels * camera.pixelSizeUm) / 1000 / m);
  const [across = 0, along = 0] = setting.orientation === 0 ? [wide, high] : [high, wide];
  expect(across).toBeGreaterThanOrEqual(120);
  expect(along).toBeGreaterThanOrEqual(90);
  expect(setting.fieldWidthMm.nominal).toBeCloseTo(across, 1);
  expect(camera.pixelSizeUm / 1000 / m).toBeLessThanOrEqual(0.06);
  // The image of the board lies within the circle, the lens reaches the distance, or a ring makes it.
  if (lens.imageCircleMm !== null) expect(Math.hypot(120, 90) * m).toBeLessThanOrEqual(lens.imageCircleMm);
  if (setting.ringMm === 0 && lens.minObjectDistanceMm !== null)
    expect(distanceMm).toBeGreaterThanOrEqual(lens.minObjectDistanceMm * 0.999);
  expect(camera.maxRateHz).toBeGreaterThanOrEqual(10);
  const perSecondMB = (camera.pixelsH * camera.pixelsV * 10) / 1e6;
  expect(setting.linkMBs ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(perSecondMB);
});

test('no system of the list is refused by any check, and none of two series comes twice', async () => {
  const { list } = await solve({ task: board, limit: 100 });
  expect(list.length).toBeGreaterThan(20);
  for (const { verdicts } of list) expect(Object.values(verdicts)).not.toContain('fail');
  // The best is first; after it rounds of different sensors and lenses follow, each from its own best on.
  for (const { score } of list) expect(score).toBeLessThanOrEqual((list[0]?.score ?? 0) + 0.1);
});

test('a limit of the cost leaves out dearer rows, and counts as before', async () => {
  const all = await solve({ task: board });
  const { list, feasible } = await solve({ task: board, maxCostClass: 2 });
  expect(feasible).toBe(all.feasible);
  expect(list.length).toBeGreaterThan(0);
  for (const { cost } of list) expect(cost?.costClass).toBeLessThanOrEqual(2);
});

test('the ledger and the systems together are all pairs of the catalogue', async () => {
  const { content } = await postCall(site.app, 'selectionInit', {});
  const usable = (role: string) =>
    content.kinds.filter(kind => kind.role === role).reduce((sum, kind) => sum + kind.usable, 0);
  const { feasible, ledger } = await solve({ task: board });
  const removed = ledger.reduce((sum, { pairs }) => sum + pairs, 0);
  expect(feasible + removed).toBe(usable('camera') * usable('lens'));
});

test('a given lens of the list has its camera again, in the same setting', async () => {
  const { list } = await solve({ task: board });
  const [first] = list;
  if (!first) throw new Error('no system');
  const { cameraId, lensId } = first;
  const again = await solve({ task: board, cameraId, lensId });
  expect(again.list.map(row => [row.cameraId, row.lensId, row.setting])).toEqual([[cameraId, lensId, first.setting]]);
  const lenses = await postCall(site.app, 'rankLenses', { task: board, cameraId, limit: 100 });
  expect(lenses.content.feasible).toBeGreaterThan(0);
});

test('telecentric measuring lists telecentric lenses at their magnification, with the best normal one as the alternative', async () => {
  const task: Task = {
    mode: 'telecentric',
    object: { widthMm: 12, heightMm: 9 },
    accuracy: { kind: 'tolerance', toleranceMm: 0.05, subPixelFactor: 0.2 },
    heightVariationMm: 1,
  };
  const answer = await solve({ task });
  const both = [answer.list.slice(0, 1), answer.alternative ?? []].flat();
  expect(both).toHaveLength(2);
  const telecentric = both.flatMap(row => {
    const { camera, lens } = partsOf(answer, row);
    return lens.kind === 'fixed' && lens.telecentric !== null ? [{ row, camera, lens }] : [];
  });
  expect(telecentric.map(({ row }) => row)).toEqual(answer.list.slice(0, 1));
  for (const { row, camera, lens } of telecentric) {
    expect(row.setting.magnification.nominal).toBeCloseTo(lens.magnification, 6);
    const longSideUm = Math.max(camera.pixelsH, camera.pixelsV) * camera.pixelSizeUm;
    expect(longSideUm).toBeGreaterThan(12_000 * lens.magnification);
  }
});

test('on wish rows say why: every check with its verdict, reason and derivation, and what misses with a remedy', async () => {
  const plain = await solve({ task: board, limit: 12 });
  const { list, ...rest } = await solve({ task: board, limit: 12, explain: true });
  expect(rest.feasible).toBe(plain.feasible);
  expect(plain.list.filter(({ explained }) => explained)).toEqual([]);
  expect(list.map(({ explained }) => explained !== undefined)).toEqual(list.map((_, place) => place < 10));
  expect(list.map(({ explained: _, ...row }) => row)).toEqual(plain.list);
  for (const { explained = [], verdicts } of list.slice(0, 10)) {
    expect(Object.fromEntries(explained.map(({ check, verdict }) => [check, verdict]))).toMatchObject(verdicts);
    for (const { reason, verdict, missing, remedies } of explained) {
      expect(reason.length).toBeGreaterThan(3);
      expect(missing.length > 0).toBe(verdict === 'unknown');
      if (verdict === 'pass' || verdict === 'unknown') expect(remedies).toEqual([]);
    }
    expect(explained.some(({ traces }) => traces.length > 0)).toBe(true);
    // A focused lens has a nominal focal length.
    const accuracy = explained.find(({ check }) => check === 'accuracy');
    if (accuracy?.reason.includes('焦距 ±5 %')) expect(accuracy.band?.holds).toMatch(/whole|nominal/);
  }
  const nearest = ({ ledger }: Pick<Answer, 'ledger'>) => ledger.flatMap(each => each.nearest?.remedy ?? []);
  expect(nearest(plain)).toEqual([]);
  expect(nearest(rest).length).toBeGreaterThan(0);
});
