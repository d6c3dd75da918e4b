import { beforeAll, expect, test } from 'vitest';
import { fileSearch } from '../../../../test/site-search';
import { rowsOf } from '../../catalogue/index/bitset';
import type { SiteSearch } from '../finding/site-search';

let search: SiteSearch;
beforeAll(async () => {
  search = await fileSearch();
});

const productsOf = (typed: string) =>
  search
    .find(typed)
    .products.flatMap(({ segment, rows }) => [...rowsOf(rows)].flatMap(row => segment.products[row] ?? []));
const labelsOf = (typed: string) =>
  search.find(typed).terms.flatMap(({ kind, label }) => (kind === 'text' ? [] : label));

test.each([
  ['不要彩色的相机', 'monoColor', 'mono'],
  ['不是卷帘的 500万 相机', 'shutter', 'global'],
  ['非彩色 千兆网 面阵相机', 'monoColor', 'mono'],
  ['usb面阵相机，彩色的就算了', 'monoColor', 'mono'],
  ['千兆网面阵相机 不考虑彩色', 'monoColor', 'mono'],
])('%s: only what states another choice is found', (typed, key, value) => {
  const found = productsOf(typed);
  expect(found.length).toBeGreaterThan(0);
  for (const { attrs } of found) expect(attrs[key]).toBe(value);
});

test('makers that are left out one by one are left out together', () => {
  const found = productsOf('万兆网黑白相机 非海康非大恒');
  expect(found.length).toBeGreaterThan(0);
  for (const { brand } of found) expect(['Hikrobot', 'Daheng Imaging']).not.toContain(brand.name);
});

test('of a choice that holds what is not wanted the rest is meant', () => {
  const found = productsOf('环形光不要低角度的 白');
  expect(found.length).toBeGreaterThan(0);
  const shapes = new Set(found.map(({ attrs }) => attrs.shape));
  expect(shapes.has('ring')).toBe(true);
  for (const shape of shapes) expect(shape).toMatch(/ring$/u);
  expect(shapes.has('low-angle-ring')).toBe(false);
});

test('of several colours one other than the unwanted one will do, and what states none will not', () => {
  const [all, others] = [productsOf('环形光'), productsOf('不带红外的环形光')];
  expect(others.length).toBeLessThan(all.length);
  expect(others.length).toBeGreaterThan(0);
  for (const { attrs } of others) {
    const colours = [attrs.colours ?? []].flat();
    expect(colours.some(colour => colour !== 'infrared')).toBe(true);
  }
});

test.each(['不要海康的 500万 相机', '除了海康的相机', '500万相机 除海康'])('%s: all makers but that one', typed => {
  const found = productsOf(typed);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ brand }) => brand.name === 'Hikrobot')).toEqual([]);
  expect(labelsOf(typed)).toContain('不要海康机器人 Hikrobot');
});

test.each([
  ['130万相机 no gige', 'interface', ['gige']],
  ['环形光源 不要红色和白色', 'colours', ['red', 'white']],
  ['usb3 camera not rolling shutter', 'shutter', ['rolling']],
  ['远心镜头 不带同轴的 c口', 'coaxial', [true]],
  ['600万 相机 彩色以外的', 'monoColor', ['color']],
  ['1200万相机 排除彩色', 'monoColor', ['color']],
])('%s: what has nothing but the unwanted is not found', (typed, key, unwanted) => {
  const found = productsOf(typed);
  expect(found.length).toBeGreaterThan(0);
  for (const { attrs } of found)
    expect([attrs[key]].flat().every(each => unwanted.some(not => not === each))).toBe(false);
});

test.each(['除海康和大恒以外的 2000万像素相机', '除了海康、大恒之外的相机', '除海康、大恒外 500万 相机'])(
  '%s: makers that are named together are one condition',
  typed => {
    const found = productsOf(typed);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ brand }) => ['Hikrobot', 'Daheng Imaging'].includes(brand.name))).toEqual([]);
    expect(labelsOf(typed)).toContain('不要海康机器人 Hikrobot、大恒图像 Daheng Imaging');
  },
);

test('a choice of another attribute behind an unwanted one is wanted', () => {
  expect(labelsOf('不要红色 环形光源')).toEqual(['不要红色', '环形光源']);
});

test.each(['要不要彩色相机', '是不是彩色相机'])('%s asks, and excludes nothing', typed => {
  expect(labelsOf(typed).filter(label => label.startsWith('不要'))).toEqual([]);
});
