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
