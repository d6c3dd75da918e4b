import { expect, test } from 'vitest';
import { megapixelClass } from './fill-template';
import { productName, productSummary } from './product-name';
import { productRecords, siteData } from './site-data.fixture';
import { validateRecords } from './validate';

const { categories } = siteData;
const products = categories.flatMap(({ code }) =>
  validateRecords(`${code}.json`, productRecords(code), siteData).map(product => ({ code, ...product })),
);

test.each([
  [
    'MV-CS032-10GM',
    '310 万像素 全局快门 黑白 面阵相机',
    '2048 × 1536 · 像元 3.45 µm · 1/1.8″ 靶面 · 38.1 fps · GigE 千兆网',
  ],
  ['AH7500CU000E', '500 万像素 全局快门 彩色 面阵相机', '2448 × 2048 · 像元 3.45 µm · 2/3″ 靶面 · 68.2 fps · USB 3.0'],
  [
    'FSM-IMX585C',
    '840 万像素 卷帘快门 彩色 嵌入式相机模组',
    '3856 × 2180 · 像元 2.9 µm · 1/1.2″ 靶面 · 90.1 fps · MIPI CSI-2',
  ],
  [
    'LM16JC5M2',
    '16 mm F1.4 500 万像素 C 口 FA 镜头',
    '最大靶面 2/3″ · 适配像元 ≥ 3.5 µm · 最近物距 100 mm · 畸变 0.03% · 水平视场角 29.9°',
  ],
  ['OPT-RIP170-G', '⌀170 mm 绿色 环形光源', '外径 170 mm · 17 W · 24 V'],
  ['ML-R8045-W-R-G-B-IR', '⌀80 mm 5 色可选 环形光源', '外径 80 mm · 照射角度 45° · 5.5 W · 24 V'],
  ['raL4096-24gm', '4096 像素 26 kHz 黑白 线扫相机', '像元 7 µm · 感光线长 28.67 mm · 1 行传感器 · CMOS · GigE 千兆网'],
  ['DTCA23K-63-M95-AL', '1.3× F7.5 M95 线扫镜头', '像圈 82 mm · 工作距离 145 mm · 视野 63 mm'],
  ['DTCM175-26-M58-AL', '1.115× 双远心镜头', '工作距离 73 mm · 视野 ⌀26 mm · 像圈 29 mm · 远心度 0.1° · 畸变 0.1%'],
  [
    'WWH30-63CTLV3',
    '3× 物方远心镜头 同轴照明',
    '工作距离 63 mm · 视野 ⌀3.67 mm · 像圈 11 mm · 远心度 0.04° · 畸变 0.02%',
  ],
  [
    'Gocator 2520',
    '25 mm 量程 激光三角 3D 轮廓传感器',
    '视野 25～32.5 mm · Z 重复精度 0.4 µm · 1920 点/轮廓 · 最高 20000 Hz · 工作距离 47.5～72.5 mm',
  ],
  [
    'Gocator 5504',
    '1.1 mm 量程 线光谱共焦 3D 轮廓传感器',
    '视野 4.3 mm · Z 重复精度 0.05 µm · 1792 点/轮廓 · 最高 39000 Hz · 工作距离 7.8～8.9 mm',
  ],
  [
    'FM850-E2',
    '主动双目 3D 相机',
    '工作距离 500～5000 mm · 视场角 58° × 47° · 深度图 1280 × 960 · 13 fps · GigE 千兆网',
  ],
  [
    'Rapixo CXP Quad CXP-12',
    '4 通道 CoaXPress CXP-12 采集卡',
    'PCIe Gen3 ×8 · 主机侧带宽 7000 MB/s · 板载内存 4096 MB · PoCXP 供电',
  ],
  ['ZLW-1040 Basic', '2000 mm 行程 同步带 直线滑台', '导程 66 mm · 最高 3000 mm/s · 负载 20.4 kg · 重复定位 200 µm'],
])('%s reads like a part of the trade', (model, name, summary) => {
  const found = products.find(product => product.model === model);
  expect([found?.name, found?.summary]).toEqual([name, summary]);
});

test.each(categories)('$code: a product of which nothing is known still has a name, and says so', category => {
  expect(productName(category, {})).toMatch(/^(FA 镜头|3D 相机|3D 轮廓传感器|[\u4e00-\u9fff]+)$/);
  expect(productSummary(category, {})).toBe('主要参数未标注');
});

test('no name or summary shows a placeholder, a missing value or a doubled separator', () => {
  const odd = products.filter(({ name, summary }) =>
    /[{}]|undefined|null|NaN| {2}|· ·|^ | $/.test(`${name}\n${summary}`),
  );
  expect(odd.map(({ model, name, summary }) => [model, name, summary])).toEqual([]);
  expect(products.filter(({ summary }) => summary.split(' · ').length > 5)).toEqual([]);
});

test('a no is not told, and one open end of a range is', () => {
  const telecentric = categories.filter(({ code }) => code === 'telecentric-lens');
  expect(telecentric.map(category => productName(category, { kind: 'object', coaxial: false }))).toEqual([
    '物方远心镜头',
  ]);
  const faces = categories.filter(({ code }) => code === 'face-3d');
  expect(faces.map(category => productSummary(category, { workingDistanceMm: [null, 5000] }))).toEqual([
    '工作距离 ≤ 5000 mm',
  ]);
});

test.each([
  [0.307, 30],
  [0.393, 40],
  [1.31, 130],
  [2.304, 230],
  [5.01, 500],
  [5.07, 500],
  [6.29, 630],
  [8.85, 890],
  [12.29, 1230],
  [25, 2500],
  [65.2, 6500],
  [151.2, 15100],
])('%d MP is sold as %d 万', (megapixels, wan) => {
  expect(megapixelClass(megapixels)).toBe(wan);
});

test('a camera is named by its pixels where a file gives only both sides', () => {
  const category = categories.find(({ code }) => code === 'area-camera');
  expect(category && productName(category, { resolutionH: 2448, resolutionV: 2048 })).toBe('500 万像素 面阵相机');
});
