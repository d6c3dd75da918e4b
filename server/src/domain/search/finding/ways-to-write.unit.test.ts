import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';
import { readQuery } from '../text/read-query';

const search = await fileSearch();
const { ask, chips, rowsOf } = askedSearch(search);

test.each([
  ['phototelectric sensor', 'photoelectric sensor（光电开关）'],
  ['photolectirc senser', 'photoelectric sensor（光电开关）'],
  ['light controler 4ch', 'light controller（光源控制器）'],
  ['camera houssing', 'camera housing（防护罩）'],
])('%s: a misspelt English name of a device is read, and said', (typed, said) => {
  const { notCarried, note } = ask(typed);
  expect(notCarried).toEqual([said]);
  expect(note).toContain('没有找到');
});

test('a word of an English name is no misspelt one', () => {
  expect(search.corrector.correct('light sensor')).toBeUndefined();
});

test.each([
  ['条码扫描枪', '读码器', undefined],
  ['海康扫描枪', '读码器', 'Hikrobot'],
])('%s ends as the names of one device do', (typed, said, brand) => {
  const { notCarried, groups } = ask(typed);
  expect(notCarried).toEqual([said]);
  const found = groups.flatMap(group => (group.kind === 'brand' ? group.hits.map(each => each.brand.name) : []));
  expect(found).toEqual(brand ? [brand] : []);
});

test('what several devices end in names none of them', () => {
  expect(search.corrector.correct('未知传感器')).toBeUndefined();
});

test.each([
  ['背光 300x200', '200 × 300 mm'],
  ['背光 30x100', '100 × 30 mm'],
])('%s: the sides of a light may be named in any order', (typed, size) => {
  const rows = rowsOf(typed);
  expect(rows.length).toBeGreaterThan(0);
  for (const { name } of rows) expect(name).toContain(size);
});

test.each([
  ['同轴光 100×100', /CO100|C100/],
  ['条光 278x40', /BS27840/],
  ['同轴光 70x40 红', /COS7040-R/],
  ['同轴光源 60mm', /60/],
])('%s: part numbers name a size that no light of the kind states', (typed, model) => {
  const [first] = rowsOf(typed);
  expect(first?.model).toMatch(model);
});

test('a size that only part numbers name is said not to be stated', () => {
  expect(ask('同轴光 100×100').note).toContain('没有标明尺寸为「100 × 100」的产品');
  // Where a light states it, nothing has to be said.
  expect(ask('面光源 90x90').note).toBeNull();
});

test('the unit of a size stands once', () => {
  expect(chips('紫外光源 365 条形 300mm')).toEqual(['紫外', '光源', '峰值波长 365 nm', '条形光源', '外形长 300 mm']);
});

test.each([
  ['四路CXP卡 12G', ['4 通道', 'CXP 采集卡', 'CXP-12']],
  ['cxp 卡 6.25g', ['CXP 采集卡', 'CXP-6']],
  ['4xCXP6 采集卡', ['4 通道', 'CXP-6', '采集卡']],
  ['2xCL base 采集卡', ['2 通道', 'Camera Link Base', '采集卡']],
  ['12mm/F1.4/C口', ['12 mm', '最大光圈 F 值 1.4', 'C 口']],
  ['500万_全局_GigE', ['500 万像素', '全局快门', 'GigE 千兆网']],
])('%s is read as %j', (typed, labels) => {
  expect(chips(typed)).toEqual(labels);
});

test.each([
  ['color:red type:ring', ['红色', '环形光源']],
  ['brand:basler interface:usb3 resolution:5mp', ['巴斯勒 Basler', 'USB 3.0', '总像素 500 万像素']],
  ['mount=M58 focal=50', ['M58', '焦距 50 mm']],
  ['类型:环形 颜色:红 外径:90', ['环形光源', '红色', '外径 90 mm']],
  ['接口=USB3.0 分辨率=500万', ['USB 3.0', '总像素 500 万像素']],
])('%s: fields are named as in other search boxes', (typed, labels) => {
  expect(chips(typed)).toEqual(labels);
});

test.each(['https://example.com', 'a=b', '1:1'])('%s names no field', typed => {
  expect(readQuery(typed).fields.size).toBe(0);
});

test('two bounds are just that, also of what is usually the least that is needed', () => {
  expect(chips('帧率100-200fps usb3')).toEqual(['最高帧率 100～200 fps', 'USB 3.0']);
  for (const { attrs } of rowsOf('帧率100-200fps usb3')) {
    expect(attrs.frameRateFps).toBeGreaterThanOrEqual(100);
    expect(attrs.frameRateFps).toBeLessThanOrEqual(200);
  }
});

