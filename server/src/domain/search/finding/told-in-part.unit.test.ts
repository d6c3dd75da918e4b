import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const { ask, chips, rowsOf } = askedSearch(await fileSearch());
const firstTitle = (typed: string) => {
  const [first] = ask(typed).groups;
  return first?.kind === 'article' ? first.hits[0]?.title : first?.kind;
};

test('a figure behind the beginning of a part number is its end where there is such a number', () => {
  expect(rowsOf('RIB120 30 W 环光').map(({ model }) => model)).toEqual(['OPT-RIB12030-W']);
  // Elsewhere it is a figure.
  expect(chips('LDR2 10W 环光')).toContain('10 W');
});

test('letters before so many digits that no figure has them are part of a part number', () => {
  expect(rowsOf('F3526 MPT 康标达').map(({ model }) => model)).toEqual(['F3526-MPT']);
  expect(chips('F2.8 镜头')).toContain('最大光圈 F 值 2.8');
});

test('an attribute far from a figure that nothing can have of it leaves the figure what it is', () => {
  expect(chips('四台500万相机共用一个千兆口帧率能到多少')).toContain('500 万像素');
});

test('a series is found with what it is to have, known or not', () => {
  expect(rowsOf('Xenon-Sapphire 带分光棱镜的')[0]?.model).toBe('Xenon-Sapphire 3.2/88 with beam splitter');
  const rows = rowsOf('Xenon-Sapphire 带隔离器的');
  expect(rows.length).toBeGreaterThan(1);
  for (const { series } of rows) expect(series).toBe('Xenon-Sapphire');
});

test('pixels of a line beside what only area cameras have are those across', () => {
  const rows = rowsOf('MIPI相机 4K');
  expect(rows.length).toBeGreaterThan(3);
  for (const { attrs } of rows) {
    expect(attrs.resolutionH).toBeGreaterThanOrEqual(3809);
    expect(attrs.resolutionH).toBeLessThanOrEqual(4096);
  }
  expect(rowsOf('4K 相机')[0]?.attrs.pixels).toBe(4096);
});

test.each([
  ['接两台base的cameralink卡', 2],
  ['插4个cxp-12相机的卡', 4],
])('%s: as many cameras, as many channels', (typed, channels) => {
  const rows = rowsOf(typed);
  expect(rows.length).toBeGreaterThan(0);
  for (const { attrs } of rows) expect(attrs.channels).toBe(channels);
});

test('what is measured is what a product is for, and no fault of it', () => {
  expect(rowsOf('线光谱共焦 测玻璃厚度').length).toBeGreaterThan(0);
  expect(firstTitle('线光谱共焦 测玻璃厚度')).toBe('product');
  expect(firstTitle('线激光 拍出来老是断线')).toContain('3D 线激光');
});

test.each([
  ['两台网口相机接一台工控机，带宽够不够', '数据接口与带宽'],
  ['线扫1.2米幅宽 看0.1的点 要几k相机', '线扫行频与编码器'],
  ['测直径30mm的轴外径，公差正负5个μ，求推荐镜头', '远心镜头'],
])('%s: what is asked for follows from a task, which an article tells how to reckon', (typed, title) => {
  expect(firstTitle(typed)).toContain(title);
});

test('the name of an attribute behind its choice adds nothing', () => {
  const rows = rowsOf('结构光相机 IP67防护');
  expect(rows.length).toBeGreaterThan(0);
  for (const { attrs } of rows) expect(attrs.ip).toBe('ip67');
  expect(ask('结构光相机 IP67防护').note).toBeNull();
});

test('a field of view is that which the products of the series state', () => {
  const rows = rowsOf('gocator 2500 视野100以上');
  expect(rows.map(({ model }) => model)).toEqual(['Gocator 2540', 'Gocator 2550']);
});

test('the name of an attribute behind a space is read with its figure', () => {
  expect(chips('4k彩色线扫 行频20k到40k')).toContain('最高行频 20～40 kHz');
});

test('cameras that need no board are those with a network or USB', () => {
  const rows = rowsOf('不用采集卡的2500万相机');
  expect(rows.length).toBeGreaterThan(1);
  for (const { attrs } of rows) expect(attrs.interface).toMatch(/gige|usb/u);
});

test.each(['双远心跟物方远心有啥不同', 'PoCL是干啥的', '圆柱面中间总有一条亮带'])(
  '%s is answered by an article',
  typed => {
    expect(ask(typed).groups.find(({ total }) => total > 0)?.kind).toBe('article');
  },
);

test.each(['gocator 2330 返厂维修', 'gocator 2330 保修多久'])('%s: what is said of service leaves the part', typed => {
  expect(rowsOf(typed)[0]?.model).toBe('Gocator 2330');
});
