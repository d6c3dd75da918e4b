import { expect, test } from 'vitest';
import { unreadClauses } from './asking/unread-clauses';
import { readTask } from './read-task';
import { written } from './written';

const field = (widthMm: number, heightMm: number) => `field=${JSON.stringify({ widthMm, heightMm })}`;
const asked = (line: string) => readTask(line).questions;

test.each([
  ['光伏片 EL 检测，视野 182×182，近红外', `${field(182, 182)} ?`],
  ['高光谱分选，视野 60×45', `${field(60, 45)} ?`],
  ['针孔偏歪 0.02，针径 0.8', 'diameter=0.8 ?'],
  ['门板胶宽 4 mm 高 3 mm，断胶 2 mm', 'feature=2 ? ?'],
  ['大米色选 粒长 6 mm，宽 300', 'colour=color width=300 ?'],
  ['针管外径 0.3 mm，视野 2 mm', '? ?'],
  ['芯粒 0.25×0.15 mm，板 6×4 mm', '? ?'],
  ['靶面 8.8×6.6 mm 的相机，缺陷 0.1', 'feature=0.1 ?'],
  ['2/3 寸相机，缺陷 0.1', 'feature=0.1 ?'],
])('what belongs to something else is asked, and not taken for a value of the task: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['15.6 寸屏，亮点检测', '345 × 194 mm'],
  ['LCD 屏 15.6 寸 亮点检测', '345 × 194 mm'],
  ['43 inch display', '952 × 535 mm'],
])('the inches of a screen are its diagonal: %s', (line, sides) => {
  const [question] = asked(line);
  expect(readTask(line).readings).toEqual([]);
  expect(question?.choices[0]?.label).toBe(sides);
  const [from = { start: 0 }, last] = [question?.spans[0], question?.spans.at(-1)];
  const answered = line.slice(0, from.start) + question?.choices[0]?.text + line.slice(last?.end);
  expect(written(answered)).toMatch(/^field=\{"widthMm":\d+,"heightMm":\d+\}$/);
});

test('a distance in inches beside a screen is a distance', () => {
  expect(written('屏 视野 60×45 mm，工作距离 12 inch')).toContain('wd=');
});

test.each([
  ['蓝膜上芯粒 0.25×0.15 mm，一次看 6×4 mm', `${field(6, 4)} ?`],
  ['拍 100×80 的范围', field(100, 80)],
  ['冲压件，外形 60*40', field(60, 40)],
  ['封装 14×14×1.4', `${field(14, 14)} ?`],
])('which size is the field of view: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['激光轮廓仪 视野 30 mm', 'mode=profile width=30'],
  ['焊接机器人引导，坡口宽 14 mm', 'mode=profile width=14'],
  ['线激光，焊缝宽 8 mm', 'mode=profile width=8'],
])('a laser line has one side: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each(['抓曲轴毛坯，料筐 1200×800×900 mm', '从料筐里抓铝锭，筐 1200×800×900 mm'])(
  'what is taken out of a bin is found in 3D: %s',
  line => {
    expect(written(line)).toContain('mode=volume');
    expect(written(line)).toContain('pileHeight=900');
  },
);

test.each(['抓拍料箱上的标签', '抓边检测，料箱 600×400 mm', 'pick and place, FOV 60x45 mm'])(
  'and what is only seen is not: %s',
  line => {
    expect(written(line)).not.toContain('volume');
  },
);

test('robots take castings out of bins in English as well', () => {
  expect(written('Robot picks castings from a 1.2 m x 1.0 m bin, 800 mm deep')).toBe(
    `mode=volume ${field(1200, 1000)} pileHeight=800`,
  );
});

test.each([
  ['漆包线 线径 0.2 漆瘤 20 µm', 'diameter=0.2 feature=0.02'],
  ['玻管 长 20 熔丝断点 0.05，直径 5', 'length=20 feature=0.05 diameter=5'],
  ['木板 2 mm 幅宽 1220', 'width=1220 mode=line ?'],
  ['条砖 285×90，1 m/s', 'speed=1000 ?'],
  ['工件 350 mm 长 8 kg', 'length=350 ?'],
])('which figure is whose: %s', (line, said) => {
  expect(written(line).split(' ').sort()).toEqual(said.split(' ').sort());
});

test.each([
  ['崩缺 1 mm，裂纹 0.2 mm', 'feature=0.2'],
  ['瑕疵 0.2，划痕 0.5', 'feature=0.2'],
  ['最小缺陷 0.2，最小缺陷 0.5', 'feature=0.2 ?'],
])('of defects named apart the smallest is to be seen: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test('of a band of wavelengths one is asked for, among those of lamps in it', () => {
  expect(asked('波段 900-1700 nm')[0]?.choices.map(({ label }) => label)).toContain('1450 nm');
});

test.each([
  ['瓶口径 18.5', 'diameter=18.5'],
  ['针织布 1.8 米门幅', 'width=1800 mode=line'],
  ['血斑 2 mm', 'feature=2'],
  ['端面磕伤 0.1', 'feature=0.1'],
  ['漏涂 0.5 mm', 'feature=0.5'],
  ['断经断纬 0.5 mm', 'feature=0.5'],
  ['edge tears 0.03 mm', 'feature=0.03'],
  ['find broken yarns 0.5 mm', 'feature=0.5'],
  ['1200 bpm', 'rate=20'],
  ['颜色分选', 'colour=color'],
])('more words of the trades: %s', (line, said) => {
  expect(written(line).split(' ').sort()).toEqual(said.split(' ').sort());
});

test.each([
  '坯布门幅 1.6 m，60 m/min，断经断纬 0.5 mm',
  '极耳 60 mm 宽，翻折 0.5 mm，走带 40 m/min',
  '硬币 Ø25，划痕 0.05，每秒 10 枚',
  '隐形眼镜 直径 14.2，缺损 20 µm，透明',
  'fabric 1.6 m wide, 60 m/min, broken yarns 0.5 mm',
  '漆包线 线径 0.2 漆瘤 20 µm',
])('what a part is called is no demand that a maker has to confirm: %s', line => {
  expect(unreadClauses(line, readTask(line))).toEqual([]);
});
