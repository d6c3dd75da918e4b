import { expect, test } from 'vitest';
import { kindOf } from './apply';
import { readTask } from './read-task';
import type { TaskKind } from './readings';
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
  ['宽幅 1.6 米', 'mode=line width=1600'],
  ['web inspection, 1600 mm wide', 'mode=line width=1600'],
])('a web moves under a line: %s', (line, said) => {
  expect([written(line), strange(line)]).toEqual([said, []]);
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
