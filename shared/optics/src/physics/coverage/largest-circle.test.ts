import { expect, test } from 'vitest';
import { imageCircleOfAngle, mountOpeningMm } from './largest-circle';

test('image circle by angle: 43.27 mm on 50 mm are the 46.8° of every textbook', () => {
  expect(imageCircleOfAngle({ focalLengthMm: 50, fullAngleDeg: 46.8 })).toBeCloseTo(43.27, 1);
  expect(imageCircleOfAngle({ focalLengthMm: 8, fullAngleDeg: 90 })).toBeCloseTo(16, 9);
});

test('small mounts bound the circle, large threads do not', () => {
  expect(mountOpeningMm('s')).toBe(11);
  expect(mountOpeningMm('c')).toBe(23);
  expect(mountOpeningMm('m72')).toBe(null);
});