test.each([
  ['帧率不低于60不高于120的面阵相机', ['最高帧率 60～120 fps', '面阵相机']],
  ['焦距≥12且≤25 C口', ['焦距 12～25 mm', 'C 口']],
  ['焦距 8mm-16mm', ['焦距 8～16 mm']],
  ['焦距≥12mm ≤100fps', ['焦距 ≥ 12 mm', '≤ 100 fps']],
])('%s: a least and a most are two bounds', (typed, labels) => {
  expect(chips(typed)).toEqual(labels);
});

test('a name between two figures belongs to the one behind it', () => {
  expect(chips('远心镜头 工作距离 100~120 倍率 0.3~0.5')).toEqual([
    '远心镜头',
    '工作距离 100～120 mm',
    '放大倍率 0.3×～0.5×',
  ]);
});

test('units are read as pinyin, too', () => {
  expect(chips('yuanxin 0.3bei')).toEqual(['远心镜头', '0.3×']);
});

test('how many of something is read about', () => {
  expect(ask('曝光1ms物体速度500mm/s会糊几个像素').groups[0]).toMatchObject({ kind: 'article' });
  expect(ask('推荐几个 5 微米像素的相机').groups[0]).toMatchObject({ kind: 'product' });
});

test('an English sentence is more than its words', () => {
  expect(ask('how to choose a telecentric lens').groups[0]).toMatchObject({ kind: 'article' });
  expect(ask('i need a 25 megapixel camera with cxp').note).toBeNull();
  expect(chips('i need a 25 megapixel camera with cxp')).toEqual(['2500 万像素', '相机', 'CoaXPress']);
});

test.each(['lp/mm怎么换算像素', 'VS-L5028/F', '1/1.8 相机'])('a slash within %s is a part of it', typed => {
  expect(ask(typed).rest.join('') + chips(typed).join('')).toContain('/');
});

test.each([
  ['镜头 长50mm', ['镜头', '长度 50 mm']],
  ['2m长 条光', ['发光长度 2000 mm', '条形光源']],
  ['帧率 -100', ['最高帧率 ≥ 100 fps']],
  ['焦距-16mm 镜头', ['焦距 16 mm', '镜头']],
])('%s: the figure is called as in the category that comes first: %j', (typed, labels) => {
  expect(chips(typed)).toEqual(labels);
});

test('a dash before a figure that is never negative is no sign, and said to be none', () => {
  expect(ask('帧率 -100').note).toContain('不作负号');
  expect(chips('温度范围 -20 相机')).toEqual(['相机']);
});

test.each([
  ['1.5m长 滑台', '直线滑台不能按「1.5m长」筛选，以下未计入这一条件。'],
  ['1米宽的线扫镜头', '线扫镜头不能按「1米宽」筛选，以下未计入这一条件。'],
  ['幅宽1米的线扫', '线扫相机不能按「幅宽1米」筛选，以下未计入这一条件。'],
  ['幅宽 1200 mm 线扫相机', '线扫相机不能按「幅宽1200mm」筛选，以下未计入这一条件。'],
])('%s: a figure that a category has not is told as it was typed', (typed, note) => {
  expect(ask(typed).note).toBe(note);
});

test.each(['网线 长10米', 'cabel gige 5m'])('%s: the length of a cable is none of a product', typed => {
  expect(chips(typed).filter(label => /\d/.test(label))).toEqual([]);
  expect(rowsOf(typed)).toEqual([]);
});

test('what is said of a controller is said of no product', () => {
  expect(chips('光源 24v 2ch 控制器 模拟')).toEqual(['光源']);
});

test('a card for a link that no frame grabber has is a network card, too', () => {
  expect(ask('10GigE 万兆网 网卡').notCarried).toEqual(['网卡']);
  expect(ask('千兆网卡 4口').notCarried).toEqual([]);
});

test('a figure behind the name of a series may be its Roman number', () => {
  const { groups, note } = ask('komodo 2');
  expect(groups[0]).toMatchObject({ kind: 'series', hits: [{ series: 'Komodo II' }, { series: 'Komodo III' }] });
  expect(note).toContain('komodo ii');
});

test('beside one of its types the family of a sensor widens nothing', () => {
  const rows = rowsOf('sony pregius imx264 gige mono');
  expect(rows.length).toBeGreaterThan(0);
  for (const { attrs } of rows) expect(attrs.sensorModel).toBe('IMX264');
});

test('a sensor counts before the round figure of its pixels, which is said', () => {
  expect(rowsOf('GMAX0505 25M').map(({ attrs }) => attrs.sensorModel)).toEqual(['GMAX0505']);
  expect(ask('GMAX0505 25M').note).toContain('「2500 万像素」');
});

test('the value of an attribute that is asked for is read about', () => {
  expect(ask('相机离物体300 视野50 用多大焦距').groups[0]).toMatchObject({ kind: 'article' });
});
