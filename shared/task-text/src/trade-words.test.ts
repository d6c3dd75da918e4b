import { expect, test } from 'vitest';
import { unreadClauses } from './asking/unread-clauses';
import { kindOf } from './model/apply';
import type { TaskKind } from './model/readings';
import { readTask } from './read-task';
import { written } from './written';

const kind = (line: string, page: TaskKind = 'imaging') => kindOf(readTask(line, page).readings, page);
const strange = (line: string) => readTask(line).pieces.filter(each => each.kind === 'strange');

test.each<[TaskKind, string[]]>([
  [
    'profile',
    ['焊缝跟踪', '焊缝激光寻位', '寻缝', '焊枪引导', '坡口扫描', 'seam tracking', '线结构光', '三维测量，宽 80 mm'],
  ],
  ['volume', ['料框抓取', '料筐抓取', '无序抓取', '无序分拣', '散堆零件抓取', '深框抓取', '卸垛', '机器人上料']],
  ['volume', ['结构光相机', '双目相机', 'ToF 相机', '三维相机', 'bin picking', 'palletizing']],
])('words of a kind of task that belongs to another page lead there: %s %j', (meant, lines) => {
  expect(lines.map(line => [line, kind(line), strange(line)])).toEqual(lines.map(line => [line, meant, []]));
});

test('what was said goes along to the page of its kind', () => {
  expect(written('焊缝跟踪，坡口宽 20 mm，高度差 10 mm，速度 10 mm/s，IP67')).toBe(
    'mode=profile width=20 heightVariation=10 speed=10 protection=ip67',
  );
  expect(written('无序分拣，料框 600×400×300 mm，节拍 ≤ 8 s，室外')).toBe(
    'mode=volume field={"widthMm":600,"heightMm":400} pileHeight=300 rate=0.125 ambient=daylight',
  );
});

test.each([
  ['膜卷材', 'mode=line'],
  ['铝箔卷料，针孔 0.1 mm', 'mode=line feature=0.1'],
  ['铝箔针孔 φ0.1 幅宽 1600 车速 200 m/min', 'feature=0.1 mode=line width=1600 speed=3333.33333333'],
  ['气泡 Ø0.2 mm，瓶身 Ø65', 'feature=0.2 diameter=65 form=curved'],
  ['holes Ø5 mm, tolerance 0.02', 'diameter=5 tolerance=0.02'],
  ['宽幅 1.6 米', 'mode=line width=1600'],
  ['web inspection, 1600 mm wide', 'mode=line width=1600'],
])('a web moves under a line: %s', (line, said) => {
  expect([written(line), strange(line)]).toEqual([said, []]);
});

test.each([
  ['film 600 mm wide, 120 m/min, 0.1 mm defects', 'width=600 speed=2000 feature=0.1 mode=line'],
  ['锂电池极片涂布 800 宽，60 米每分，针孔 50um', 'width=800 speed=1000 feature=0.05 mode=line'],
  ['薄膜，宽 600，长 400，速度 100 mm/s', 'width=600 length=400 speed=100'],
  ['薄膜，宽 600，静止', 'width=600 speed=0'],
])('what comes from a roll and runs has a width and no second side: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each(['PCB', '薄膜', '焊缝', '料框', '瓶盖', '齿轮', '膜卷', 'wafer box'])(
  'what does not follow from a noun for certain is no kind of task: %s',
  line => {
    expect(kind(line)).toBe('imaging');
    expect(readTask(line).readings.filter(({ slot }) => slot !== 'form')).toEqual([]);
  },
);

test('parts that a robot takes from a belt lie in one plane', () => {
  for (const line of ['传送带抓取', '皮带上抓取', '平面抓取', '2D 抓取', '流水线上的动态抓取'])
    expect([line, kind(line)]).toEqual([line, 'imaging']);
});

test('2D says no more than the page does', () => {
  expect(written('2D 相机，视野 60×45 mm')).toBe('field={"widthMm":60,"heightMm":45}');
  expect(strange('二维测量')).toEqual([]);
});

test.each([
  ['车削轴 Ø20 mm，直径公差 ±0.05 mm', 'diameter=20 tolerance=0.1'],
  ['铣削铝件 100x80 mm，孔位公差 ±0.2 mm', 'field={"widthMm":100,"heightMm":80} tolerance=0.4'],
  ['磨削钢件 50x50 mm，背光照明，缺陷 0.2 mm', 'field={"widthMm":50,"heightMm":50} technique=backlight feature=0.2'],
  ['turned part 50x50 mm, defects 0.2 mm', 'field={"widthMm":50,"heightMm":50} feature=0.2'],
])('how a part was made limits nothing: %s', (line, said) => {
  const { pieces } = readTask(line);
  expect(unreadClauses(line, { pieces })).toEqual([]);
  for (const each of said.split(' ')) expect(written(line)).toContain(each);
});

