import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { besselJ1 } from './bessel-j1';
import { airyDiameter, cutOffFrequency, fNumberForAiry, twoPointResolution } from './diffraction';
import { ratedLensMtf, ratedPixelSize } from './lens-rating';
import { defocusMtf, diffractionMtf, motionMtf, pixelMtf, systemMtf } from './mtf';
import { nyquistFrequency, objectNyquistFrequency } from './nyquist';
import { resolvableFrequency } from './resolvable-frequency';
import { resolvingVerdict } from './resolving-verdict';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const wavelengthNm = 550;

/** Pixel µm, Nyquist lp/mm, diffraction × pixel at Nyquist for F2.8 4 5.6 8 11 16, f-number of an Airy disc of 2 px. */
const reference = [
  [2.0, 250, [0.33, 0.21, 0.08, 0, 0, 0], 3.0],
  [2.4, 208, [0.38, 0.28, 0.15, 0.02, 0, 0], 3.6],
  [2.74, 182, [0.41, 0.32, 0.21, 0.06, 0, 0], 4.1],
  [3.45, 145, [0.46, 0.38, 0.29, 0.16, 0.03, 0], 5.1],
  [4.8, 104, [0.51, 0.45, 0.38, 0.28, 0.16, 0.02], 7.2],
  [5.5, 91, [0.52, 0.48, 0.41, 0.32, 0.21, 0.07], 8.2],
  [7.0, 71, [0.55, 0.51, 0.46, 0.39, 0.3, 0.16], 10.4],
] as const;

test.each(reference)(
  '%f µm: Nyquist %i lp/mm, contrast by aperture',
  (pixelSizeUm, nyquist, contrasts, airyFNumber) => {
    const frequencyLpMm = nyquistFrequency({ pixelSizeUm });
    expect(Math.round(frequencyLpMm)).toBe(nyquist);
    [2.8, 4, 5.6, 8, 11, 16].forEach((effectiveFNumber, index) => {
      const contrast = systemMtf([
        diffractionMtf({ frequencyLpMm, wavelengthNm, effectiveFNumber }),
        pixelMtf({ frequencyLpMm, pixelSizeUm }),
      ]);
      expect(Math.abs(contrast - (contrasts[index] ?? Number.NaN))).toBeLessThanOrEqual(0.0055);
    });
    expect(fNumberForAiry({ airyPixels: 2, pixelSizeUm, wavelengthNm })).toBeCloseTo(airyFNumber, 1);
  },
);

test('the cut-off is where diffraction leaves nothing', () => {
  const frequencyLpMm = cutOffFrequency({ wavelengthNm, effectiveFNumber: 8 });
  expect(frequencyLpMm).toBeCloseTo(227.3, 1);
  expect(diffractionMtf({ frequencyLpMm: frequencyLpMm * 1.0001, wavelengthNm, effectiveFNumber: 8 })).toBe(0);
  expect(diffractionMtf({ frequencyLpMm: frequencyLpMm * 0.99, wavelengthNm, effectiveFNumber: 8 })).toBeGreaterThan(0);
});

test('2.0 µm pixels at F8.7: the Airy disc is 5.8 pixels wide', () => {
  expect(airyDiameter({ wavelengthNm, effectiveFNumber: 8.7 }) / 2).toBeCloseTo(5.84, 2);
});

test('on the object the magnification scales', () => {
  expect(objectNyquistFrequency({ pixelSizeUm: 5, magnification: 0.5 })).toBe(50);
  expect(twoPointResolution({ wavelengthNm, numericalAperture: 0.28 })).toBeCloseTo(1.198, 3);
});

