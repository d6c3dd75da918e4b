import { expect, test } from 'vitest';
import { currentHeading, type ReadingPlace } from './current-heading';

const place: ReadingPlace = { line: 96, height: 800, isAtEnd: false, wentTo: undefined };
const at = (...tops: number[]) => tops.map((top, i) => ({ id: `h${i}`, top }));

test.each([
  ['above the first there is none', at(200, 700), undefined],
  ['a heading at the line is current', at(96, 700), 'h0'],
  ['the last that has passed the line', at(-900, -100, 97), 'h1'],
  ['no headings', [], undefined],
])('%s', (_, headings, current) => {
  expect(currentHeading(headings, place)).toBe(current);
});

test('at the end of the page the last section is current though its heading is still low', () => {
  expect(currentHeading(at(-900, 300, 600), { ...place, isAtEnd: true })).toBe('h2');
});

test('the section gone to is current while its heading is in sight, though the page has grown below it since', () => {
  expect(currentHeading(at(-900, 300, 600), { ...place, wentTo: 'h2' })).toBe('h2');
  expect(currentHeading(at(-900, 300, 600), { ...place, isAtEnd: true, wentTo: 'h1' })).toBe('h1');
  expect(currentHeading(at(-900, 300, 900), { ...place, wentTo: 'h2' })).toBe('h0');
  expect(currentHeading(at(-900, -1, 600), { ...place, wentTo: 'h1' })).toBe('h1');
  expect(currentHeading(at(20, 300), { ...place, wentTo: 'elsewhere' })).toBe('h0');
});
