import type { AttributeValue } from '@shixuan/api';
import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';
import { rowsOf } from '../../catalogue/index/bitset';

// What an audit with fresh phrases found: parts of a query that were understood and then left out of the answer, or not
// understood because they were written in another way.

const search = await fileSearch();
const { ask, rowsOf: rows } = askedSearch(search);
const firstKind = (keywords: string) => ask(keywords).groups.find(({ hits }) => hits.length > 0)?.kind;
const codesOf = (keywords: string) => search.find(keywords).products.map(({ segment }) => segment.category.code);

/** The values of an attribute of all products that are found. */
const valuesOf = (keywords: string, key: string): (AttributeValue | undefined)[] =>
  search
    .find(keywords)
    .products.flatMap(({ segment, rows: found }) => [...rowsOf(found)].map(row => segment.products[row]?.attrs[key]));

test('a part number does not replace a term that is understood elsewhere', () => {
  expect(codesOf('pcie gen3 x8')).toEqual(['grabber']);
  expect(new Set(valuesOf('pcie gen3 x8', 'pcieLanes'))).toEqual(new Set([8]));
  // 80 stands in the part numbers of many lights.
  expect(codesOf('pcie gen3 80')).toEqual(['grabber']);
});

test.each([
  ['620nm', 'wavelengthNm', 625],
  ['632nm', 'wavelengthNm', 630],
  ['13微米', 'pixelSizeUm', 12.5],
])('of a figure alone that nothing has the nearest come, said as such: %s', (typed, key, nearest) => {
  const [first] = rows(typed);
  expect(Math.abs(Number(first?.attrs[key]) - Number.parseFloat(typed))).toBeLessThanOrEqual(
    Math.abs(nearest - Number.parseFloat(typed)),
  );
  expect(ask(typed).note).toContain('以下是最接近的');
});

test.each([
  ['重量小于50克 相机', 'weightG', 0, 50],
  ['30克以内的工业相机', 'weightG', 0, 30],
  ['速度 1m/s 滑台', 'maxSpeedMmS', 1000, 1e9],
  ['最高速度 60m/min 滑台', 'maxSpeedMmS', 1000, 1e9],
  ['滑台 速度0.5米每秒', 'maxSpeedMmS', 500, 1e9],
  ['50000线/秒 线扫相机', 'lineRateKhz', 50, 1e9],
  ['重复定位精度 20丝 滑台', 'repeatabilityUm', 0, 200],
  ['波长 0.85um 光源', 'wavelengthNm', 845, 855],
  ['像圈 大于 43', 'imageCircleMm', 43, 1e9],
  ['大于43的像圈', 'imageCircleMm', 43, 1e9],
  ['帧率要高于300的面阵', 'frameRateFps', 300, 1e9],
  ['像元不能大于 2.5 的相机', 'pixelSizeUm', 0, 2.5],
  ['0.7微米 线激光 z重复精度', 'repeatabilityZUm', 0, 0.7],
  ['线激光 z重复精度 优于 0.5um', 'repeatabilityZUm', 0, 0.5],
  ['想测0.001mm的台阶高度', 'repeatabilityZUm', 0, 1],
  ['5百万 彩色 全局', 'resolutionMp', 4.8, 5.3],
])('%s: however it is written, the figure counts', (typed, key, least, most) => {
  const values = valuesOf(typed, key);
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  }
});

test.each([
  ['滤镜螺纹 m27', 'filterThread', 'm27x0.5'],
  ['激光等级 3R', 'laserClass', '3r'],
  ['2M 激光等级 线激光', 'laserClass', '2m'],
])('beside the name of an attribute the beginning of a choice is that choice: %s', (typed, key, value) => {
  const [first] = rows(typed);
  expect([first?.attrs[key]].flat()).toContain(value);
});

test('words of the trade are found in English, in part numbers, too', () => {
  expect(rows('偏振相机 500万').map(({ model }) => model)).toEqual(['Genie Nano M2450-Polarized']);
  expect(rows('暗场光源 basler')[0]?.model).toContain('Darkfield');
});

test('no product has two sensors: each that is named will do', () => {
  const sensors = new Set(valuesOf('imx174 换 imx249', 'sensorModel'));
  expect(sensors).toEqual(new Set(['IMX174', 'IMX249']));
});

test.each(['imx264 大恒', 'IMX541'])('%s: cameras of the same pixels, where none states the sensor', typed => {
  expect(rows(typed).length).toBeGreaterThan(0);
  expect(codesOf(typed)).toEqual(['area-camera']);
  expect(ask(typed).note).toMatch(/没有标明采用「IMX\d+」/);
});

test('the name of a family of sensors stands for its types', () => {
  const found = valuesOf('pregius s 相机', 'sensorModel');
  expect(found.length).toBeGreaterThan(0);
  for (const sensor of found) expect(sensor).toMatch(/^IMX(?:53|54|56|90)/);
});

