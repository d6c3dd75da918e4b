import { expect, test } from 'vitest';
import { brands, category } from '../../../../test/catalogue/arbitrary-catalogue';
import { buildIndex } from './build';
import type { IndexProduct } from './index-input';
import { replacementsOf } from './successors';

const [maker, other] = brands;
const made = (id: number, model: string, successor?: string, brand = maker): IndexProduct => {
  if (!brand) throw new Error('no brand');
  return {
    ...{ id, model, brand, categoryId: category.id, series: null, name: '相机', summary: '', seriesLevel: false },
    ...{ drawing: { src: '', widthMm: null, heightMm: null, toScale: false }, updatedAt: '2026-01-01T00:00:00.000Z' },
    source: { confidence: null, tier: null, url: null, viaUrl: null, derived: [], fieldSources: [], notes: null },
    attrs: successor === undefined ? {} : { status: 'discontinued', successor },
  };
};
const products = [
  made(1, 'A-100', 'B 200'),
  made(2, 'B-200'),
  made(3, 'A-90', 'b200'),
  made(4, 'B-200', undefined, other),
  made(5, 'A-80', 'C-300'),
];
const links = async (at: number) => {
  const index = await buildIndex({ version: '1', categories: [category], brands, products });
  return replacementsOf(index, products[at] as IndexProduct);
};

test('a successor is linked both ways, within its maker, whatever separators part its number', async () => {
  expect(await links(0)).toEqual({ successor: { id: 2, model: 'B-200' }, replaces: [] });
  const { replaces } = await links(1);
  expect(replaces.map(({ id }) => id).sort()).toEqual([1, 3]);
  expect(await links(3)).toEqual({ replaces: [] });
});

test('a successor that the catalogue does not have is named without a link', async () => {
  expect(await links(4)).toEqual({ successor: { model: 'C-300' }, replaces: [] });
});
