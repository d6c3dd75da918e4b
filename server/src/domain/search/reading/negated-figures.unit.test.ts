import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';
import { rowsOf } from '../../catalogue/index/bitset';

const search = await fileSearch();
const { ask, chips, rowsOf: rowsShown } = askedSearch(search);

const productsOf = (typed: string, without: ReadonlySet<string> = new Set()) =>
  search
    .find(typed, without)
    .products.flatMap(({ segment, rows }) => [...rowsOf(rows)].flatMap(row => segment.products[row] ?? []));

test.each([
  ['红色同轴光 不要24V的', 'voltageV', 24, '不要 24 V'],
  ['千兆网黑白面阵相机 不要500万的', 'resolutionMp', 5, '不要 500 万像素'],
  ['C口FA镜头 25mm的不需要，2000万', 'focalLengthMm', 25, '不要 25 mm'],
  // What a comma parts from the figure behind it is said of the one before.
  ['C口FA镜头 25mm的不要，16mm以上', 'focalLengthMm', 25, '不要 25 mm'],
])('%s: none states the figure, what states none comes last, and the chip says so', (typed, key, unwanted, chip) => {
  const found = productsOf(typed);
  expect(found.length).toBeGreaterThan(0);
  for (const { attrs } of found) expect(attrs[key]).not.toBe(unwanted);
  expect(chips(typed)).toContain(chip);
  const shown = rowsShown(typed).map(({ attrs }) => attrs[key] !== undefined);
  expect(shown).toEqual([...shown].sort((a, b) => Number(b) - Number(a)));
  // No list can leave out one figure alone.
  expect(ask(typed).products.categories[0]?.listUrl).toBeNull();
});

test.each(['红色同轴光 不要24V的', '千兆网500万相机 不要彩色的', '海康500万相机 除MV-CS系列', '16mm镜头 非远心镜头'])(
  '%s: with the chip taken off the list is as without the words',
  typed => {
    const not = search.find(typed).terms.find(({ label }) => label.startsWith('不要'));
    const all = productsOf(typed, new Set([not?.key ?? '']));
    expect(all.length).toBeGreaterThanOrEqual(productsOf(typed).length);
    expect(all.length).toBeGreaterThan(0);
  },
);

test.each([
  ['500万相机 不要线扫的', 'line-camera'],
  ['16mm 非远心镜头', 'telecentric-lens'],
])('%s: the kind is not found, and the others of its name are', (typed, unwanted) => {
  const found = search.find(typed).products.map(({ segment }) => segment.category.code);
  expect(found.length).toBeGreaterThan(0);
  expect(found).not.toContain(unwanted);
});

test('a series that is not wanted is left out', () => {
  const found = productsOf('海康500万相机 除MV-CS系列');
  expect(found.length).toBeGreaterThan(0);
  for (const { model } of found) expect(model).not.toMatch(/^MV-CS/u);
});

test('a choice that nothing states otherwise is left out, and what states neither remains', () => {
  const found = productsOf('白色碗光 不带频闪');
  expect(found.length).toBeGreaterThan(0);
  for (const { attrs } of found) expect(attrs.strobe).not.toBe(true);
});

test('of colours by their characters the one is left out and the other is found', () => {
  expect(chips('外径70左右环形光 不要红的要白的')).toEqual(expect.arrayContaining(['不要红色', '白色']));
  expect(chips('3D线激光 不要405nm蓝光的')).toContain('不要 405 nm、蓝色');
});

test('a bound that is not wanted leaves the other side', () => {
  expect(chips('面阵相机 不要超过5W 千兆网').join()).toContain('≤ 5 W');
  expect(chips('相机 别低于500万 千兆网').join()).toContain('≥');
});

test.each([
  ['镜头 不要16mm以上', '焦距 < 16 mm'],
  ['FA镜头 焦距16mm以上的不要', '焦距 < 16 mm'],
  ['FA镜头 别要16mm及以上的', '焦距 < 16 mm'],
  ['FA镜头 除了16mm以下以外', '焦距 > 16 mm'],
  ['FA镜头 焦距不要超过16mm', '焦距 ≤ 16 mm'],
  ['FA镜头 焦距别大于16mm', '焦距 ≤ 16 mm'],
  ['FA镜头 焦距不低于16mm', '焦距 ≥ 16 mm'],
  ['FA镜头 焦距<16mm', '焦距 < 16 mm'],
  ['FA镜头 焦距>=16mm', '焦距 ≥ 16 mm'],
  ['FA镜头 不要16mm以上 不要5mm以下', '焦距 > 5 mm'],
  // Nothing meets it: the attribute is that of the category which the other words name.
  ['FA镜头 不要1mm以上', '焦距 < 1 mm'],
  ['面阵相机 功耗不要0.1W以上', '功耗 < 0.1 W'],
  // The figure is given up, and products are found without it.
  ['镜头 不要1mm以上', '焦距 < 1 mm'],
  ['面阵相机 全局快门 不要1帧以上', '最高帧率 < 1 fps'],
  // The name of an attribute reaches over the words that rule its figure out.
  ['面阵相机 功耗不要5W以上', '功耗 < 5 W'],
  ['FA镜头 最近物距不要200mm以上', '最近物距 < 200 mm'],
  ['远心镜头 倍率不要0.5以上', '放大倍率 < 0.5×'],
  ['光源 电压不要24V', '不要供电电压 24 V'],
  ['直线电机 行程400mm及以上', '行程 ≥ 400 mm'],
])('%s: what is left is told as %s', (typed, chip) => {
  expect(chips(typed)).toContain(chip);
});

