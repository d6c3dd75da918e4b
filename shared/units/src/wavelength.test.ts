import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wavelengthAppearance, wavelengthBands, wavelengthColour, wavelengthLabel } from './wavelength';

describe('wavelengthColour', () => {
  it('has bands centred at 400 to 700 in steps of 50', () => {
    expect(wavelengthBands.map(({ centreNm }) => centreNm)).toEqual([400, 450, 500, 550, 600, 650, 700]);
    expect(new Set(wavelengthBands.map(({ colour }) => colour)).size).toBe(7);
  });

  it.each(wavelengthBands)('$centreNm nm: 25 nm below belongs to it, 25 nm above no more', ({ centreNm, colour }) => {
    expect(wavelengthColour(centreNm)).toBe(colour);
    expect(wavelengthColour(centreNm - 25)).toBe(colour);
    expect(wavelengthColour(centreNm + 24.999)).toBe(colour);
    expect(wavelengthColour(centreNm + 25)).not.toBe(colour);
  });

  it.each([0, 365, 374.999, 725, 850, Number.NaN])('%d nm is black', wavelengthNm => {
    expect(wavelengthColour(wavelengthNm)).toBe('#000000');
  });
});

describe('wavelengthLabel', () => {
  it.each([
    [470, '470nm'],
    [99, '099nm'],
    [850.4, '850nm'],
    [1550, '1550nm'],
  ])('%d', (wavelengthNm, label) => {
    expect(wavelengthLabel(wavelengthNm)).toBe(label);
  });
});

describe('wavelengthAppearance', () => {
  const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));

  it.each([
    [365, 'ultraviolet'],
    [379.9, 'ultraviolet'],
    [380, 'visible'],
    [779.9, 'visible'],
    [780, 'infrared'],
    [1300, 'infrared'],
  ])('%d nm is %s', (wavelengthNm, region) => {
    expect(wavelengthAppearance(wavelengthNm)).toMatchObject({ region, visible: region === 'visible' });
  });

  it('is blue at 470, green at 525, red at 630', () => {
    for (const [wavelengthNm, strongest] of [
      [470, 2],
      [525, 1],
      [630, 0],
    ] as const) {
      const values = channels(wavelengthAppearance(wavelengthNm).colour);
      expect(values.indexOf(Math.max(...values))).toBe(strongest);
    }
  });

  it('is a colour at every wavelength, without jumps', () => {
    fc.assert(
      fc.property(fc.double({ min: 380, max: 778, noNaN: true }), wavelengthNm => {
        const { colour } = wavelengthAppearance(wavelengthNm);
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
        const next = channels(wavelengthAppearance(wavelengthNm + 1).colour);
        channels(colour).forEach((value, index) => {
          expect(Math.abs(value - (next[index] ?? 0))).toBeLessThan(12);
        });
      }),
    );
  });
});
