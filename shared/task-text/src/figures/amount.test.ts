import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

test.each([
  ['公差 0/-0.012', 0.012],
  ['公差 +0.02/0', 0.02],
  ['公差 +0.02/-0.01', 0.03],
  ['公差 -0.01/-0.03', 0.02],
  ['公差 +0.03/+0.01', 0.02],
  ['公差 +0.02, -0.01', 0.03],
  ['公差 +20/-10 µm', 0.03],
])('%s: limits are a band as wide as from one to the other', (line, band) => {
  expect(written(line)).toBe(`tolerance=${band}`);
});

test('limits stand in brackets, too, with the unit behind them', () => {
  expect(written('孔径 5(+0.02/-0.01)mm')).toBe('diameter=5 tolerance=0.03');
  expect(written('孔径 5（±0.02）mm')).toBe('diameter=5 tolerance=0.04');
  expect(written('孔径 5 (+20/0 µm)')).toBe('diameter=5 tolerance=0.02');
  expect(readTask('缺陷 -5 mm').readings).toEqual([]);
});

const field = (widthMm: number, heightMm: number) => `field=${JSON.stringify({ widthMm, heightMm })}`;

test.each([
  ['视野：60mm（宽）×45mm（高）', field(60, 45)],
  ['视野 60(W)×45(H) mm', field(60, 45)],
  ['工件 L120×W80 mm', field(120, 80)],
  ['长120×宽80 mm', field(120, 80)],
  ['视野 宽60×高45 mm', field(60, 45)],
])('%s: sides may be named', (line, said) => {
  expect(written(line)).toBe(said);
});

test('the third of three named sides is asked about as a height', () => {
  for (const line of ['工件 L120×W80×H15 mm', '工件 120（长）×80（宽）×15（高）mm', '工件 长120×宽80×高15 mm']) {
    expect([line, written(line)]).toEqual([line, `${field(120, 80)} ?`]);
    const [question] = readTask(line).questions;
    const answered = line.slice(0, question?.spans[0]?.start) + question?.choices[0]?.text;
    expect([answered, written(answered)]).toEqual([answered, `${field(120, 80)} heightVariation=15`]);
  }
});

test.each([
  ['幅宽 600～1200 mm', 'mode=line width=1200'],
  ['长 50~120 mm，宽 30~60 mm', 'length=120 width=60'],
  ['宽度 300 mm 以内', 'width=300'],
  ['速度 40~80 m/min', 'speed=1333.33333333'],
  ['节拍 60~80 件/分', 'rate=1.33333333333'],
  ['节拍 2~3 s', 'rate=0.5'],
  ['节拍 ≤ 1.5 s/件', 'rate=0.666666666667'],
  ['cycle time < 10 s', 'rate=0.1'],
  ['缺陷 0.3~1 mm', 'feature=0.3'],
  ['高度差 1～2 mm', 'heightVariation=2'],
  ['堆高 200~300 mm', 'heightVariation=300'],
])('of a range the end counts that asks for most: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test('the smallest that is seen may be less; which defects there are says nothing of it', () => {
  expect(written('最小缺陷 ≤ 0.1 mm')).toBe('feature=0.1');
  expect(written('最小可识别缺陷不大于 0.1 mm')).toBe('feature=0.1');
  expect(written('缺陷 ≤ 0.1 mm')).toBe('?');
  expect(written('像素当量优于 0.02 mm')).toBe('objectPixel=0.02');
});

test('a deviation in µm behind a size without unit: which unit the size has is asked', () => {
  for (const [line, answers] of [
    ['Ø20 ±10 µm', ['diameter=20 tolerance=0.02', 'diameter=0.02 tolerance=0.02']],
    ['宽 50±5um', ['width=50 tolerance=0.01', 'width=0.05 tolerance=0.01']],
  ] as const) {
    const [question, ...more] = readTask(line).questions;
    expect([readTask(line).readings, more]).toEqual([[], []]);
    // A fine tolerance of a large size also says how it is measured.
    const said = question?.choices.map(({ text }) => written(text).split(' ').slice(0, 2).join(' '));
    expect(said).toEqual(answers);
  }
  expect(written('Ø5±0.1 mm')).toBe('diameter=5 tolerance=0.2');
  expect(written('长 1.2±0.1 m')).toBe('length=1200 tolerance=200');
});

test.each([
  ['裂纹大于 1/3 齿宽'],
  ['缺角大于 1/4'],
  ['孔径 10/20 mm'],
  ['缺陷 0.1/0.2'],
  ['视野 100/50/30 mm'],
  ['公差 0.02/-0.01'],
])('%s: a share or several figures in one are no value, and asked about as a whole', line => {
  const { readings, questions } = readTask(line);
  expect(readings).toEqual([]);
  expect(questions).toHaveLength(1);
  expect(questions[0]?.why).toContain('不知道是分数还是几个数');
});

test('a slash before a unit or between limits is none of several figures', () => {
  expect(written('60/min，视野 60x50')).toBe('rate=1 field={"widthMm":60,"heightMm":50}');
  expect(written('Ø12 0/-0.011')).toContain('tolerance=0.011');
  expect(written('公差 +0.02/-0.01')).toBe('tolerance=0.03');
});
