import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersIn, stepped } from './step-number';

test.each([
  ['280~320', 0, 1, '290~320'],
  ['280~320', 1, -1, '280~310'],
  ['283~320', 0, -1, '280~320'],
  ['0.1', 0, 1, '0.11'],
  ['100', 0, -1, '99'],
  ['99', 0, 1, '100'],
  ['0', 0, 1, '1'],
  ['0', 0, -1, '0'],
  ['≥ 25.5', 0, 1, '≥ 26'],
  ['300~', 0, 1, '310~'],
  // Bounds never cross.
  ['310~310', 0, 1, '320~320'],
  ['310~310', 1, -1, '300~300'],
  ['', 0, 1, ''],
] as const)('%j, its number %d by %d, is %j', (text, which, by, expected) => {
  expect(stepped(text, which, by)).toBe(expected);
});

test.each([
  ['280~320', 2],
  ['300', 1],
  ['', 0],
  ['三百', 0],
  ['1e3', 0],
  ['30 cm', 0],
  ['300±20', 0],
  ['≤ 600', 1],
])('%j has %d numbers that can be stepped', (text, count) => {
  expect(numbersIn(text)).toBe(count);
});

test('a step up and one down lead back to a multiple of the step, and a step always moves', () => {
  const number = fc
    .integer({ min: 10, max: 99 })
    .chain(digits => fc.integer({ min: -4, max: 3 }).map(at => digits * 10 ** at));
  fc.assert(
    fc.property(number, value => {
      const text = String(Number(value.toPrecision(3)));
      const up = stepped(text, 0, 1);
      expect(Number(up)).toBeGreaterThan(Number(text));
      expect(Number(stepped(up, 0, -1))).toBeCloseTo(Number(text), 9);
    }),
  );
});
