import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyProfiler, profiler } from '../../checks/profiler/test/cases';
import type { DepthCamera } from '../../model/parts/depth-camera';
import { depthCameraFromProduct } from '../../model/parts/from-product/depth-camera-from-product';
import type { Product } from '../../model/parts/from-product/product';
import { profilerFromProduct } from '../../model/parts/from-product/profiler-from-product';
import type { Profiler } from '../../model/parts/profiler';
import { depthCameraCost } from './depth-camera-cost';
import { profilerCost } from './profiler-cost';

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const maybe = (min: number, max: number) => fc.option(figure(min, max), { nil: null });
const growth = figure(1, 20);

const attrsOf = fc.record({
  principle: fc.constantFrom('stereo', 'active-stereo', 'tof', 'lidar', 'structured-light', 'another'),
  near: maybe(10, 900),
  far: maybe(1000, 20_000),
  depthResolutionH: maybe(100, 2000),
  depthResolutionV: maybe(100, 2000),
  frameRateFps: maybe(1, 90),
  repeatabilityZUm: maybe(1, 500),
  interface: fc.constantFrom('usb3', 'gige', null),
  ip: fc.constantFrom('ip54', 'ip67', null),
});
const depthCamera = ({ near, far, ...attrs }: Record<string, unknown>): DepthCamera => {
  const product = { id: 1, category: 'face-3d', brand: '甲', series: null, model: 'D1' };
  const found = depthCameraFromProduct({ ...product, attrs: { ...attrs, workingDistanceMm: [near, far] } });
  if (!found) throw new Error('no depth camera');
  return found;
};

const productsOf = async (category: string): Promise<readonly Product[]> => {
  const file: { default: readonly Product[] } = await import(`../../../../../data/products/${category}.json`);
  return file.default.map((product, i) => ({ ...product, id: i + 1 }));
};

/** Parts of each class, ¥ first. */
const spread = (classes: readonly (number | null)[]) =>
  [1, 2, 3, 4, 5].map(each => classes.filter(costClass => costClass === each).length);

const unknownAsNull = (points: number | null) => points ?? Number.NaN;

describe('a profiler', () => {
  const larger = [
    'profilePoints',
    'measuringRangeMm',
    'nearWidthMm',
    'midWidthMm',
    'farWidthMm',
    'profileRateHz',
    'maxProfileRateHz',
  ] as const;

  test.each(larger)('with more of %s is never cheaper, all else equal', key => {
    const points = (of: Profiler) => unknownAsNull(profilerCost(of).points);
    fc.assert(
      fc.property(anyProfiler, figure(1, 900), growth, (part, now, times) => {
        const each = { ...part, [key]: now };
        fc.pre(profilerCost(each).points !== null);
        expect(points({ ...each, [key]: now * times })).toBeGreaterThanOrEqual(points(each));
      }),
    );
  });

  test('that repeats to less is never cheaper', () => {
    expect(profilerCost(profiler({ repeatabilityUm: 0.2 })).points).toBeGreaterThan(
      unknownAsNull(profilerCost(profiler({ repeatabilityUm: 2 })).points),
    );
  });

  test('has no class where its points are unknown and cannot be told by width and spacing', () => {
    const bare = profiler({ profilePoints: null, pointSpacingUm: null });
    expect(profilerCost(bare)).toMatchObject({ points: null, costClass: null, why: '每轮廓点数未标注' });
    expect(profilerCost(profiler({ profilePoints: null, pointSpacingUm: 50 })).why).toContain('每轮廓 1400 点');
  });

  test('says what its class rests on, and that figures in place of unstated ones are usual ones', () => {
    expect(profilerCost(profiler()).why).toBe('每轮廓 1000 点，5 kHz，视野 70 mm，量程 20 mm，重复精度 2 µm');
    const { why } = profilerCost(profiler({ maxProfileRateHz: null, profileRateHz: null }));
    expect(why).toBe('每轮廓 1000 点，视野 70 mm，量程 20 mm，重复精度 2 µm，未标注的按常见值');
  });

  test('costs its price where an import gives one', () => {
    const of = { id: 1, category: 'line-3d', brand: '甲', series: null, model: 'P', attrs: { priceCny: 9000 } };
    const found = profilerFromProduct(of);
    expect(found && profilerCost(found)).toMatchObject({ costClass: 2, priced: true, why: '导入价格 9000 元' });
  });
});

