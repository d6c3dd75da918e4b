import { type AttributeValue, brandNames, type Facet, type Filter, MISSING } from '@shixuan/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brands, category, products, productsAndQuery } from '../../../../test/catalogue/arbitrary-catalogue';
import { searchedNames } from '../../../../test/catalogue/searched-names';
import { compareDefault } from './default-order';
import { foldPartNumber, isFigure, keywordWords } from './fold-text';
import type { IndexProduct } from './index-input';
import { find, type Query, query } from './query';
import { QueryError } from './query-error';
import { buildSegment } from './segment';
import { atOnce } from './slices';

const readValue = (product: IndexProduct, key: string): AttributeValue | undefined => {
  if (key === 'brand') return String(product.brand.id);
  if (key === 'series') return product.series ?? undefined;
  return product.attrs[key];
};

const texts = (value: AttributeValue | undefined) => (value === undefined ? [] : [value].flat().map(String));

function passes(value: AttributeValue | undefined, filter: Filter): boolean {
  const { min, max } = filter;
  if (min === undefined && max === undefined && filter.in?.length === 0) return true;
  if (value === undefined) return filter.in?.includes(MISSING) ?? false;
  if (filter.all) {
    const named = filter.in?.filter(choice => choice !== MISSING) ?? [];
    return named.length > 0 && named.every(choice => texts(value).includes(choice));
  }
  if (min === undefined && max === undefined) return texts(value).some(text => filter.in?.includes(text));
  const [low, high] = Array.isArray(value) ? value : [value, value];
  return Number(low ?? -Infinity) <= (max ?? Infinity) && Number(high ?? Infinity) >= (min ?? -Infinity);
}

function matches(product: IndexProduct, word: string): boolean {
  const partNumber = isFigure(word) ? '' : foldPartNumber(word);
  return (
    searchedNames(product, category.attributes).includes(word) ||
    (partNumber !== '' && foldPartNumber(product.model).includes(partNumber))
  );
}

const found = (list: readonly IndexProduct[], { filters, keyword = '' }: Pick<Query, 'filters' | 'keyword'>) =>
  list.filter(
    product =>
      Object.entries(filters).every(([key, filter]) => passes(readValue(product, key), filter)) &&
      keywordWords(keyword).every(word => matches(product, word)),
  );

/** The bins that a value reaches, one by one. */
function inBins(value: AttributeValue | undefined, edges: readonly number[]): boolean[] {
  const [low, high] = Array.isArray(value) ? value : [value, value];
  return edges.slice(1).map((upper, i) => {
    const from = Number(low ?? -Infinity);
    const reaches = Number(high ?? Infinity) >= Number(edges[i]);
    return value !== undefined && reaches && (from < upper || i === edges.length - 2);
  });
}

const without = ({ filters, keyword }: Query, key: string) => {
  const { [key]: _own, ...others } = filters;
  return key === 'keyword' ? { filters } : { filters: others, keyword };
};

function expectedFacet(list: readonly IndexProduct[], facet: Facet, asked: Query): Partial<Facet> {
  const { key, values, histogram } = facet;
  const narrowed = asked.filters[key]?.all ? asked : without(asked, key);
  const rows = found(list, narrowed).map(product => readValue(product, key));
  const missing = rows.filter(value => value === undefined).length;
  const counted = values?.map(entry => ({
    ...entry,
    count: rows.filter(value => texts(value).includes(entry.value)).length,
  }));
  const binned = histogram && rows.map(value => inBins(value, histogram.edges));
  const counts = histogram?.counts.map((_, bin) => (binned ?? []).filter(bins => bins[bin]).length);
  return {
    key,
    missing,
    ...(counted && { values: counted }),
    ...(histogram && counts && { histogram: { edges: histogram.edges, counts } }),
  };
}

/** Filters that restrict anything, and the keyword when it has words. */
function restrictions({ filters, keyword = '' }: Query): string[] {
  const restricting = Object.entries(filters).filter(
    ([, filter]) => filter.in?.length !== 0 || filter.min !== undefined || filter.max !== undefined,
  );
  return [...restricting.map(([key]) => key), ...(keywordWords(keyword).length ? ['keyword'] : [])];
}

