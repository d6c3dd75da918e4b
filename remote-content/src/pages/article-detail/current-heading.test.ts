import { expect, test } from 'vitest';
import { currentHeading } from './current-heading';

const at = (...tops: number[]) => tops.map((top, i) => ({ id: `h${i}`, top }));

test.each([
  ['above the first there is none', at(200, 700), undefined],
  ['a heading at the line is current', at(96, 700), 'h0'],
  ['the last that has passed the line', at(-900, -100, 97), 'h1'],
  ['no headings', [], undefined],
])('%s', (_, headings, current) => {
  expect(currentHeading(headings, { line: 96, isAtEnd: false })).toBe(current);
});

test('at the end of the page the last section is current though its heading is still low', () => {
  expect(currentHeading(at(-900, 300, 600), { line: 96, isAtEnd: true })).toBe('h2');
});
