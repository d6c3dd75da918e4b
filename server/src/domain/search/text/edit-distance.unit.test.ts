import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editsBetween } from './edit-distance';

test.each([
  ['photoelectric', 'photoelectric', 0],
  ['phototelectric', 'photoelectric', 1],
  ['controler', 'controller', 1],
  ['camrea', 'camera', 1],
  ['photolectirc', 'photoelectric', 2],
  ['scaner', 'scanner', 1],
])('%s is %s but for %d letters', (typed, meant, edits) => {
  expect(editsBetween(typed, meant, 2)).toBe(edits);
});

test('more edits than allowed are none', () => {
  expect(editsBetween('cable', 'table', 0)).toBeUndefined();
  expect(editsBetween('controller', 'camera', 2)).toBeUndefined();
  expect(editsBetween('abc', 'abcdef', 2)).toBeUndefined();
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
test('the count is the same in either order, and that of the whole table', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const edits = editsBetween(one, other, most);
      expect(editsBetween(other, one, most)).toBe(edits);
      const whole = editsBetween(one, other, 16) ?? Number.NaN;
      expect(edits).toBe(whole <= most ? whole : undefined);
    }),
  );
});
