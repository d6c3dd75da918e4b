import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraOf, checkOf, fixedOf, focalOf, taskOf } from '../fixtures/parts';
import { requirementsOf } from '../model/task/requirements';
import { focalBand } from './focal-band';
import { nearestSetting } from './nearest-setting';

const known = focalOf({ maxMagnification: 25 / 92 });

test('at a fixed distance the magnification takes the tolerance, at a free one the distance', () => {
  const at = (minMm: number | null, maxMm: number | null) => {
    const need = requirementsOf(taskOf({ workingDistance: { minMm, maxMm } }));
    const setting = nearestSetting(need, cameraOf(), known);
    const band = focalBand(need, known, setting);
    if (!band) throw new Error('no band');
    return { band, setting };
  };
  const fixed = at(300, 300);
  // m = f ÷ (a − f) with a = 317 mm from the principal plane, 17 mm behind the front.
  expect(fixed.band.largest).toBeCloseTo(26.25 / (317 - 26.25), 3);
  expect(fixed.band.smallest).toBeCloseTo(23.75 / (317 - 23.75), 3);
  expect([fixed.band.nearMm, fixed.band.farMm]).toEqual([300, 300]);
  const free = at(null, null);
  expect(free.band.largest).toBeCloseTo(free.setting.magnification.nominal, 9);
  expect(free.band.smallest).toBeCloseTo(free.setting.magnification.nominal, 9);
  // a = f (1 + 1 ÷ m): the object distance scales with the focal length.
  const objectMm = free.setting.objectDistanceMm ?? Number.NaN;
  expect(free.band.farMm - free.band.nearMm).toBeCloseTo(0.1 * objectMm, 6);
});

test('a lens of a printed magnification has no band', () => {
  const need = requirementsOf(taskOf({}));
  expect(focalBand(need, fixedOf(), nearestSetting(need, cameraOf(), fixedOf()))).toBeNull();
  expect(checkOf('accuracy', { lens: fixedOf() }).band).toBeUndefined();
});

test('a band holds the figure of its check, and passes as a whole only where both ends meet the limit', () => {
  const cases = fc.record({
    widthMm: fc.double({ min: 20, max: 300, noNaN: true }),
    objectPixelMm: fc.double({ min: 0.02, max: 0.2, noNaN: true }),
    distanceMm: fc.double({ min: 150, max: 900, noNaN: true }),
    focalLengthMm: fc.constantFrom(12, 25, 50),
    recovered: fc.boolean(),
  });
  fc.assert(
    fc.property(cases, ({ widthMm, objectPixelMm, distanceMm, focalLengthMm, recovered }) => {
      const task = {
        object: { widthMm, heightMm: widthMm * 0.7 },
        accuracy: { kind: 'object-pixel', objectPixelMm },
        workingDistance: { minMm: distanceMm, maxMm: distanceMm },
      } as const;
      const lens = recovered ? known : focalOf({ focalLengthMm });
      for (const id of ['accuracy', 'field-of-view'] as const) {
        const { band, figure, verdict, limit } = checkOf(id, { task, lens });
        if (!band || figure === null || limit === null) continue;
        expect(band.low).toBeLessThanOrEqual(figure * (1 + 1e-9));
        expect(band.high).toBeGreaterThanOrEqual(figure * (1 - 1e-9));
        if (verdict === 'pass') expect(band.holds).toBe('whole');
        if (band.holds === 'nominal') expect(verdict).toBe('warn');
        if (band.holds === 'none') expect(verdict).toBe('fail');
        if (id === 'accuracy') expect(band.holds === 'whole').toBe(band.high <= limit * (1 + 1e-9));
      }
    }),
  );
});

test('bands of depth and height error hold their figures, and a height error passes only where its far end does', () => {
  const cases = fc.record({
    widthMm: fc.double({ min: 20, max: 300, noNaN: true }),
    heightVariationMm: fc.double({ min: 0.1, max: 10, noNaN: true }),
    // Tolerance over the one that is about met.
    share: fc.double({ min: 0.8, max: 1.25, noNaN: true }),
    distanceMm: fc.constantFrom(null, 150, 300, 900),
    recovered: fc.boolean(),
  });
  const seen = { whole: 0, nominal: 0, none: 0 };
  fc.assert(
    fc.property(cases, ({ widthMm, heightVariationMm, share, distanceMm, recovered }) => {
      const toleranceMm = (10 * share * widthMm * heightVariationMm) / ((distanceMm ?? 300) + 17);
      const task = {
        object: { widthMm, heightMm: widthMm * 0.7 },
        heightVariationMm,
        accuracy: { kind: 'tolerance', toleranceMm, subPixelFactor: 0.25 },
        workingDistance: { minMm: distanceMm, maxMm: distanceMm },
      } as const;
      const lens = recovered ? known : focalOf();
      for (const id of ['depth-of-field', 'height-error'] as const) {
        const { band, figure, verdict, limit } = checkOf(id, { task, lens });
        if (!band || figure === null || limit === null) continue;
        expect(band.low).toBeLessThanOrEqual(figure * (1 + 1e-9));
        expect(band.high).toBeGreaterThanOrEqual(figure * (1 - 1e-9));
        if (id === 'depth-of-field') expect(band.holds === 'whole').toBe(band.low >= limit * (1 - 1e-6));
        if (id !== 'height-error') continue;
        seen[band.holds]++;
        if (verdict === 'pass') expect(band.high).toBeLessThanOrEqual(limit * (1 + 1e-6));
        if (band.holds === 'nominal') expect(verdict).toBe('warn');
      }
    }),
    { seed: 96, numRuns: 300 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