test('beside a lens a sensor says what the lens is to cover', () => {
  const found = valuesOf('想找个能配 IMX253 的12mm镜头', 'coverageMm').filter(value => value !== undefined);
  expect(found.length).toBeGreaterThan(0);
  for (const value of found) expect(value).toBeGreaterThan(17);
});

test.each([
  ['BFS-U3-51S5M', 'FLIR'],
  ['STC-MBS500U3V', 'SENTECH'],
  ['GX-1050', 'Prosilica GX'],
  ['Manta G-507B', 'Manta'],
  ['M1214-MP2', 'Computar'],
])('%s: whose part number it is that is not carried, and what is instead', (typed, label) => {
  const content = ask(typed);
  expect(content.notCarried?.join()).toContain(label);
  expect(content.nearest.length).toBeGreaterThan(0);
});

test('no part number that is carried is said not to be', () => {
  const models = [...search.index.segments.values()].flatMap(({ products }) => products.map(({ model }) => model));
  const step = 29;
  const said = models.filter((model, at) => at % step === 0 && (ask(model).notCarried ?? []).length > 0);
  expect(said).toEqual([]);
});

test('a number without a unit is named by what it was read as, and is no part of a longer number', () => {
  const content = ask('computar 16');
  expect(content.understood.map(({ label }) => label)).toContain('焦距 16 mm');
  for (const { model } of rows('computar 16')) expect(model).toMatch(/(?<!\d)16/);
  // Lights are named by a nominal size.
  expect(rows('同轴光 60 蓝')[0]?.model).toMatch(/(?<!\d)60/);
  expect(rows('线扫描光源 500')[0]?.attrs.emittingLengthMm).toBeCloseTo(500, -2);
});

test('a size that nothing has finds what comes nearest to it', () => {
  const [first, second] = rows('要一个 500x500 的大背光');
  for (const row of [first, second]) expect(row?.attrs.emittingLengthMm).toBeGreaterThanOrEqual(300);
});

test.each([
  ['mvotem 0.3x', 'magnification', 0.3],
  ['moritex 0.75', 'magnification', 0.8],
])('%s: a figure that nothing of the maker can have is looked for elsewhere', (typed, key, value) => {
  expect(codesOf(typed)[0]).toBe('telecentric-lens');
  expect(rows(typed)[0]?.attrs[key]).toBeCloseTo(value, 2);
});

test('letters that look like digits are read as these', () => {
  expect(rows('mv-ca0l3-20gm')[0]?.model).toBe('MV-CA013-20GM');
});

test('a part of another country finds those of the country that is asked for, the nearest first', () => {
  const [first] = rows('请问有没有能替换acA2500-14gm的国产');
  expect(first).toMatchObject({ attrs: { monoColor: 'mono', interface: 'gige', resolutionH: 2592 } });
  expect(first?.brand.name).not.toBe('Basler');
  expect(ask('acA2500-14gm 国产').note).toContain('acA2500-14gm');
});

test('a maker that is named in Chinese is meant, whatever the series of others are called', () => {
  expect(ask('图漾 tof').groups[0]).toMatchObject({
    kind: 'product',
    hits: [{ row: { brand: { name: 'Percipio' } } }],
  });
});

test.each(['1米宽的布 缺陷0.1mm', 'usb3 线最长几米'])('%s: a task or a question is answered by an article', typed => {
  expect(firstKind(typed)).toBe('article');
});

test('of several figures that nothing meets together the one is widened that has to be missed by the least', () => {
  const [first] = rows('物距110左右，倍率0.5的双远心有吗');
  expect(first?.attrs.workingDistanceMm).toBeCloseTo(110, -1);
  expect(Math.abs(Number(first?.attrs.magnification) - 0.5)).toBeLessThan(0.03);
});

test('a figure is met nearly in any of its readings: a light is 1 m long, whatever it emits from', () => {
  for (const { attrs } of rows('线扫光源 1米 白'))
    expect(Number(attrs.emittingLengthMm ?? attrs.lengthMm)).toBeGreaterThanOrEqual(900);
});

test.each([
  ['f50 m42 镜头', 'focalLengthMm', 50],
  ['f2.8 25mm', 'maxAperture', 2.8],
  ['线扫 16k 5u', 'pixelSizeUm', 5],
])('%s: a sign stands for what its figure can be', (typed, key, value) => {
  const values = valuesOf(typed, key).filter(each => each !== undefined);
  expect(values.length).toBeGreaterThan(0);
  for (const each of values) expect(each).toBe(value);
});

test('two sides are a field of view where one is named, and the round ones that hold it are found', () => {
  const values = valuesOf('远心 100x80', 'objectFovDiameterMm');
  expect(values.length).toBeGreaterThan(0);
  for (const each of values) expect(each).toBeGreaterThanOrEqual(Math.hypot(100, 80));
  expect(codesOf('100x80')).not.toContain('telecentric-lens');
  expect(rows('看到300x300视野的远心')[0]?.attrs.objectFovDiameterMm).toBe(300);
});

