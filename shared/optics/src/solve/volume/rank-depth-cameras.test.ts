import { beforeAll, expect, test } from 'vitest';
import type { DepthCamera } from '../../model/parts/depth-camera';
import { depthCameraFromProduct } from '../../model/parts/from-product/depth-camera-from-product';
import type { Product } from '../../model/parts/from-product/product';
import { type VolumeTask, volumeNeedsOf } from '../../model/task/volume-task';
import { rankDepthCameras } from './rank-depth-cameras';
import { volumeWeights } from './volume-score';

let cameras: readonly DepthCamera[];
beforeAll(async () => {
  const file: { default: readonly Product[] } = await import(`../../../../../data/products/${'face-3d'}.json`);
  cameras = file.default.flatMap((product, i) => depthCameraFromProduct({ ...product, id: i + 1 }) ?? []);
});

const pallet: VolumeTask = {
  widthMm: 1200,
  heightMm: 1000,
  marginPct: 10,
  depthMm: 1000,
  distance: { minMm: 1500, maxMm: 3000 },
  pointSpacingMm: 6,
  accuracyMm: null,
  cycleS: 2,
  ambient: 'hall',
};
const ranked = (change: Partial<VolumeTask>) => rankDepthCameras(volumeNeedsOf({ ...pallet, ...change }), cameras);

test('stated accuracies are read from the words of the makers', () => {
  const of = (model: string) => cameras.find(each => each.model.endsWith(model))?.accuracy;
  expect(of('FM850-E2')).toEqual({ errorMm: 3.86, atMm: 1000 });
  expect(of('D435i')).toEqual({ errorMm: 40, atMm: 2000 });
  expect(of('Astra 2')).toBeNull();
});

test('what fits comes before what lacks data, fewest open checks first; every camera is counted once', () => {
  const { list, fitting, dataMissing, ledger, nearMisses } = (({ ranked: list, ...rest }) => ({ list, ...rest }))(
    ranked({}),
  );
  expect(fitting).toBeGreaterThan(3);
  expect(nearMisses).toEqual([]);
  const open = list.map(({ checks }) => checks.filter(({ verdict }) => verdict === 'unknown').length);
  expect(open).toEqual(open.toSorted((a, b) => a - b));
  expect(open.filter(count => count === 0)).toHaveLength(fitting);
  expect(list.some(({ checks }) => checks.some(({ verdict }) => verdict === 'fail'))).toBe(false);
  expect(fitting + dataMissing + ledger.reduce((sum, { removed }) => sum + removed, 0)).toBe(cameras.length);
});

test('without a stated distance, a camera with room for the robot over a bin comes before one that is as certain and denser', () => {
  const bin = { widthMm: 600, heightMm: 400, depthMm: 300, distance: { minMm: null, maxMm: null }, pointSpacingMm: 1 };
  const need = volumeNeedsOf({ ...pallet, ...bin });
  const [first] = rankDepthCameras(need, cameras, { limit: 1 }).ranked;
  if (!first) throw new Error('none');
  expect(first.mounting.topMm).toBeGreaterThanOrEqual(800);
  // The same camera, that sees no farther than 1 m and hangs 700 mm above the bin.
  const short: DepthCamera = { ...first.camera, id: 9999, brand: 'A', farMm: 1000 };
  const both = rankDepthCameras(need, [short, first.camera]);
  expect([both.fitting, ...both.ranked.map(({ camera }) => camera.id)]).toEqual([2, first.camera.id, short.id]);
  const [roomy, tight] = both.ranked;
  expect(tight?.mounting.topMm).toBe(700);
  expect(tight?.mounting.pointSpacingMm).toBeLessThan(roomy?.mounting.pointSpacingMm ?? 0);
});

test('an accuracy that no maker promises leaves all open, and names those that are refused by least', () => {
  const { fitting, ranked: list, nearMisses } = ranked({ accuracyMm: 10 });
  expect(fitting).toBe(0);
  expect(list[0]?.checks.filter(({ verdict }) => verdict === 'unknown').map(({ id }) => id)).toEqual(['z-error']);
  const percipio = nearMisses.find(({ camera: { model } }) => model === 'FM850-E2');
  expect(percipio?.misses.map(({ check }) => check)).toEqual(['z-error']);
  expect(nearMisses.map(({ total }) => total)).toEqual(nearMisses.map(({ total }) => total).toSorted((a, b) => a - b));
});

test('where no point spacing is asked for, a camera of few points does not come first for being cheap', () => {
  const bin = { widthMm: 600, heightMm: 400, depthMm: 300, distance: { minMm: null, maxMm: null } };
  for (const accuracyMm of [1.5, null]) {
    const need = volumeNeedsOf({ ...pallet, ...bin, pointSpacingMm: null, cycleS: null, ambient: null, accuracyMm });
    const [first] = rankDepthCameras(need, cameras).ranked;
    expect(first?.mounting.pointSpacingMm, `${accuracyMm}`).toBeLessThan(2);
  }
  // What is asked for decides where it is asked for.
  const coarse = volumeNeedsOf({ ...pallet, ...bin, pointSpacingMm: 12, cycleS: null, ambient: null });
  const spacing = rankDepthCameras(coarse, cameras).ranked.map(({ score }) =>
    score.parts.find(({ id }) => id === 'spacing'),
  );
  expect(spacing[0]?.points).toBe(spacing[0]?.most);
});

test('the order of the catalogue does not matter, and the points are 100 at most', () => {
  const need = volumeNeedsOf(pallet);
  const models = (list: readonly DepthCamera[]) =>
    rankDepthCameras(need, list).ranked.map(({ camera: { model } }) => model);
  expect(models(cameras.toReversed())).toEqual(models(cameras));
  expect(volumeWeights.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});
