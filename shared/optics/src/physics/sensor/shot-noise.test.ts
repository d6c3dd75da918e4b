import { expect, it } from 'vitest';
import { electronsOfSnr, shotNoiseLevels } from './shot-noise';

it('40 dB are ten thousand electrons, whose noise is a hundredth at saturation and relatively more in the dark', () => {
  const electronsAtSaturation = electronsOfSnr({ maxSnrDb: 40 });
  expect(electronsAtSaturation).toBeCloseTo(10_000, 6);
  const at = (greyLevel: number) => shotNoiseLevels({ electronsAtSaturation, greyLevel, greyRange: 255 });
  expect(at(255)).toBeCloseTo(2.55, 9);
  expect(at(255 / 4)).toBeCloseTo(2.55 / 2, 9);
  expect(at(0)).toBe(0);
});
