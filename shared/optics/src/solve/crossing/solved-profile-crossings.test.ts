import { expect, test } from 'vitest';
import { profiler, profileTask } from '../../checks/profiler/test/cases';
import { depthCamera } from '../../checks/volume/test/cases';
import type { DepthCamera } from '../../model/parts/depth-camera';
import type { Profiler } from '../../model/parts/profiler';
import { type ProfileTask, profileNeedsOf } from '../../model/task/profile-task';
import { tiltedTask } from './profile-crossings';
import { solvedProfileCrossings } from './solved-profile-crossings';

/** As wide as it is far away, 1000 × 1000 pixels, without a stated error. */
const wideCamera = depthCamera({
  model: 'D1',
  principle: 'structured-light',
  nearMm: 100,
  farMm: 2000,
  angleHDeg: (2 * Math.atan(0.5) * 180) / Math.PI,
  depthPixelsV: 1000,
  accuracy: null,
});

const solved = (
  change: Partial<ProfileTask>,
  profilers: readonly Profiler[] = [profiler()],
  cameras: readonly DepthCamera[] = [wideCamera],
) => solvedProfileCrossings(profileNeedsOf(profileTask({ speedMmS: 100, ...change })), profilers, cameras);

test('a part at rest: the camera that sees it, where it hangs and how fine it is there', () => {
  const [shot, ...others] = solved({ speedMmS: 0, widthMm: 200, heightVariationMm: 48, heightToleranceMm: 1 });
  expect(others).toEqual([]);
  expect(shot).toMatchObject({ kind: 'area-3d', volumeTask: { widthMm: 200, depthMm: 50 } });
  expect(shot?.text).toContain('；目录中 D1 符合，装在最高处之上 200 mm，最低处点间距 0.25 mm');
});

test('profiles at a rate are taken of a part that moves: no shot of it at rest is offered', () => {
  expect(solved({ speedMmS: 0 })).toHaveLength(1);
  expect(solved({ speedMmS: 0, minProfileRateHz: 1000 })).toEqual([]);
  expect(solved({})).toEqual([]);
});

test('what is asked of the reading in Z, or of the spacing along the motion, the camera has to state', () => {
  const repeats = { ...wideCamera, repeatabilityUm: 50 };
  const offers = (change: Partial<ProfileTask>, camera: DepthCamera) =>
    solved({ speedMmS: 0, ...change }, [profiler()], [camera]).length;
  expect(offers({ repeatabilityUm: 50 }, repeats)).toBe(1);
  expect(offers({ repeatabilityUm: 50, resolutionUm: 40 }, repeats)).toBe(0);
  expect(offers({ resolutionUm: 40 }, repeats)).toBe(0);
  expect(offers({ resolutionUm: 60 }, wideCamera)).toBe(0);
  expect(offers({ pointSpacingMm: 1 }, wideCamera)).toBe(1);
  expect(offers({ pointSpacingMm: 1, travelSpacingMm: 0.01 }, wideCamera)).toBe(0);
});

test('what no 3D area camera is known to do is not offered', () => {
  expect(solved({ speedMmS: 0, heightErrorUm: 20 })).toEqual([]);
  expect(solved({ speedMmS: 0 }, [profiler()], [])).toEqual([]);
});

test('a tilt over a mirror is offered where a profiler has the range that the slanted laser plane needs', () => {
  const mirror = { surface: 'mirror', heightVariationMm: 17.6, heightToleranceMm: 1 } as const;
  const [tilt] = solved(mirror);
  // 19.6 mm ÷ cos 10°.
  expect(tilt?.kind).toBe('tilt');
  expect(tilt?.text).toContain('每 1 mm 高度沿运动方向错开 0.176 mm');
  expect(tilt?.text).toContain('；倾斜后要用量程 19.9 mm，P20 有 20 mm，仍符合');
  expect(solved({ ...mirror, heightVariationMm: 17.8 })).toEqual([]);
  expect(solved(mirror, [profiler({ nearWidthMm: null, farWidthMm: null, midWidthMm: null })])).toEqual([]);
});

test('read along the slanted plane, heights are longer and errors count less in the height', () => {
  const asked = profileTask({ heightVariationMm: 10, repeatabilityUm: 2, resolutionUm: 4, heightErrorUm: 30 });
  const long = 1 / Math.cos(Math.PI / 18);
  const seen = tiltedTask(asked);
  expect(seen).toEqual({
    ...asked,
    heightVariationMm: expect.closeTo(10 * long, 9),
    heightToleranceMm: expect.closeTo(long, 9),
    repeatabilityUm: expect.closeTo(2 * long, 9),
    resolutionUm: expect.closeTo(4 * long, 9),
    heightErrorUm: expect.closeTo(30 * long, 9),
  });
});
