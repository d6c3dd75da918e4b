import type { Attributes, ProductSource } from '@shixuan/api';
import { expect, test } from 'vitest';
import { withDerivedAttributes } from './derived-attributes';

const source: ProductSource = {
  confidence: null,
  tier: null,
  url: null,
  viaUrl: null,
  derived: [],
  fieldSources: [],
  notes: null,
};
const derived = (attrs: Attributes, code = 'fa-lens') => {
  const done = withDerivedAttributes(code, { attrs, source });
  return [done.attrs.coverageMm, done.attrs.minPixelUm, done.source.derived.map(({ key }) => key)];
};

test.each<[Attributes, unknown[]]>([
  [{ imageCircleMm: 17.6, maxSensorFormat: '2/3in' }, [17.6, undefined, ['coverageMm']]],
  [{ maxSensorFormat: '2/3in' }, [11, undefined, ['coverageMm']]],
  [{ maxSensorFormat: 'no-format', resolutionLpMm: 200 }, [undefined, 2.5, ['minPixelUm']]],
  [{ minPixelUm: 2.4, resolutionLpMm: 120 }, [undefined, 2.4, []]],
  [{}, [undefined, undefined, []]],
])('a lens with %o covers and resolves %o', (attrs, expected) => {
  expect(derived(attrs)).toEqual(expected);
});

test('other products stay as they are', () => {
  expect(derived({ maxSensorFormat: '2/3in', resolutionLpMm: 100 }, 'light')).toEqual([undefined, undefined, []]);
});

test.each<[Attributes, string | undefined]>([
  [{ outerDiameterMm: 112, heightMm: 62 }, '⌀112 × 62 mm'],
  [{ outerDiameterMm: 44, lengthMm: 124.7 }, '⌀44 mm'],
  [{ lengthMm: 300, widthMm: 20.5, heightMm: 15 }, '300 × 20.5 × 15 mm'],
  [{ lengthMm: 300, emittingLengthMm: 280 }, '300 mm'],
  [{ lengthMm: 300, heightMm: 15 }, '300 mm'],
  [{ emittingLengthMm: 66, emittingWidthMm: 49 }, '发光面 66 × 49 mm'],
  [{ emittingWidthMm: 49 }, undefined],
])('a light with %o has the size %s', (attrs, size) => {
  const done = withDerivedAttributes('light', { attrs, source });
  expect(done.attrs.size).toBe(size);
  expect(done.source.derived.map(({ key }) => key)).toEqual(size === undefined ? [] : ['size']);
});
