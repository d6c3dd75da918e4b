import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMarks } from './split-marks';

const show = (text: string, spans: [number, number][]) =>
  splitMarks(text, spans)
    .map(part => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each<[string, [number, number][], string]>([
  ['MV-CS050', [[0, 2]], '[MV]-CS050'],
  ['远心镜头', [[0, 2]], '[远心]镜头'],
  [
    '远心镜头',
    [
      [2, 4],
      [0, 2],
    ],
    '[远心][镜头]',
  ],
  [
    'abc',
    [
      [0, 2],
      [1, 3],
    ],
    '[ab][c]',
  ],
  [
    'abc',
    [
      [5, 9],
      [-3, 1],
      [2, 2],
    ],
    '[a]bc',
  ],
  // The second span begins within the emoji, the first ends within it.
  ['a😀b', [[0, 2]], '[a😀]b'],
  ['a😀b', [[2, 4]], 'a[😀b]'],
  ['', [[0, 1]], ''],
])('%s with %j', (text, spans, shown) => {
  expect(show(text, spans)).toBe(shown);
});

test('the parts make up the text, in order, and no character is torn', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.array(fc.tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: -3, max: 40 }))),
      (text, spans) => {
        const parts = splitMarks(text, spans);
        expect(parts.map(part => part.text).join('')).toBe(text);
        expect(parts.flatMap(part => [...part.text])).toEqual([...text]);
        expect(parts.every(part => part.text !== '')).toBe(true);
      },
    ),
  );
});
