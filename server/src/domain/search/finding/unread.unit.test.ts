import { beforeAll, expect, test } from 'vitest';
import { fileSearch } from '../../../../test/site-search';
import { answerSearch } from '../answering/answer-search';
import { nearestQueries } from '../answering/nearest-queries';
import type { SiteSearch } from './site-search';

let search: SiteSearch;
beforeAll(async () => {
  search = await fileSearch();
});

const ask = (keywords: string) =>
  answerSearch(search, { keywords, page: 1, pageSize: 24, filters: {}, without: [] }).content;
const slugOf = (keywords: string) => search.find(keywords).articles[0]?.article.slug;

test.each([
  ['F1.4是什么意思', 'diffraction-and-aperture'],
  ['景深是什么意思', 'depth-of-field'],
  ['像元3.45和2.4选哪个', 'pixel-and-sensor'],
  ['全局快门一定比卷帘好吗', 'shutters'],
  ['测电池极片厚度', 'laser-triangulation'],
  ['透明薄膜气泡', 'light-shapes'],
  ['滑台停下来图像还在抖', 'slides-and-motion'],
])('%s is answered by the article %s', (typed, slug) => {
  expect(ask(typed).groups[0]?.kind).toBe('article');
  expect(slugOf(typed)).toBe(slug);
});

test.each(['没有这种东西', '这种东西', '没'])(
  '%s finds nothing: a character of any text is no word of an article',
  typed => {
    expect(ask(typed).groups.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0]);
    expect(nearestQueries(search, search.find(typed))).toEqual([]);
  },
);

test('a part number that its maker does not have here leads to the maker', () => {
  expect(ask('edmund 33-303 换成国产的').groups[0]?.kind).toBe('brand');
});

test('a property before the kind of product leaves the products first', () => {
  expect(ask('汽车轮毂 3d扫描').groups[0]?.kind).toBe('product');
});

test.each([
  ['采集看 camera link', 'grabber'],
  ['被光源 红色', 'light'],
  ['轮廓频率10k以上', 'line-3d'],
])('%s lists products of the category %s', (typed, code) => {
  expect(search.find(typed).products[0]?.segment.category.code).toBe(code);
});

test('two sensors that are compared are told by the cameras that have them', () => {
  expect(ask('imx264 imx250 区别').groups[0]?.kind).toBe('product');
});

test('a part number that begins with its maker’s name is found among other conditions', () => {
  const [first] = ask('cst cos80 w 24v光源').groups;
  expect(first?.kind === 'product' && first.hits[0]?.row.model).toBe('CST-COS80-W');
});

test.each([
  ['靶面最大的面阵相机', 'sensorDiagonalMm'],
  ['最小的环形光', 'outerDiameterMm'],
])('%s is ordered by a figure that enough products state: %s', (typed, key) => {
  expect(search.find(typed).products[0]?.sort?.key).toBe(key);
});

test('makers side by side at the end are left out together', () => {
  const [first] = ask('usb3相机 不要海康大恒').groups;
  const makers = first?.kind === 'product' ? first.hits.map(({ row }) => row.brand.name) : [];
  expect(makers.length).toBeGreaterThan(0);
  expect(makers).not.toContain('Hikrobot');
  expect(makers).not.toContain('Daheng Imaging');
});
