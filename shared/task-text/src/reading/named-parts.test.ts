import { expect, test } from 'vitest';
import { unreadClauses } from '../asking/unread-clauses';
import { readTask } from '../read-task';

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
  '药片泡罩缺粒检测，视野 90×55 mm',
  '汽车密封圈尺寸，外径 35 mm',
  '极耳翻折检测，视野 120×80，看清 0.2 mm 翻折',
  '灌封胶溢出的检测，视野 60x45',
  '新能源汽车电池包上盖涂胶宽度检测，视野 300×200',
  'SMT 贴片偏移检测，视野 250×200',
  '耳机网罩堵孔检测，视野 20×15',
  '锂电池卷绕对齐度检测，视野 100×30',
  '快递包裹条码识别，视野 800×600',
  '机器人无序抓取曲轴，料框 1000×800×600',
  '大米色选，幅宽 300，速度 3 m/s',
  '检测手机后盖玻璃崩边，盖板 160×75 mm',
  '木地板表面缺陷线扫，板宽 200，板速 60 m/min',
  'PCB fiducial alignment, FOV 12x9 mm',
  '轨道扣件缺失，幅宽 1.5 米',
  '线激光，PCB 锡膏厚度，宽 30 mm',
])('%s: the name of the part demands nothing', line => {
  expect(unread(line)).toEqual([]);
});

test.each([
  ['防爆幅宽 1.8 m', '防爆'],
  ['进口幅宽 1.8 m', '进口'],
  ['检测编码器信号，视野 60x45', '检测编码器信号'],
  ['防错检测，视野 60x45', '防错检测'],
  ['食品异物 X 光检测，幅宽 400', '食品异物 X 光检测'],
  ['红外热像测温，视野 60x45', '红外热像测温'],
  ['线扫相机带法兰，幅宽 300', '带法兰'],
  ['inspection with sdk, FOV 12x9 mm', 'inspection with sdk'],
  ['高速分拣齿轮泵，视野 60x45', '高速分拣齿轮泵'],
  ['编码器信号检测，视野 60x45', '编码器信号检测'],
  ['视野 60×45，看清 0.2 mm 划痕，镀金', '镀金'],
  ['齿轮泵，视野 60x45', '齿轮泵'],
  ['PoE 供电 视野 60x45', 'PoE 供电'],
  ['纺织布视野 60x45', '纺织布'],
])('%s: a demand, and a word that stands for itself, are named', (line, clause) => {
  expect(unread(line)).toEqual([clause]);
});