describe('a 3D area camera', () => {
  test.each(['far', 'depthResolutionH', 'depthResolutionV', 'frameRateFps'] as const)(
    'with more of %s is never cheaper, all else equal',
    key => {
      fc.assert(
        fc.property(attrsOf, figure(1000, 5000), growth, (attrs, now, times) => {
          const before = depthCameraCost(depthCamera({ ...attrs, [key]: now })).points;
          fc.pre(before !== null);
          const after = depthCameraCost(depthCamera({ ...attrs, [key]: now * times })).points;
          expect(after).toBeGreaterThanOrEqual(unknownAsNull(before));
        }),
      );
    },
  );

  test('that repeats to less, is sealed or has Ethernet is dearer', () => {
    const usual = { principle: 'structured-light', near: 100, far: 300, interface: 'usb3' };
    const points = (change: object) => unknownAsNull(depthCameraCost(depthCamera({ ...usual, ...change })).points);
    for (const change of [{ repeatabilityZUm: 5 }, { ip: 'ip67' }, { interface: 'gige' }]) {
      expect(points(change)).toBeGreaterThan(points({}));
    }
    expect(points({ ip: 'ip54' })).toBe(points({}));
  });

  test('has no class where nothing but its principle is stated', () => {
    const bare = depthCamera({ principle: 'structured-light', near: null, far: null });
    expect(depthCameraCost(bare)).toMatchObject({ points: null, costClass: null });
    expect(depthCameraCost(depthCamera({ near: 100, far: 900, principle: null })).costClass).toBeNull();
  });

  test('costs its price where an import gives one', () => {
    expect(depthCameraCost(depthCamera({ near: null, far: null, priceCny: 80_000 })).costClass).toBe(5);
  });
});

describe('the real data', () => {
  let profilers: readonly Profiler[];
  let cameras: readonly DepthCamera[];
  beforeAll(async () => {
    profilers = (await productsOf('line-3d')).flatMap(each => profilerFromProduct(each) ?? []);
    cameras = (await productsOf('face-3d')).flatMap(each => depthCameraFromProduct(each) ?? []);
  });
  const profilerClass = (model: string) => {
    const found = profilers.find(each => each.model === model);
    return found && profilerCost(found).costClass;
  };
  const cameraClass = (model: string) => {
    const found = cameras.find(each => each.model === model);
    return found && depthCameraCost(found).costClass;
  };

  test('profilers lie in the upper three classes, none of which holds nearly all of them', () => {
    const classes = profilers.map(each => profilerCost(each).costClass);
    const known = classes.filter(each => each !== null).length;
    expect(known).toBeGreaterThan(0.85 * profilers.length);
    const [least = 0, low = 0, ...upper] = spread(classes);
    expect(least + low).toBe(0);
    for (const count of upper) expect(count / known).toBeGreaterThan(0.05);
    for (const count of upper) expect(count / known).toBeLessThan(0.7);
  });

  test('finer and faster series of one maker stand above the simpler ones', () => {
    expect(profilerClass('Gocator 2120')).toBe(3);
    expect(profilerClass('Gocator 2430')).toBe(4);
    expect(profilerClass('Gocator 6320')).toBe(5);
    expect(profilerClass('Gocator 5504')).toBe(5);
  });

  test('3D area cameras span all classes, from consumer stereo to measuring projectors', () => {
    const counts = spread(cameras.map(each => depthCameraCost(each).costClass));
    expect(counts.slice(0, 3).every(count => count > 0)).toBe(true);
    expect(counts[4]).toBeGreaterThan(0);
    expect([cameraClass('D435'), cameraClass('FM850-E2'), cameraClass('Gocator 3520')]).toEqual([1, 3, 5]);
    // Stated by its principle alone.
    expect(cameraClass('PhoXi 3D Scanner M')).toBeNull();
  });
});
