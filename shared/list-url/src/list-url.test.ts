import { MISSING, PAGE_SIZES } from '@shixuan/api/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListQuery, listQuery, MAX_PINS } from './list-query';
import { parseListSearch } from './parse-list-url';
import { listPath, printListSearch } from './print-list-url';

const key = fc.oneof(
  fc.constantFrom('sort', 'page', 'size', 'cols', 'pins', 'brand'),
  fc.stringMatching(/^[a-z][A-Za-z0-9]{0,12}$/),
);
const values = fc
  .uniqueArray(fc.oneof(fc.constant(MISSING), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map(list => list.sort());
const bound = fc.double({ noNaN: true, noDefaultInfinity: true }).map(value => value + 0);
const bounds = fc.oneof(
  bound.map(min => ({ min })),
  bound.map(max => ({ max })),
  fc.tuple(bound, bound).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
);
const filter = fc.oneof(
  values.map(list => ({ in: list })),
  bounds,
  values.map(list => ({ in: list, all: true as const })),
  fc.tuple(bounds, values).map(([range, list]) => ({ ...range, in: list })),
);
const query: fc.Arbitrary<ListQuery> = fc.record({
  categoryId: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
  filters: fc.dictionary(
    key.filter(name => name !== 'categoryId'),
    filter,
    { maxKeys: 5, noNullPrototype: true },
  ),
  sort: fc.option(fc.record({ key, direction: fc.constantFrom('asc' as const, 'desc' as const) })),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
  columns: fc.option(fc.uniqueArray(key, { minLength: 1, maxLength: 6 })),
  pins: fc.integer({ min: 0, max: MAX_PINS }),
});

test('what is printed reads back the same, through a real URL', () => {
  fc.assert(
    fc.property(query, value => {
      const { search } = new URL(listPath(value), 'http://localhost');
      expect(parseListSearch(search)).toEqual({ query: value, problems: [] });
    }),
  );
});

test('one list has one URL, whatever the order it was put together in', () => {
  const a = listQuery(1, { shutter: { in: ['rolling', 'global', 'global'] }, maxFps: { min: 30 } });
  const b = listQuery(1, { maxFps: { min: 30 }, shutter: { in: ['global', 'rolling'] } });
  expect(printListSearch(a)).toBe('categoryId=1&maxFps=30~&shutter=global,rolling');
  expect(printListSearch(b)).toBe(printListSearch(a));
});

/** Pieces of which broken addresses are made. */
const piece = fc.constantFrom(
  '&',
  '=',
  '~',
  ',',
  '!',
  '!m',
  '%',
  '%2',
  '+',
  '-',
  '_',
  '.',
  '1',
  '1e9',
  '\u0000',
  '\ud800',
  '视',
);
const word = fc.constantFrom('categoryId', 'sort', 'page', 'size', 'size_', 'cols', 'pins', 'brand', 'maxFps');

test('any text is read without an error, and what is kept is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(piece, word), maxLength: 40 }), text => {
      const { query: first } = parseListSearch(text);
      expect(parseListSearch(printListSearch(first)).query).toEqual(first);
    }),
  );
});

describe('what makes no sense is left out and said', () => {
  test.each([
    ['categoryId=0', '分类「0」无效，应为网站分类的编号，已忽略'],
    ['categoryId=1e3', '分类「1e3」无效，应为网站分类的编号，已忽略'],
    ['page=-1', '页码「-1」无效，应为从 1 起的整数，已忽略'],
    ['size=25', '每页款数「25」无效，应为 24、48、96、200、500 之一，已忽略'],
    ['sort=a b', '排序「a b」无效，应为参数代号，前加 - 为降序，已忽略'],
    ['cols=a,B-1', '列「a,B-1」无效，应为以逗号分隔的参数代号，已忽略'],
    ['pins=4', '固定列数「4」无效，应为 1～3 的整数，已忽略'],
    ['brand=1&brand=2', '参数 brand 重复，只取第一个'],
  ])('%s', (search, problem) => {
    expect(parseListSearch(search).problems).toEqual([problem]);
  });

  test.each(['maxFps=30~10', 'maxFps=~', 'maxFps=NaN~', 'brand='])('%s, once the category can name it', search => {
    const [key = '', text = ''] = search.split('=');
    expect(parseListSearch(search)).toEqual({ query: listQuery(null), problems: [], unreadable: [{ key, text }] });
  });

  test('parameters of others are passed over in silence', () => {
    expect(parseListSearch('?utm_source=x&categoryId=2')).toEqual({ query: listQuery(2), problems: [] });
  });
});

test('a value with the signs of the notation in it survives', () => {
  const value = listQuery(3, { series: { in: ['A,B~C!m', MISSING] } });
  expect(printListSearch(value)).toBe('categoryId=3&series=A!cB!tC!!m,!m');
  expect(parseListSearch(printListSearch(value)).query).toEqual(value);
});
