import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { siteFiles } from '../../../../test/site-files';
import { fileSearch } from '../../../../test/site-search';
import { suggest } from '../suggesting/suggest';

const search = await fileSearch();
const { ask } = askedSearch(search, siteFiles(search.index));

test.each([
  ['触发线', '触发线（线缆）'],
  ['cxp线', 'cxp线（线缆）'],
  ['cxp线能拉多长', 'cxp线（线缆）'],
  ['机器视觉控制器', '机器视觉控制器（工控机）'],
  ['环光控制器', '环光控制器（光源控制器）'],
  ['线扫相机架', '线扫相机架（支架）'],
  ['M42转C口', 'M42转C口（转接环）'],
  ['滤镜', '滤镜（滤光片）'],
])('%s is said not to be carried: %s', (typed, said) => {
  expect(ask(typed).notCarried).toEqual([said]);
});

test.each(['cxp线扫', '千兆网线阵相机', '编码器线数', 'usb3线激光', '光源线光'])(
  '%s is no cable: its last word goes on',
  typed => {
    expect(ask(typed).notCarried).toEqual([]);
  },
);

test.each([
  ['uv镜头', '镜头'],
  ['聚光镜头', '镜头'],
  ['电源线扫', '线扫'],
])('%s: a device does not cut the name that goes on behind it: %s', (typed, label) => {
  const { notCarried, understood } = ask(typed);
  expect(notCarried).toEqual([]);
  expect(understood.map(each => each.label)).toContain(label);
});

test.each([
  ['双目模组', 'face-3d'],
  ['usb模组', 'area-camera'],
])('%s is a module of a camera, and no linear stage', (typed, code) => {
  expect(search.find(typed).products[0]?.segment.category.code).toBe(code);
});

test('a name over a space gives way to the longer one behind the space', () => {
  expect(ask('奥普特 光源控制器').notCarried).toEqual(['光源控制器']);
});

test('a device that is not carried is not read as a misspelt kind of product', () => {
  for (const typed of ['视觉主机', '到位传感器']) expect(ask(typed)).toMatchObject({ keywords: typed, note: null });
});

test('names that are put together are not offered for their first word', () => {
  // It is not carried itself, but no cable for it is offered.
  expect(suggest(search, '编码器').notCarried).toEqual(['编码器']);
});

test.each(['半圆灯', '球面灯', '碗型光'])('%s has another last word than the name that is known', typed => {
  const [first] = search.find(typed).products;
  expect(first?.segment.category.code).toBe('light');
  expect(first?.filters.shape?.in).toContain('dome');
});

test('a maker’s Chinese name is that of the makers that it has taken over', () => {
  const brands = search.find('宝视纳').brands.map(({ brand }) => brand.name);
  expect(brands[0]).toBe('Basler');
  expect(brands).toEqual(expect.arrayContaining(['Basler (Roboception)', 'Basler (Silicon Software)']));
});

test.each([
  ['灰度卡', '灰阶卡'],
  ['圆点标定板', '圆点阵畸变卡'],
  ['标定棋盘', '棋盘格标定板'],
])('%s is a file by another title: %s', (typed, title) => {
  const [first] = ask(typed).groups;
  expect(first).toMatchObject({ kind: 'download', hits: [{ title }, ...Array(4).fill({})] });
});
