import { expect, test } from 'vitest';
import { readTask } from './read-task';
import { unreadClauses } from './unread-clauses';

const unread = (line: string) => unreadClauses(line, readTask(line)).map(({ text }) => text);

test.each([
  '纺织布幅宽 1.8 m，速度 60 m/min',
  '注射器印刷检测，视野 120×20 mm',
  '机器人拆垛纸箱，垛尺寸 1200×800×1500 mm',
  '线激光，测车门与翼子板之间的间隙',
  '检查齿轮泵，视野 60x45',
  '检测针脚共面度 0.02 mm，视野 60x45',
  '线激光，检测针脚Z 向重复精度 2 µm，宽 40 mm',
  '冰箱门板 1800×900 mm，划痕 0.3 mm',
  '卷烟 Ø7.8 mm，速度 6 m/s',
  'PVC 卷材幅宽 2 m，传送速度 30 m/min',
  '金线键合检测：芯片 5×5 mm，缺陷 0.01 mm',
])('%s: the name of the part demands nothing', line => {
  expect(unread(line)).toEqual([]);
});

test.each([
  ['防爆幅宽 1.8 m', '防爆'],
  ['进口幅宽 1.8 m', '进口'],
  ['检测编码器信号，视野 60x45', '检测编码器信号'],
  ['齿轮泵，视野 60x45', '齿轮泵'],
  ['PoE 供电 视野 60x45', 'PoE 供电'],
  ['纺织布视野 60x45', '纺织布'],
])('%s: a demand, and a word that stands for itself, are named', (line, clause) => {
  expect(unread(line)).toEqual([clause]);
});