test('any query over any catalogue finds the same as a filter over all products', () => {
  fc.assert(
    fc.property(productsAndQuery, ({ products: list, query: asked }) => {
      const segment = atOnce(buildSegment(category, list));
      const { total, rows, facets, relax } = query(segment, { ...asked, sort: undefined });
      const expected = found([...list].sort(compareDefault(category)), asked);
      const counts = find(segment, asked).counted?.map(counted => counted.counts) ?? [];
      expect(JSON.parse(segment.facetForm.fill(counts).toString())).toEqual(facets);
      const offset = (asked.page - 1) * asked.pageSize;
      expect(total).toBe(expected.length);
      expect(rows.map(row => segment.products[row])).toEqual(expected.slice(offset, offset + asked.pageSize));
      for (const facet of facets ?? []) expect(facet).toMatchObject(expectedFacet(list, facet, asked));
      const given = relax?.map(({ key }) => key) ?? [];
      expect(relax?.map(({ total: back }) => back)).toEqual(
        relax && given.map(key => found(list, without(asked, key)).length).sort((a, b) => b - a),
      );
      expect([...given].sort()).toEqual(total > 0 ? [] : restrictions(asked).sort());
    }),
    { numRuns: 300 },
  );
});

test('all pages together are the whole list: sorted, unknown last both ways, ties in default order', () => {
  fc.assert(
    fc.property(productsAndQuery, ({ products: list, query: asked }) => {
      const segment = atOnce(buildSegment(category, list));
      for (const direction of ['asc', 'desc'] as const) {
        const page = (number: number) =>
          query(segment, { ...asked, sort: { key: 'frameRate', direction }, page: number, facets: false });
        const pages = Math.ceil(page(1).total / asked.pageSize);
        const rows = Array.from({ length: pages }, (_, i) => page(i + 1).rows).flat();
        const sign = direction === 'asc' ? 1 : -1;
        const rank = (row: number) => {
          const value = segment.products[row]?.attrs.frameRate;
          return typeof value === 'number' ? sign * value : Number.POSITIVE_INFINITY;
        };
        expect(rows).toEqual([...rows].sort((a, b) => rank(a) - rank(b) || a - b));
        expect(new Set(rows).size).toBe(page(1).total);
        expect(page(pages + 1).rows).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

describe('a query that does not fit the category', () => {
  const [list] = fc.sample(products, { numRuns: 1, seed: 1 });
  const segment = atOnce(buildSegment(category, list ?? []));
  const asking = (part: Partial<Query>) => () =>
    query(segment, { filters: {}, page: 1, pageSize: 24, facets: false, ...part });
  const problem = (part: Partial<Query>) => {
    try {
      asking(part)();
    } catch (error) {
      if (error instanceof QueryError) return { key: error.key, ...error.problem };
    }
    return null;
  };

  test('an unknown filter is named', () => {
    for (const key of ['focalLength', 'model', 'weight', 'constructor', '__proto__'])
      expect(problem({ filters: Object.fromEntries([[key, { in: ['1'] }]]) })).toEqual({ key, kind: 'unknown-filter' });
  });

  test('an unknown choice is named, with the known ones', () => {
    const known = ['c', 'cs', 'f', 'm58'];
    expect(problem({ filters: { mount: { in: ['c', 'M42'] } } })).toEqual({
      key: 'mount',
      kind: 'unknown-value',
      value: 'M42',
      known,
    });
    expect(problem({ filters: { brand: { in: ['999'] } } })).toMatchObject({ kind: 'unknown-value', value: '999' });
  });

  test('bounds on choices and choices on numbers are refused', () => {
    expect(problem({ filters: { mount: { min: 1 } } })).toEqual({ key: 'mount', kind: 'bounds-on-choice' });
    for (const key of ['frameRate', 'workingDistance'])
      expect(problem({ filters: { [key]: { in: ['30'] } } })).toEqual({ key, kind: 'value-on-number', value: '30' });
  });

  test('sorting by an attribute that is not sortable is refused', () => {
    expect(problem({ sort: { key: 'weight', direction: 'asc' } })).toEqual({ key: 'weight', kind: 'unknown-sort' });
    expect(problem({ sort: { key: 'toString', direction: 'asc' } })).toMatchObject({ kind: 'unknown-sort' });
  });
});

test('facets name brands in Chinese and Latin, and keep values without products', () => {
  const [basler] = brands;
  if (!basler) throw new Error('no brand');
  expect(brandNames({ name: 'Hikrobot', nameZh: '海康机器人' })).toBe('海康机器人 Hikrobot');
  expect(brandNames(basler)).toBe('Basler');
  const { facets } = query(atOnce(buildSegment(category, [])), { filters: {}, page: 1, pageSize: 24, facets: true });
  expect(facets?.map(facet => facet.key)).toEqual([
    'brand',
    'series',
    'frameRate',
    'workingDistance',
    'mount',
    'interfaces',
    'distortion',
    'poe',
    'sensor',
  ]);
  expect(facets?.find(facet => facet.key === 'mount')?.values?.map(value => value.count)).toEqual([0, 0, 0, 0]);
  expect(facets?.find(facet => facet.key === 'frameRate')).toEqual({ key: 'frameRate', missing: 0 });
});
