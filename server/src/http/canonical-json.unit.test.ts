import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json';

test('the text stands for the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the order of keys makes no difference at any depth, and fields without a value are left out', () => {
  const one = canonicalJson({ b: [{ y: 1, x: 2 }], a: { d: null, c: undefined } });
  expect(one).toBe('{"a":{"d":null},"b":[{"x":2,"y":1}]}');
  expect(canonicalJson({ a: { d: null }, b: [{ x: 2, y: 1 }] })).toBe(one);
});
