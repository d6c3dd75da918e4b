import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';
import { askedPrices } from './asked-prices';
import { readQuery } from './read-query';

const search = await fileSearch();
const { ask } = askedSearch(search);

test.each([
  ['预算 3 万', ['预算 3 万']],
  ['预算三万 面阵相机 500万', ['预算三万']],
  ['500万相机预算3000', ['预算3000']],
  ['预算 3000 25mm镜头', ['预算 3000']],
  ['预算1.5w 8k线扫', ['预算1.5w']],
  ['5000元以内 镜头', ['5000元以内']],
  ['相机 2000-3000元', ['2000-3000元']],
  ['3万块的线激光', ['3万块的']],
  ['两千块左右的usb3相机', ['两千块左右的']],
  ['￥3,500以内 镜头', ['￥3,500以内']],
  ['line scan camera budget 5k rmb', ['budget 5k rmb']],
  ['camera less than $1000', ['less than $1000']],
  ['2-3万的3d相机', ['2-3万的']],
  ['1万2千的相机', ['1万2千的']],
  ['30万像素 不超过2000元', ['不超过2000元']],
  ['性价比高的130万工业相机', ['性价比高的']],
  ['acA1920-40gm 多少钱', ['多少钱']],
])('%s speaks of money', (typed, said) => {
  expect(readQuery(typed).prices.map(each => each.typed)).toEqual(said);
});

test.each([
  '500万相机',
  '3万像素',
  '高速摄像机 1万帧',
  '行频 5万',
  '像元5um',
  '一块采集卡',
  '2块背光板',
  '8元件镜头',
  '误差预算',
  '寿命3万小时',
  '远心镜头为什么这么贵',
])('%s does not', typed => {
  expect(askedPrices(typed)).toEqual([]);
});

test('no camera has as few pixels as are read as money', () => {
  const pixels = [...search.index.segments.values()].flatMap(({ products }) =>
    products.flatMap(({ attrs }) => (typeof attrs.resolutionMp === 'number' ? [attrs.resolutionMp] : [])),
  );
  expect(Math.min(...pixels)).toBeGreaterThan(0.1);
});

test.each([
  ['预算 3 万 线激光', '线激光'],
  ['5000元以内 25mm镜头', '25mm镜头'],
  ['海康 500万相机 ¥3000', '海康 500万相机'],
  ['便宜的环形光', '环形光'],
])('%s finds what is found without the money, and says that there are no prices', (typed, rest) => {
  const [withMoney, without] = [ask(typed), ask(rest)];
  expect(withMoney.groups).toEqual(without.groups);
  expect(withMoney.understood.map(({ label }) => label)).toEqual(without.understood.map(({ label }) => label));
  expect(withMoney.note).toMatch(/^目录不含价格，「.+」未计入/u);
});

test('a price that is asked for is said not to be known', () => {
  const { note, groups } = ask('acA1920-40gm 价格');
  expect(note).toBe('目录不含价格，请向厂家或经销商询价。');
  expect(groups[0]).toMatchObject({ kind: 'product', hits: [{ row: { model: 'acA1920-40gm' } }] });
});

test('of money alone nothing is found, and pixels are not looked for', () => {
  const { groups, understood, note } = ask('预算 3 万');
  expect(groups.every(({ total }) => total === 0)).toBe(true);
  expect(understood).toEqual([]);
  expect(note).toContain('目录不含价格');
});
