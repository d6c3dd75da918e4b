import { expect, test } from 'vitest';
import { snapshot, startPages } from '../../../../test/pages/pages-fixture';
import { siteIndex } from '../../../../test/site-catalogue';
import { movedAddress } from './moved-address';

test.each([
  ['/goods/detail?id=45', '/goods/detail?id=42'],
  ['/goods/detail?utm_source=mail&id=45', '/goods/detail?utm_source=mail&id=42'],
  ['/selection/detail?id=45', '/selection/detail?id=42'],
])('%s, of a product that was replaced, leads to the other for good', async (address, to) => {
  const { get } = await startPages();
  const { statusCode, headers } = await get(address);
  expect([statusCode, headers.location]).toEqual([301, to]);
  // It may be put back under its number.
  expect(headers['cache-control']).toBe('no-cache');
});

test.each(['/goods/detail?id=42', '/goods/detail?id=44', '/goods/detail?id=999', '/goods/detail', '/goods/list?id=45'])(
  '%s leads nowhere else',
  async address => {
    const [path = '', search = ''] = address.split('?');
    expect(movedAddress(path, search, snapshot.index)).toBeNull();
    expect((await (await startPages()).get(address)).statusCode).not.toBe(301);
  },
);

test('a list by the former name of a series is that of the series, of the maker that is asked for', async () => {
  const index = await siteIndex();
  const segment = index.segments.get(2);
  const [one, other] = [...(segment?.products ?? [])].filter(
    (product, at, all) => product.series !== null && all.findIndex(each => each.brand.id === product.brand.id) === at,
  );
  if (!one?.series || !other?.series) throw new Error('no series');
  const formerSeries = new Map([
    [one.brand.id, { 'xq old': one.series }],
    [other.brand.id, { 'xq old': other.series, [one.series.toLowerCase()]: other.series }],
  ]);
  const moved = (search: string) => {
    const address = movedAddress('/goods/list', search, { ...index, formerSeries });
    return address === null ? null : new URLSearchParams(address.split('?')[1]);
  };
  const of = (brandId: number) => moved(`categoryId=2&brand=${brandId}&series=XQ%20Old&utm_source=mail`);
  expect(of(one.brand.id)?.get('series')).toBe(one.series);
  expect(of(other.brand.id)?.get('series')).toBe(other.series);
  expect(of(one.brand.id)?.get('utm_source')).toBe('mail');
  expect(moved('categoryId=2&series.in=xq+old&series.in=None')?.getAll('series')).toEqual([
    [one.series, other.series, 'None'].toSorted().join(','),
  ]);
  // A series that is called so today is meant by the name, and an unknown name is told by the list.
  expect(moved(`categoryId=2&series=${encodeURIComponent(one.series)}`)).toBeNull();
  for (const search of ['categoryId=2&series=None', 'categoryId=1&series=xq%20old', 'series=xq%20old', 'categoryId=2'])
    expect(moved(search), search).toBeNull();
});