test.each([
  ['平行光源 绿 远心用', 'light'],
  ['想用8mm左右的镜头，配2/3靶面相机', 'fa-lens'],
  ['海康相机 配 16mm 镜头', 'fa-lens'],
  ['16K线扫相机用的镜头', 'line-lens'],
  ['光幕 平行背光', 'light'],
])('%s: what something is for is not what is looked for', (typed, code) => {
  expect(codesOf(typed)[0]).toBe(code);
});

test('a numeral is no colour, and a colour may stand before 的', () => {
  expect(ask('四分区环形光').understood.map(({ label }) => label)).toEqual(['多通道环形光源']);
  expect(ask('条形灯 红的').understood.map(({ label }) => label)).toContain('红色');
});

test('an interface beside a sensor is not given up for cameras of the same pixels', () => {
  const found = rows('imx535 usb3');
  expect(found.length).toBeGreaterThan(0);
  for (const { attrs } of found) expect(attrs).toMatchObject({ interface: 'usb3', pixelSizeUm: 2.74 });
});

test('the initials of a maker and of a kind of product, of each maker with these initials', () => {
  expect(new Set(rows('hkxj').map(({ brand }) => brand.name))).toEqual(new Set(['Hikrobot']));
  expect(ask('dhxj').understood[0]?.label).toMatch(/大恒.*华睿|华睿.*大恒/);
});

test.each(['工业相机丢帧怎么解决', '近摄圈有什么用', '怎么让白底上的红字消失', '线扫图像有横纹'])(
  '%s: a fault or a subject in other words is answered by an article',
  typed => {
    expect(firstKind(typed)).toBe('article');
  },
);

test('a name does not reach over a space into a longer one: 奥普特 光源控制器', () => {
  expect(ask('奥普特 光源控制器').notCarried).toEqual(['光源控制器']);
});

test('the table of sensors holds only those that no camera states', () => {
  const stated = new Set(
    [...search.index.segments.values()].flatMap(({ products }) =>
      products.flatMap(({ attrs: { sensorModel, resolutionMp, pixelSizeUm } }) =>
        resolutionMp !== undefined && pixelSizeUm !== undefined ? [String(sensorModel).replace(/[-\s]/gu, '')] : [],
      ),
    ),
  );
  expect(search.vocabulary.synonyms.sensors.filter(({ label }) => stated.has(label))).toEqual([]);
});

test('two sides of a camera are those of its cross-section', () => {
  const found = valuesOf('29x29 相机', 'widthMm');
  expect(found.length).toBeGreaterThan(0);
  expect(new Set([...found, ...valuesOf('29x29 相机', 'heightMm')])).toEqual(new Set([29]));
});

test.each([
  ['接口：USB3.0 黑白 面阵相机', { interface: 'usb3', monoColor: 'mono' }],
  ['快门：全局 接口 千兆网', { shutter: 'global', interface: 'gige' }],
])('a line of a table, with labels and colons, is understood: %s', (typed, expected) => {
  for (const [key, value] of Object.entries(expected)) expect(new Set(valuesOf(typed, key))).toEqual(new Set([value]));
  expect(search.find(typed).products[0]?.relaxed).toBeUndefined();
});

test.each([
  ['58口的线扫镜头', 'm58'],
  ['42口 FA镜头', 'm42'],
])('a mount by its number alone: %s', (typed, mount) => {
  const found = valuesOf(typed, 'mount');
  expect(found.length).toBeGreaterThan(0);
  for (const mounts of found) expect(mounts).toContain(mount);
});

test('small numbers of ports are no mounts', () => {
  expect(new Set(valuesOf('4口采集卡', 'channels'))).toEqual(new Set([4]));
});

test.each([
  ['telecentric 0.5x 110mm', 'telecentric-lens'],
  ['5 megapixels usb3 camera', 'area-camera'],
  ['stereo depth camera usb', 'face-3d'],
  ['哪种镜头配IMX253的相机，焦距16', 'fa-lens'],
])('%s means %s', (typed, code) => {
  expect(codesOf(typed)[0]).toBe(code);
});

test('a magnification and a distance beside it are no two sides', () => {
  for (const magnification of valuesOf('远心 0.5x 110mm', 'magnification')) expect(magnification).toBeCloseTo(0.5, 1);
});

test.each([
  ['被动双目', ['stereo']],
  ['passive stereo camera', ['stereo']],
  ['散斑双目相机', ['active-stereo']],
  ['结构光双目', ['structured-light-stereo']],
])('%s is one of the ways to see in depth with two cameras', (typed, principles) => {
  expect(new Set(valuesOf(typed, 'principle'))).toEqual(new Set(principles));
});