test('what is left of a class of pixels holds none of the class', () => {
  for (const { attrs } of productsOf('面阵相机 不要500万以下')) expect(attrs.resolutionMp).toBeGreaterThan(5.3);
  for (const { attrs } of productsOf('面阵相机 不要500万以上')) expect(attrs.resolutionMp).toBeLessThan(4.8);
});

test.each([
  ['面阵相机 500万以下', 5.01, 5.3],
  ['面阵相机 不超过500万像素', 5.01, 5.3],
  ['面阵相机 500万以内', 5.01, 5.3],
  ['面阵相机 200万以上', 1.92, 2.08],
])('%s: the class that bounds belongs to what is bounded', (typed, one, other) => {
  const megapixels = productsOf(typed).map(({ attrs }) => Number(attrs.resolutionMp));
  expect(megapixels.some(value => Math.abs(value - one) < 0.05)).toBe(true);
  const [least, most] = [Math.min(...megapixels), Math.max(...megapixels)];
  if (typed.includes('以上')) expect(least).toBeGreaterThanOrEqual(one);
  else expect(most).toBeLessThanOrEqual(other);
});

test('of a distortion that is not wanted the amount counts, whatever its sign', () => {
  const found = productsOf('FA镜头 畸变不要1%以上');
  expect(found.length).toBeGreaterThan(0);
  for (const { attrs } of found) expect(Math.abs(Number(attrs.distortionPct))).toBeLessThan(1);
});

test('where nothing is left, what was not wanted is not found either', () => {
  expect(productsOf('FA镜头 不要1mm以上')).toEqual([]);
});

test('a bound that is left out is the next value of the list, which is linked', () => {
  const [first] = ask('FA镜头 不要16mm以上').products.categories;
  const [, most] = /focalLengthMm=[^&]*?([\d.]+)(?:&|$)/u.exec(decodeURIComponent(first?.listUrl ?? '')) ?? [];
  expect(Number(most)).toBeLessThan(16);
  expect(productsOf('FA镜头 不要16mm以上').map(({ attrs }) => attrs.focalLengthMm)).toContain(Number(most));
});

test('whatever words rule out a bound, of every attribute only what is left is found', () => {
  const before = fc.constantFrom('不要', '别', '别要', '不考虑', '排除', '除了', '不接受');
  const bound = fc.constantFrom<[string, string, (value: number, of: number) => boolean]>(
    ['', '以上', (value, of) => value < of],
    ['', '及以上', (value, of) => value < of],
    ['', '以下', (value, of) => value > of],
    ['大于', '', (value, of) => value <= of],
    ['超过', '', (value, of) => value <= of],
    ['低于', '', (value, of) => value >= of],
    ['≥', '', (value, of) => value < of],
  );
  const figure = fc.constantFrom<[string, string, string, string, number]>(
    ['FA镜头', '焦距', '25mm', 'focalLengthMm', 25],
    ['FA镜头', '重量', '100g', 'weightG', 100],
    ['FA镜头', '像圈', '11mm', 'imageCircleMm', 11],
    ['面阵相机', '像元', '3.45um', 'pixelSizeUm', 3.45],
    ['面阵相机', '帧率', '100fps', 'frameRateFps', 100],
    ['线扫相机', '行频', '50khz', 'lineRateKhz', 50],
    ['远心镜头', '工作距离', '110mm', 'workingDistanceMm', 110],
    ['远心镜头', '倍率', '0.5倍', 'magnification', 0.5],
    ['光源', '功率', '10W', 'powerW', 10],
    ['滑台', '行程', '200mm', 'strokeMm', 200],
  );
  fc.assert(
    fc.property(before, bound, figure, (not, [sign, of, isLeft], [kind, name, typed, key, value]) => {
      const found = productsOf(`${kind} ${name}${not}${sign}${typed}${of}`);
      expect(found.length).toBeGreaterThan(0);
      for (const { attrs } of found) expect(isLeft(Number(attrs[key]), value)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test.each([
  '不锈钢 环形光源',
  '非接触 线光谱共焦',
  '非球面 16mm镜头',
  '不停机检测 面阵相机',
  '要不要24V的光源',
  '为什么1英寸不是25.4mm',
])('%s rules nothing out', typed => {
  expect(chips(typed).filter(label => label.startsWith('不要'))).toEqual([]);
});

test('whatever word says that a figure is not wanted, no product with it is found', () => {
  const before = fc.constantFrom(
    '不要',
    '不用',
    '不需要',
    '别要',
    '不考虑',
    '排除',
    '除了',
    '非',
    '不是',
    '不想要',
    '剔除',
  );
  const behind = fc.constantFrom('', '的');
  const figure = fc.constantFrom<[string, string, number, number, string]>(
    ['24V', 'voltageV', 24, 24, '条形光源'],
    ['25mm', 'focalLengthMm', 25, 25, 'FA镜头'],
    ['500万', 'resolutionMp', 4.9, 5.2, '千兆网面阵相机'],
    ['130万', 'resolutionMp', 1.25, 1.35, 'usb3面阵相机'],
  );
  fc.assert(
    fc.property(before, behind, figure, fc.boolean(), (not, of, [typed, key, low, high, kind], isFirst) => {
      const unwanted = `${not}${typed}${of}`;
      const found = productsOf(isFirst ? `${unwanted} ${kind}` : `${kind} ${unwanted}`);
      expect(found.length).toBeGreaterThan(0);
      for (const { attrs } of found) {
        const value = attrs[key];
        expect(typeof value === 'number' && value >= low && value <= high).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
});
