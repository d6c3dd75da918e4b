import type { RealTask } from './real-task';

// Every demand is worked out by hand from what is entered: mm, mm/s, one per second.

const still = { speedMmS: 0, blurPx: 1 };

const board: RealTask = {
  name: 'PCB',
  example: 'PCB',
  // Finer than the example: 0.08 mm over three pixels.
  typed: { 最小缺陷: '8丝' },
  demand: { ...still, objectMm: [60, 45], marginPct: 10, pixelMm: 0.08 / 3, distanceMm: [250, 350], rateHz: 2 },
};

const electrode: RealTask = {
  name: '电池极片',
  start: '线宽与速度',
  typed: {
    幅宽: '280',
    留边: '5',
    速度: '50 m/min',
    最小缺陷: '15丝',
    每个特征的像素数: '3',
    工作距离: '250~500',
    高度差: '50丝',
  },
  chosen: { 打光方式: '线扫光' },
  demand: { objectMm: [280], marginPct: 5, pixelMm: 0.05, distanceMm: [250, 500], speedMmS: 50_000 / 60, blurPx: 1 },
};

const bottle: RealTask = {
  name: '瓶口',
  example: '瓶口',
  // Bottles an hour, as the filler counts them: ten a second.
  typed: { 帧率或节拍: '36000 件/时' },
  demand: {
    objectMm: [40, 40],
    marginPct: 10,
    pixelMm: 0.3 / 4,
    distanceMm: [200, 300],
    speedMmS: 800,
    blurPx: 1,
    rateHz: 10,
    shutter: 'global',
  },
};

const code: RealTask = {
  name: '二维码',
  typed: {
    视野宽: '50',
    视野高: '40',
    留边: '15',
    最小缺陷: '250 µm',
    每个特征的像素数: '3',
    工作距离: '150~250',
    高度差: '10',
    速度: '30 m/min',
    帧率或节拍: '节拍 0.2 s',
  },
  chosen: { 快门: '全局快门', 黑白或彩色: '黑白' },
  demand: {
    objectMm: [50, 40],
    marginPct: 15,
    pixelMm: 0.25 / 3,
    distanceMm: [150, 250],
    speedMmS: 500,
    blurPx: 1,
    rateHz: 5,
    shutter: 'global',
  },
};

const thread: RealTask = {
  name: '螺纹',
  ticked: ['远心测量', '公差'],
  typed: {
    视野宽: '20',
    视野高: '12',
    留边: '10',
    公差带全宽: '112 µm',
    亚像素系数: '0.25',
    量具比: '10',
    工作距离: '60~150',
    高度差: '2',
    帧率或节拍: '120 件/分',
  },
  chosen: { 打光方式: '平行背光', 背后能否布光: '能' },
  // Ten times finer than the tolerance, by edges fitted to a quarter of a pixel.
  demand: {
    ...still,
    objectMm: [20, 12],
    marginPct: 10,
    pixelMm: 0.112 / 10 / 0.25,
    distanceMm: [60, 150],
    rateHz: 2,
    telecentric: true,
  },
};

const glass: RealTask = {
  name: '玻璃盖板',
  start: '线宽与速度',
  typed: {
    幅宽: '75',
    留边: '5',
    速度: '9 m/min',
    最小缺陷: '30 µm',
    每个特征的像素数: '3',
    工作距离: '80~300',
    高度差: '10丝',
  },
  chosen: { 打光方式: '线扫光' },
  demand: { objectMm: [75], marginPct: 5, pixelMm: 0.01, distanceMm: [80, 300], speedMmS: 150, blurPx: 1 },
};

const web: RealTask = {
  name: '卷材',
  example: '卷材',
  typed: {},
  demand: { objectMm: [1200], marginPct: 5, pixelMm: 0.5 / 3, distanceMm: [900, 1600], speedMmS: 2000, blurPx: 1 },
};

const character: RealTask = {
  name: '字符',
  example: '字符',
  typed: { 速度: '24 m/min' },
  demand: {
    objectMm: [120, 90],
    marginPct: 10,
    pixelMm: 0.4 / 3,
    distanceMm: [300, 500],
    speedMmS: 400,
    blurPx: 1,
    rateHz: 3,
    shutter: 'global',
  },
};

const owned: RealTask = {
  name: '已有相机',
  start: '已有相机',
  camera: 'MV-CS050-10GM',
  typed: {
    视野宽: '80',
    视野高: '60',
    留边: '10',
    最小缺陷: '20丝',
    每个特征的像素数: '4',
    工作距离: '400~600',
    高度差: '5',
    帧率或节拍: '节拍 1 s',
  },
  demand: { ...still, objectMm: [80, 60], marginPct: 10, pixelMm: 0.05, distanceMm: [400, 600], rateHz: 1 },
};

const height: RealTask = {
  name: '高度固定',
  start: '安装高度固定',
  typed: {
    工作距离: '35 cm',
    高度差: '2',
    视野宽: '100',
    视野高: '80',
    留边: '10',
    最小缺陷: '0.1',
    每个特征的像素数: '3',
    速度: '6 m/min',
    帧率或节拍: '节拍 0.5 s',
  },
  chosen: { 快门: '全局快门' },
  demand: {
    objectMm: [100, 80],
    marginPct: 10,
    pixelMm: 0.1 / 3,
    distanceMm: [350, 350],
    speedMmS: 100,
    blurPx: 1,
    rateHz: 2,
    shutter: 'global',
  },
};

export const realTasks: readonly RealTask[] = [
  board,
  electrode,
  bottle,
  code,
  thread,
  glass,
  web,
  character,
  owned,
  height,
];
