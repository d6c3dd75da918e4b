import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const search = await fileSearch();
const { ask, rowsOf } = askedSearch(search);
const shapesOf = (typed: string) => [...new Set(rowsOf(typed).map(({ attrs }) => attrs.shape))];

test.each(['同轴镜头插的小点光', '同轴镜头 点光源', '带同轴的远心镜头配的小点光源', '插在远心镜头上的点光源'])(
  '%s: a light for a lens is a light, of no shape that the lens has',
  typed => {
    expect(shapesOf(typed)).toEqual(['spot']);
  },
);

test('a coaxial lens is a lens; coaxial and spot lights are both looked for where no lens is named', () => {
  const lenses = rowsOf('同轴镜头 0.3x');
  expect(lenses.length).toBeGreaterThan(0);
  for (const { attrs } of lenses) expect(attrs.coaxial).toBe(true);
  expect(shapesOf('同轴光源 点光源')[0]).not.toBe('spot');
});

test.each(['基线 120', '双目相机 基线120mm', '3D相机 基线距离 120毫米'])(
  '%s: the baseline of stereo cameras is a figure like others',
  typed => {
    expect(rowsOf(typed).map(({ attrs }) => attrs.baselineMm)).toEqual([120]);
  },
);

test.each([
  ['16K线扫配什么采集卡', 'grabber'],
  ['16k线扫相机用哪种采集卡', 'grabber'],
  ['12K线扫相机配啥镜头', 'line-lens'],
  ['2/3 靶面 25mm 镜头配什么相机', 'area-camera'],
])('%s: what is asked for is looked for, not what it goes with', (typed, code) => {
  const found = ask(typed).products.categories.map(({ categoryId }) => categoryId);
  expect(found).toEqual(
    [...search.index.segments.values()].filter(s => s.category.code === code).map(s => s.category.id),
  );
});
