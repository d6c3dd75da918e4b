import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const search = await fileSearch();
const { ask, chips, rowsOf } = askedSearch(search);

test.each([
  ['camera link 双base卡', ['Camera Link', '2 通道', 'Camera Link Base', '采集卡']],
  ['25mm头 c口', ['25 mm', '镜头', 'C 口']],
  ['双gige相机', ['GigE 千兆网', '相机']],
  ['M12头 电源线', []],
])('%s: single characters stand for what goes before or behind them', (typed, labels) => {
  expect(chips(typed)).toEqual(labels);
});

test('brackets part a part number from what is said of it', () => {
  expect(rowsOf('M1228-MPW3（12mm）computar').map(({ model }) => model)).toEqual(['M1228-MPW3']);
});

test.each(['【FA镜头】25mm|F1.4', '《FA镜头》25mm F1.4'])('%s: brackets part words', typed => {
  expect(chips(typed)).toEqual(['FA 镜头', '25 mm', '最大光圈 F 值 1.4']);
});

test('beside a part number 停产 says what became of it', () => {
  expect(chips('MER-500-7UC 停产 替代')).toEqual([]);
  expect(chips('停产 线扫相机')).toEqual(['停产', '线扫相机']);
});

test('of a camera with a lens the camera is looked for', () => {
  for (const typed of ['4k线扫相机 带镜头', '带镜头的4k线扫相机']) expect(rowsOf(typed)[0]?.name).toContain('线扫相机');
});

test('a series called just so comes before those whose names go on', () => {
  expect(rowsOf('komodo 2 cxp').map(({ series }) => series)).toEqual(['Komodo II', 'Komodo III']);
});

test.each([
  ['line scan cameras', ['线扫相机']],
  ['telecentric lenses 0.5x', ['远心镜头', '镜头', '0.5×']],
  ['laser profiler with 0.5 um repeatability', ['3D 线激光', 'Z 向重复精度 0.5 µm']],
])('%s: plurals and English names of attributes are read', (typed, labels) => {
  expect(chips(typed)).toEqual(labels);
});

test('a device whose English name ends in the name of a product is no such product', () => {
  expect(ask('hyperspectral camera').notCarried).toEqual(['hyperspectral camera（高光谱相机）']);
});

test('a question in English is answered by articles', () => {
  const [first] = ask('what is depth of field').groups;
  expect(first?.kind === 'article' && first.hits[0]?.title).toContain('景深');
});
