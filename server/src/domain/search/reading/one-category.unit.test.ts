import fc from 'fast-check';
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

test('whatever word joins two kinds, the last is looked for; what says that one has the other makes it no kind of its own', () => {
  const kind = fc.constantFrom<[string, string]>(
    ['面阵相机', 'area-camera'],
    ['线扫相机', 'line-camera'],
    ['FA镜头', 'fa-lens'],
    ['远心镜头', 'telecentric-lens'],
    ['光源', 'light'],
    ['采集卡', 'grabber'],
    ['滑台', 'slide'],
  );
  const joint = fc.constantFrom('配', '搭', '搭配', '用的', '配套', '带', '含', '附');
  fc.assert(
    fc.property(kind, joint, kind, fc.boolean(), ([one, first], word, [other, last], isGiven) => {
      fc.pre(first !== last);
      const isHad = /[带含附]/u.test(word);
      const found = search.find(`${isGiven && !isHad ? '给' : ''}${one}${word}${other}`).products;
      expect(found.map(({ segment }) => segment.category.code)).toEqual([isHad ? first : last]);
    }),
  );
});

test.each([
  ['16K线扫配什么采集卡', 'grabber'],
  ['16k线扫相机用哪种采集卡', 'grabber'],
  ['12K线扫相机配啥镜头', 'line-lens'],
  ['2/3 靶面 25mm 镜头配什么相机', 'area-camera'],
  ['16K线扫配采集卡', 'grabber'],
  ['给16K线扫配采集卡', 'grabber'],
  ['16K线扫搭CXP采集卡', 'grabber'],
  ['16K线扫用的采集卡', 'grabber'],
  ['8k线扫 配光源', 'light'],
  ['条形光源配线扫相机', 'line-camera'],
  ['给25mm镜头配面阵相机', 'area-camera'],
  ['远心镜头配平行光源', 'light'],
  // What a kind of product has is no kind that is looked for.
  ['面阵相机带镜头', 'area-camera'],
  ['面阵相机附8mm镜头', 'area-camera'],
  ['线扫相机含采集卡', 'line-camera'],
  // A lens with a figure of its own is for a camera with conditions, or behind a break.
  ['4个25mm的FA镜头配500万相机', 'fa-lens'],
])('%s: what is asked for is looked for, not what it goes with', (typed, code) => {
  const found = ask(typed).products.categories.map(({ categoryId }) => categoryId);
  expect(found).toEqual(
    [...search.index.segments.values()].filter(s => s.category.code === code).map(s => s.category.id),
  );
});
