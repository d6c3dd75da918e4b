import { beforeAll, expect, test } from 'vitest';
import { fileSearch } from '../../../../test/site-search';
import type { SiteSearch } from '../finding/site-search';
import type { Entry } from '../model/entry';
import { makersByInitials } from './maker-initials';

let search: SiteSearch;
beforeAll(async () => {
  search = await fileSearch();
});

const makerOf = (typed: string) =>
  search.find(typed).terms.flatMap(({ kind, label }) => (kind === 'brand' ? label : []));

test('makers with a Latin name of several words have initials; the one with more products keeps those of two', () => {
  const named = (name: string): Entry => ({ name, label: name, kind: 'brand', meanings: [], texts: [], brandIds: [1] });
  const names = [
    'Opto Engineering',
    'Other Electronics',
    'Basler (Silicon Software)',
    'Basler',
    'Schäfter + Kirchhoff',
  ];
  expect([...makersByInitials(names, named)].map(([initials, { name }]) => [initials, name])).toEqual([
    ['oe', 'optoengineering'],
  ]);
});

test.each([
  ['ni 采集卡', 'National Instruments'],
  ['图像采集卡 ni', 'National Instruments'],
  ['av 相机', 'Allied Vision'],
])('%s: beside a kind of product that the maker has, its initials are its name', (typed, maker) => {
  expect(makerOf(typed)).toEqual([maker]);
});

test.each(['ai 相机', 'ni 镜头', 'ni'])('%s: elsewhere the letters are letters', typed => {
  expect(makerOf(typed)).toEqual([]);
});
