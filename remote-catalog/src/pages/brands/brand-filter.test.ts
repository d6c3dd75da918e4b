import { expect, test } from 'vitest';
import {
  type BrandEntry,
  brandsPath,
  filterBrands,
  lettersOf,
  parseBrandFilter,
  seriesByCategory,
} from './brand-filter';

const brand = (name: string, more: Partial<BrandEntry> = {}): BrandEntry => ({
  id: name.length,
  name,
  nameZh: null,
  country: null,
  website: null,
  count: 1,
  series: [],
  ...more,
});
const list = [
  brand('Hikrobot', { nameZh: '海康机器人', series: [{ name: 'MV-CS', categoryId: 1, count: 5 }] }),
  brand('Basler'),
  brand('3D Infotech'),
  brand('Empty', { count: 0 }),
];

test('by Latin name; brands without products do not appear', () => {
  expect(filterBrands(list, { letter: null, text: '' }).map(({ name }) => name)).toEqual([
    '3D Infotech',
    'Basler',
    'Hikrobot',
  ]);
  expect(lettersOf(list)).toEqual(['B', 'H', '#']);
});

test.each([
  [{ letter: 'B', text: '' }, ['Basler']],
  [{ letter: null, text: ' 海康 ' }, ['Hikrobot']],
  [{ letter: null, text: 'mv-c' }, ['Hikrobot']],
  [{ letter: 'B', text: '海康' }, []],
])('%o', (filter, names) => {
  expect(filterBrands(list, filter).map(({ name }) => name)).toEqual(names);
});

test('the address holds the filter, and odd ones are passed over', () => {
  const filter = { categoryId: 3, letter: '#', text: 'a&b' };
  const parse = (search: string) => parseBrandFilter(search, [1, 2, 3]);
  expect(parse(new URL(brandsPath(filter), 'http://localhost').search)).toEqual({ ...filter, problems: [] });
  expect(parse('categoryId=-1&letter=BB')).toEqual({
    ...{ categoryId: null, letter: null, text: '' },
    problems: ['分类「-1」无效，应为网站分类的编号，已忽略', '首字母「BB」无效，应为 A～Z 或 #，已忽略'],
  });
  expect(parse('categoryId=4')).toMatchObject({
    categoryId: null,
    problems: ['分类「4」无效，应为网站分类的编号，已忽略'],
  });
  expect(brandsPath({ categoryId: null, letter: null, text: ' ' })).toBe('/brands');
});

test('series by category, most products first', () => {
  const groups = seriesByCategory([
    { name: 'a', categoryId: 1, count: 1 },
    { name: 'b', categoryId: 2, count: 3 },
    { name: 'c', categoryId: 2, count: 9 },
  ]);
  expect(groups.map(({ categoryId, series }) => [categoryId, series.map(({ name }) => name)])).toEqual([
    [2, ['c', 'b']],
    [1, ['a']],
  ]);
});
