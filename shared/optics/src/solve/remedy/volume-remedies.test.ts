import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { checkDepthCamera } from '../../checks/volume/check-depth-camera';
import type { DepthCamera } from '../../model/parts/depth-camera';
import { depthCameraFromProduct } from '../../model/parts/from-product/depth-camera-from-product';
import type { Product } from '../../model/parts/from-product/product';
import { type VolumeTask, volumeNeedsOf } from '../../model/task/volume-task';
import { volumeRemedies } from './volume-remedies';

let cameras: readonly DepthCamera[];
beforeAll(async () => {
  const file: { default: readonly Product[] } = await import(`../../../../../data/products/${'face-3d'}.json`);
  cameras = file.default.flatMap((product, i) => depthCameraFromProduct({ ...product, id: i + 1 }) ?? []);
});

const orNull = (figure: fc.Arbitrary<number>) => fc.option(figure, { nil: null });
const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const tasks: fc.Arbitrary<VolumeTask> = fc.record({
  widthMm: figure(100, 3000),
  heightMm: figure(100, 2000),
  marginPct: fc.constantFrom(0, 10, 30),
  depthMm: figure(0, 1500),
  distance: fc.record({ minMm: orNull(figure(200, 1500)), maxMm: orNull(figure(1500, 4000)) }),
  pointSpacingMm: orNull(figure(0.2, 10)),
  accuracyMm: orNull(figure(0.1, 20)),
  cycleS: orNull(figure(0.02, 3)),
  ambient: fc.constantFrom('hall', 'daylight', null),
});

test('every remedy works: the check passes, and no other fails by it or is left open', () => {
  let tried = 0;
  fc.assert(
    fc.property(tasks, task => {
      const need = volumeNeedsOf(task);
      for (const camera of cameras) {
        const before = checkDepthCamera(need, camera);
        for (const check of before) {
          for (const { change, task: changed } of volumeRemedies(need, camera, check)) {
            tried++;
            const after = checkDepthCamera(volumeNeedsOf(changed), camera);
            for (const [i, { id, verdict }] of after.entries()) {
              const earlier = before[i]?.verdict;
              if (id === check.id) expect(verdict, change).toBe('pass');
              else if (verdict !== earlier) {
                expect(verdict, change).not.toBe('fail');
                if (earlier !== 'fail') expect(verdict, change).not.toBe('unknown');
              }
            }
          }
        }
      }
    }),
    { numRuns: 30, seed: 20_261_123 },
  );
  expect(tried).toBeGreaterThan(300);
});

test('a camera too far for the spacing asked for may see coarser points, or stand nearer', () => {
  const need = volumeNeedsOf({
    widthMm: 400,
    heightMm: 300,
    marginPct: 0,
    depthMm: 0,
    distance: { minMm: 1500, maxMm: null },
    pointSpacingMm: 1,
    accuracyMm: null,
    cycleS: null,
    ambient: null,
  });
  const camera = cameras.find(({ model }) => model === 'FM850-E2');
  if (!camera) throw new Error('no such camera');
  const words = volumeRemedies(need, camera, { id: 'point-spacing', verdict: 'fail' }).map(({ change }) => change);
  expect(words).toEqual([
    expect.stringMatching(/^点间距放宽到 [\d.]+ mm$/),
    expect.stringMatching(/^安装距离下限放宽到 [\d.\u202f]+ mm$/),
  ]);
});
