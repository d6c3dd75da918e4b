import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviseColour, objectColour } from './colour-choice';
import { colourOfTemperature } from './colour-temperature';
import { adviseBandPass } from './filter-advice';
import { crossedPolarisers, exposureFactorOfStops, plateFocusShiftMm, shiftedWavelengthNm } from './filters';
import { irradianceRatio, irradianceRatioFar } from './irradiance';
import { ledFamilies } from './led-families';
import { spectrumColour } from './spectrum-colour';

test.each([
  [405, '#8200c8'],
  [450, '#0046ff'],
  [470, '#00a9ff'],
  [525, '#4aff00'],
  [590, '#ffdf00'],
  [625, '#ff6300'],
  [630, '#ff4f00'],
  [660, '#ff0000'],
  [365, '#000000'],
  [850, '#000000'],
  [940, '#000000'],
  [Number.NaN, '#000000'],
])('%d nm is %s on a screen', (wavelengthNm, colour) => {
  expect(spectrumColour(wavelengthNm)).toBe(colour);
});

test('every wavelength is a colour', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2000 }), wavelengthNm => {
      expect(spectrumColour(wavelengthNm)).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

test.each([
  [3000, [255, 177, 110]],
  [4000, [255, 206, 166]],
  [5500, [255, 237, 222]],
  [6500, [255, 254, 250]],
])('%d K is %j', (kelvin, colour) => {
  expect(colourOfTemperature(kelvin)).toEqual(colour);
});

test.each([999, 40_001, Number.NaN])('%d K is refused', kelvin => {
  expect(() => colourOfTemperature(kelvin)).toThrow(expect.objectContaining({ field: 'kelvin' }));
});

test('same colour bright, complementary dark; both kinds of complement are told', () => {
  expect(adviseColour('red', 'white')).toEqual([
    { led: 'green', feature: 'dark' },
    { led: 'blue', feature: 'dark' },
  ]);
  expect(adviseColour('red', 'green')).toEqual([
    { led: 'red', feature: 'bright' },
    { led: 'green', feature: 'dark' },
  ]);
  expect(adviseColour('white', 'white')).toEqual([]);
  expect(objectColour('red')).toMatchObject({ opposite: '绿', physicalOpposite: '青' });
});

test('red is drawn red, what the eye does not see is hatched', () => {
  expect(ledFamilies.filter(({ hatched }) => hatched).map(({ id }) => id)).toEqual(['infrared', 'ultraviolet']);
  expect(ledFamilies.find(({ id }) => id === 'red')?.displayColour).toBe('#e5252a');
});

test('a filter moves to shorter waves with the angle, more with a small index', () => {
  const at = (angleDeg: number, effectiveIndex = 2) =>
    shiftedWavelengthNm({ wavelengthNm: 630, angleDeg, effectiveIndex });
  expect(at(0)).toBe(630);
  expect(at(30)).toBeCloseTo(630 * Math.sqrt(1 - 1 / 16), 9);
  expect(at(30, 1.5)).toBeLessThan(at(30));
});

test('a band-pass before a short lens is warned of', () => {
  const task = { ledNm: 630, halfAngleDeg: 10, focalLengthMm: 25 };
  expect(adviseBandPass(task)).toMatchObject({ verdict: 'pass', centreNm: 630, widthNm: expect.closeTo(34.2, 1) });
  expect(adviseBandPass({ ...task, focalLengthMm: 8 })).toMatchObject({ verdict: 'warn' });
  expect(adviseBandPass({ ...task, halfAngleDeg: 35 })).toMatchObject({ verdict: 'warn' });
});

test('what polarisers, plates and distance cost', () => {
  expect(exposureFactorOfStops({ stops: crossedPolarisers.min })).toBe(4);
  expect(plateFocusShiftMm({ thicknessMm: 1, refractiveIndex: 1.5 })).toBeCloseTo(0.333, 3);
  expect(irradianceRatioFar({ fromMm: 100, toMm: 200 })).toBe(0.25);
});

test('seen from afar a light is a point', () => {
  const far = irradianceRatioFar({ fromMm: 1000, toMm: 2000 });
  expect(irradianceRatio({ fromMm: 1000, toMm: 2000, lightDiameterMm: 100 }) / far).toBeCloseTo(1, 2);
  expect(irradianceRatio({ fromMm: 10, toMm: 20, lightDiameterMm: 1000 })).toBeGreaterThan(0.99);
});
