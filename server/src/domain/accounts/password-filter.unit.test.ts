import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './password-filter';

test('what was put in is always found, in whatever order, and counted once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 300 }), texts => {
      const filter = readFilter(writeFilter([...texts, ...texts]));
      expect(texts.filter(text => !filter.has(text))).toEqual([]);
      expect(filter.size).toBe(new Set(texts.map(text => Buffer.from(text).toString())).size);
      expect(writeFilter(texts.toReversed())).toEqual(writeFilter(texts));
    }),
    { numRuns: 30 },
  );
});

test('what was not put in is not found: one in a million would be', () => {
  const filter = readFilter(writeFilter(Array.from({ length: 20_000 }, (_, i) => `in ${i}`)));
  expect(Array.from({ length: 50_000 }, (_, i) => `out ${i}`).filter(filter.has)).toEqual([]);
  expect(readFilter(writeFilter([])).has('')).toBe(false);
});

test('bytes that are no filter, or a part of one, are refused', () => {
  const whole = writeFilter(['one', 'two']);
  expect(() => readFilter(whole.subarray(0, -1))).toThrow('another length');
  expect(() => readFilter(Buffer.concat([whole, whole]))).toThrow('another length');
  expect(() => readFilter(Buffer.from('password'))).toThrow('too short');
});
