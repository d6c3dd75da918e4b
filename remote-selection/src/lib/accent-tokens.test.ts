import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentTokens, type Colour, contrast } from './accent-tokens';

const colours = fc.integer({ min: 0, max: 0xff_ff_ff }).map(value => `#${value.toString(16).padStart(6, '0')}`);
const read = (css = ''): Colour => {
  const [r = 0, g = 0, b = 0] = css.match(/\d+/g)?.map(Number) ?? [];
  return [r, g, b];
};
const white: Colour = [255, 255, 255];

test('whatever colour is given, text of it is read on the sheet and white on its filled grounds', () => {
  fc.assert(
    fc.property(colours, fc.constantFrom('light' as const, 'dark' as const), (colour, theme) => {
      const tokens = accentTokens(colour, theme);
      const sheet: Colour = theme === 'light' ? white : [35, 35, 36];
      // Channels are written as whole numbers.
      expect(contrast(read(tokens['--sx-accent']), sheet)).toBeGreaterThan(4.45);
      expect(contrast(read(tokens['--sx-accent-fill']), white)).toBeGreaterThan(4.45);
    }),
  );
});

test('a colour that is read as it is stays as it is', () => {
  expect(accentTokens('#165DFF', 'light')['--sx-accent']).toBe('rgb(22 93 255)');
});

test.each([null, '', 'red', '#fff', '#12345g', 'rgb(1,2,3)', '#165dff;x'])('%j is no colour: nothing is set', text => {
  expect(accentTokens(text, 'light')).toEqual({});
});