test.each([
  ['焊桥宽 0.1 mm', 'feature=0.1'],
  ['solder bridges 0.1 mm', 'feature=0.1'],
  ['找连锡，最小 0.1', 'feature=0.1'],
  ['检测划痕，最细 0.02 mm', 'feature=0.02'],
  ['PCB 板 120*80', 'field={"widthMm":120,"heightMm":80}'],
  ['外圆容差 ±0.02 mm', 'tolerance=0.04'],
  ['膜宽 0.6 m，线速度 120 m/min', 'mode=line width=600 speed=2000'],
  ['膜宽 0.6 m', 'width=600'],
])('in the words of the shop floor: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['PCB 2448x2048', '没有写单位'],
  ['Ø20 mm，公差 ±5', '没有写单位'],
  ['找连锡，0.1 mm', '是什么的尺寸'],
])('what may be meant in two ways is asked: %s', (line, why) => {
  expect(readTask(line).questions.map(each => each.why)).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['焊缝跟踪，坡口宽 6 mm，安装距离 135~165 mm', '{"minMm":135,"maxMm":165}'],
  ['焊缝跟踪，坡口宽 6 mm，安装高度 150 mm', '{"minMm":150,"maxMm":150}'],
  ['焊缝跟踪，坡口宽 6 mm，传感器距离工件 150 mm', '{"minMm":150,"maxMm":150}'],
])('where a profiler hangs is its clearance: %s', (line, standOff) => {
  expect(written(line)).toBe(`mode=profile width=6 standOff=${standOff}`);
});

test('robots and their grippers are no demands of a camera', () => {
  const line = '从 600×400×300 mm 的料箱里抓取零件，夹爪容差 ±1.5 mm';
  expect(written(line)).toContain('heightErrorUm=1500');
  expect(unreadClauses(line, readTask(line))).toEqual([]);
});

test.each(['不允许用红光', '不得使用红光', '不能用红光', '严禁使用红光', '请勿用红光', '不想用红光', '不可以用红光'])(
  '%s: what is not wanted is not read as wanted',
  refusal => {
    expect(written(`${refusal}，只能用蓝光`)).toBe('wavelengthNm=465 ?');
  },
);

test('holes are defects, and none where their diameter is said', () => {
  expect(written('布面 holes 0.5 mm')).toBe('feature=0.5');
  expect(written('holes 5 mm diameter, tolerance 0.01')).toBe('diameter=5 tolerance=0.01');
});

test.each([
  ['线缆外径 Ø12±0.05', 'diameter=12 tolerance=0.1'],
  ['电缆 30 m', 'cableM=30'],
  ['PCB 330×250 mm，01005 元件，缺陷 0.1 mm', 'field={"widthMm":330,"heightMm":250} feature=0.1'],
  ['0402 电阻，缺件 1.0×0.5 mm', 'field={"widthMm":1,"heightMm":0.5}'],
  ['视野 30×20 mm，看高度方向的划痕 0.1 mm', 'field={"widthMm":30,"heightMm":20} feature=0.1'],
  ['每个工位看 20 mm 方的区域，缺陷 0.1 mm', 'field={"widthMm":20,"heightMm":20} feature=0.1'],
  ['看 3 米外的工件，宽 500 mm', 'wd={"minMm":3000,"maxMm":3000} width=500'],
])('what names a part or a direction asks nothing: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['鋰電池極片寬 300 mm，速度 60 m/min，缺陷 0.1 mm', '锂电池极片宽 300 mm，速度 60 m/min，缺陷 0.1 mm'],
  ['視野 120×80 mm，劃傷 0.1 mm，工作距離 200~300', '视野 120×80 mm，划伤 0.1 mm，工作距离 200~300'],
  ['雙遠心鏡頭，公差 ±0.005 mm，軸徑 20', '双远心镜头，公差 ±0.005 mm，轴径 20'],
])('traditional characters say the same: %s', (line, simplified) => {
  expect(written(line)).toBe(written(simplified));
  expect(written(line)).not.toContain('?');
});

test.each([
  ['inspect 25 bottle caps per second, dia 28 mm', 'rate=25 diameter=28'],
  ['120 glass vials a minute', 'rate=2'],
  ['车架号 OCR，字宽 5 mm，视野 80×60', 'content=print field={"widthMm":80,"heightMm":60} ?'],
  ['拍照距离 300，视野 80×60', 'wd={"minMm":300,"maxMm":300} field={"widthMm":80,"heightMm":60}'],
  ['3D 线激光，宽 60，高度方向分辨率 5 µm', 'mode=profile width=60 resolutionUm=5'],
])('in other words: %s', (line, said) => {
  expect(written(line)).toBe(said);
});
