import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviseTechniques, checkLightPath } from './light-path';
import { backlightSideMm, coaxialSourceMm, viewOpeningMm } from './light-size';
import { glareFreeRadiusMm, glareRingRadiusMm } from './mirror-image';
import { type DescribedPart, decidingProperties, type LitPart, litPartProperties, partsDescribed } from './part';
import { lightTechniques, type TechniqueId, techniqueOfShape } from './techniques';

const part: DescribedPart = {
  transmission: 'opaque',
  surface: 'matt',
  form: 'flat',
  feature: 'print',
  scan: 'area',
  backFree: true,
  telecentricLens: false,
};
const judged = (id: TechniqueId, change: Partial<DescribedPart>) => {
  const technique = lightTechniques.find(each => each.id === id);
  if (!technique) throw new Error(id);
  return checkLightPath(technique, { ...part, ...change });
};

test.each<[TechniqueId, Partial<DescribedPart>, string]>([
  // Print on an opaque part is invisible against a backlight of any size.
  ['backlight', {}, 'fail'],
  ['backlight', { feature: 'outline', backFree: false }, 'fail'],
  ['backlight', { feature: 'outline' }, 'pass'],
  ['backlight', { feature: 'print', transmission: 'transparent' }, 'pass'],
  ['backlight', { feature: 'outline', backFree: null }, 'unknown'],
  ['collimated-backlight', { feature: 'outline', transmission: 'transparent', telecentricLens: true }, 'pass'],
  ['collimated-backlight', { feature: 'outline' }, 'warn'],
  ['coaxial', { surface: 'mirror', feature: 'relief' }, 'pass'],
  ['coaxial', { surface: 'mirror', form: 'curved', feature: 'relief' }, 'fail'],
  ['ring', {}, 'pass'],
  ['ring', { surface: 'mirror', form: 'curved' }, 'fail'],
  ['ring', { surface: 'mirror' }, 'warn'],
  ['low-angle', { feature: 'relief' }, 'pass'],
  ['low-angle', { feature: 'print' }, 'fail'],
  ['dome', { surface: 'mirror', form: 'curved' }, 'pass'],
  ['line', {}, 'fail'],
  ['line', { scan: 'line' }, 'pass'],
  ['dome', { feature: 'inside' }, 'fail'],
])('%s on %j: %s', (id, change, verdict) => {
  expect(judged(id, change)).toMatchObject({ verdict });
});

test('what is not said makes it unknown only where it decides', () => {
  expect(judged('backlight', { surface: null, form: null })).toMatchObject({ verdict: 'fail', missing: [] });
  expect(judged('coaxial', { form: null, surface: 'mirror' })).toMatchObject({
    verdict: 'unknown',
    missing: ['表面形状'],
    reason: '须先确定：表面形状',
  });
});

const property = <K extends keyof LitPart>(key: K) => fc.constantFrom(null, ...litPartProperties[key].values);
const description: fc.Arbitrary<DescribedPart> = fc.record({
  transmission: property('transmission'),
  surface: property('surface'),
  form: property('form'),
  feature: property('feature'),
  scan: property('scan'),
  backFree: property('backFree'),
  telecentricLens: property('telecentricLens'),
});

test('however little is said: unknown where the parts that it fits are judged differently, and settled by what is asked', () => {
  fc.assert(
    fc.property(description, fc.constantFrom(...lightTechniques), (described, technique) => {
      const { verdict, missing } = checkLightPath(technique, described);
      const parts = partsDescribed(described);
      const verdicts = new Set(parts.map(each => checkLightPath(technique, each).verdict));
      expect(verdict).toBe(verdicts.size === 1 ? [...verdicts][0] : 'unknown');
      const asked = Object.entries(litPartProperties).filter(([, { label }]) => missing.includes(label));
      const [some] = parts;
      if (!some) throw new Error('nothing fits');
      const answered = Object.fromEntries(asked.map(([key]) => [key, some[key as keyof LitPart]]));
      expect(checkLightPath(technique, { ...described, ...answered }).verdict).not.toBe('unknown');
    }),
    { numRuns: 200 },
  );
});

test('a property decides where two parts that differ in nothing else are judged differently', () => {
  fc.assert(
    fc.property(description, fc.constantFrom(...lightTechniques), (described, technique) => {
      const parts = partsDescribed(described);
      const judged = parts.map(each => checkLightPath(technique, each).verdict);
      const deciding = (Object.keys(litPartProperties) as (keyof LitPart)[]).filter(key =>
        parts.some((each, index) =>
          parts.some(
            (other, at) =>
              judged[at] !== judged[index] &&
              Object.keys(litPartProperties).every(
                name => name === key || each[name as keyof LitPart] === other[name as keyof LitPart],
              ),
          ),
        ),
      );
      expect(decidingProperties(described, judged)).toEqual(deciding);
    }),
    { numRuns: 20 },
  );
});

test.each<[Partial<DescribedPart>, TechniqueId]>([
  [{}, 'ring'],
  [{ feature: 'outline' }, 'backlight'],
  [{ feature: 'outline', telecentricLens: true }, 'collimated-backlight'],
  [{ feature: 'relief', surface: 'mirror' }, 'low-angle'],
  [{ feature: 'flat-defect', surface: 'mirror' }, 'coaxial'],
  [{ surface: 'glossy', form: 'crumpled' }, 'dome'],
  [{ feature: 'inside', transmission: 'transparent' }, 'backlight'],
  [{ scan: 'line' }, 'line'],
])('for %j the first to try is %s', (change, first) => {
  const advice = adviseTechniques({ ...part, ...change });
  expect(advice[0]).toMatchObject({ technique: { id: first }, verdict: 'pass' });
  expect(advice).toHaveLength(lightTechniques.length);
});

test('shapes of the catalogue work in one way, or it is not known which', () => {
  expect(techniqueOfShape('low-angle-ring')?.id).toBe('low-angle');
  expect(techniqueOfShape('coaxial-line')?.id).toBe('coaxial');
  expect(techniqueOfShape('spot')).toBeUndefined();
  const shapes = lightTechniques.flatMap(({ shapes: all }) => all);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('a coaxial source as far away as the lens is twice the field, and the pupil', () => {
  const scene = { fieldSideMm: 20, workingDistanceMm: 100, entrancePupilMm: 5 };
  expect(coaxialSourceMm({ ...scene, sourceDistanceMm: 100 })).toBeCloseTo(45, 9);
  expect(backlightSideMm({ ...scene, gapMm: 0, marginMm: 0 })).toBe(20);
});

test('the opening shrinks from the field at the object to the pupil at the lens', () => {
  const scene = { fieldDiagonalMm: 200, workingDistanceMm: 300, entrancePupilMm: 10 };
  expect(viewOpeningMm({ ...scene, lightHeightMm: 0 })).toBe(200);
  expect(viewOpeningMm({ ...scene, lightHeightMm: 300 })).toBe(10);
  expect(() => viewOpeningMm({ ...scene, lightHeightMm: 301 })).toThrow('应不大于工作距离 300 mm');
});

test('a ring beside the lens is free of glare from twice the field on', () => {
  const scene = { workingDistanceMm: 200, lightHeightMm: 200 };
  expect(glareFreeRadiusMm({ ...scene, fieldDiagonalMm: 30 })).toBeCloseTo(30, 9);
  expect(glareRingRadiusMm({ ...scene, radiusMm: 30 })).toBeCloseTo(15, 9);
});