describe('every part of the chain', () => {
  const parts = {
    diffraction: (frequencyLpMm: number) => diffractionMtf({ frequencyLpMm, wavelengthNm, effectiveFNumber: 5.6 }),
    pixel: (frequencyLpMm: number) => pixelMtf({ frequencyLpMm, pixelSizeUm: 3.45 }),
    motion: (frequencyLpMm: number) => motionMtf({ frequencyLpMm, motionBlurUm: 3.45 }),
    defocus: (frequencyLpMm: number) => defocusMtf({ frequencyLpMm, defocusBlurUm: 5 }),
    lens: (frequencyLpMm: number) => ratedLensMtf({ frequencyLpMm, ratedLpMm: 160, ratedContrast: 0.3 }),
  };

  test.each(Object.entries(parts))('%s: 1 at 0, between 0 and 1, falling up to Nyquist', (_name, mtf) => {
    expect(mtf(0)).toBeCloseTo(1, 9);
    fc.assert(
      fc.property(between(0, 5000), frequency => {
        expect(mtf(frequency)).toBeGreaterThanOrEqual(0);
        expect(mtf(frequency)).toBeLessThanOrEqual(1);
      }),
    );
    fc.assert(
      fc.property(between(0, 140), between(0.1, 5), (frequency, more) => {
        expect(mtf(frequency + more)).toBeLessThan(mtf(frequency));
      }),
    );
  });
});

test('a pixel keeps 0.637 at Nyquist; a pixel of motion as much again; nothing is lost without motion or defocus', () => {
  expect(pixelMtf({ frequencyLpMm: 100, pixelSizeUm: 5 })).toBeCloseTo(0.637, 3);
  expect(motionMtf({ frequencyLpMm: 100, motionBlurUm: 5 })).toBeCloseTo(0.637, 3);
  expect(motionMtf({ frequencyLpMm: 100, motionBlurUm: 0 })).toBe(1);
  expect(defocusMtf({ frequencyLpMm: 100, defocusBlurUm: 0 })).toBe(1);
});

test('a blurred disc loses all contrast at 1.22 over its diameter', () => {
  expect(defocusMtf({ frequencyLpMm: 121.967, defocusBlurUm: 10 })).toBeCloseTo(0, 5);
});

test.each([
  [0.5, 0.2422684577],
  [1, 0.4400505857],
  [2.9, 0.3754274818],
  [3.1, 0.3009211331],
  [3.8317059702, 0],
  [10, 0.0434727462],
])('J1(%f)', (x, value) => {
  expect(besselJ1(x)).toBeCloseTo(value, 6);
});

test('a 5 MP lens for 2/3" was made for 3.4 µm', () => {
  const pixel = ratedPixelSize({ sensorWidthMm: 8.8, sensorHeightMm: 6.6, ratedMegapixels: 5 });
  expect(pixel).toBeCloseTo(3.408, 3);
});

test.each([
  [145, '充足'],
  [140, '可用'],
  [102, '可用'],
  [101, '不足'],
  [null, '未知'],
])('a lens of %s lp/mm for 3.45 µm: %s', (lensLpMm, verdict) => {
  expect(resolvingVerdict(3.45, lensLpMm).verdict).toBe(verdict);
});

test('a lens rated for exactly the pixel is ample', () => {
  fc.assert(
    fc.property(between(1, 30), pixelSizeUm => {
      expect(resolvingVerdict(pixelSizeUm, nyquistFrequency({ pixelSizeUm }))).toMatchObject({
        verdict: '充足',
        ratio: 1,
      });
    }),
  );
});

describe('the finest line pairs a system shows', () => {
  test('end at Nyquist when the contrast lasts', () => {
    expect(resolvableFrequency(() => 0.5, 145)).toBe(145);
  });

  test('end where the contrast falls to the limit, even when it rises again behind it', () => {
    const motion = (frequencyLpMm: number) => motionMtf({ frequencyLpMm, motionBlurUm: 20 });
    const finest = resolvableFrequency(motion, 145);
    expect(finest).toBeLessThan(50);
    expect(motion(finest)).toBeCloseTo(0.1, 9);
  });

  test('are coarser for more motion', () => {
    fc.assert(
      fc.property(between(1, 60), between(1.05, 3), (motionBlurUm, more) => {
        const finest = (blur: number) =>
          resolvableFrequency(frequencyLpMm => motionMtf({ frequencyLpMm, motionBlurUm: blur }), 250);
        expect(finest(motionBlurUm * more)).toBeLessThanOrEqual(finest(motionBlurUm) + 1e-6);
      }),
    );
  });
});
