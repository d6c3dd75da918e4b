import { expect, test } from 'vitest';
import type { Question, TaskKind } from '../model/readings';
import { readTask } from '../read-task';
import { written } from '../written';

const kinds: readonly TaskKind[] = ['imaging', 'profile', 'volume'];
const words = [
  ...['', '精度', 'Z 精度', '误差', '视野', '宽', '高', '直径', '缺陷', '公差', '单像素精度', '工作距离', '高度差'],
  ...['速度', '节拍', '曝光', '拖影', '波长', '激发波长', '线长', '点间距', '重复精度', 'Z 向误差', '净空', '堆高'],
];
const figures = ['', '20', '0.05 mm', '±0.05 mm', '20~40 mm', '300 mm 左右', '2 s', '3 像素', '10%', '60×45', '20 foo'];
const refused = ['不要黑白', '不要卷帘快门'];

const answered = (line: string, { spans }: Question, by: string) =>
  line.slice(0, spans[0]?.start) + by + line.slice(spans.at(-1)?.end);
/** What a line is told that a task of the kind has no field for, and nothing instead. */
const deadEndsOf = (line: string, kind: TaskKind) =>
  readTask(line, kind).questions.flatMap(({ why, choices }) =>
    /的任务没有「|请写明 3D/.test(why) && choices.length === 0 ? [why] : [],
  );

test('no question offers an answer that the task of its kind has no field for', () => {
  const lines = [...words.flatMap(word => figures.map(figure => `${word} ${figure}`)), ...refused];
  const deadEnds = kinds.flatMap(kind =>
    lines.flatMap(line => {
      const known = deadEndsOf(line, kind);
      return readTask(line, kind).questions.flatMap(question =>
        question.choices.flatMap(({ text }) => {
          const after = answered(line, question, text);
          return deadEndsOf(after, kind).some(why => !known.includes(why)) ? [`${kind}: ${line} → ${after}`] : [];
        }),
      );
    }),
  );
  expect(deadEnds).toEqual([]);
});

test('what no field of the form takes is said to be none, before its unit is asked for', () => {
  const told = (line: string, kind: TaskKind) => readTask(line, kind).questions.map(({ why }) => why);
  expect(told('2 s', 'profile')).toEqual(['「2 s」：任务里没有这样的量']);
  expect(told('速度 100', 'volume')).toEqual(['「速度 100」：3D 面阵的任务没有「速度」']);
  expect(told('Z 精度 ±10 µm', 'imaging')).toEqual(['「Z 精度 ±10 µm」：「Z 向精度」是 3D 线激光的要求，请写明 3D']);
  expect(told('Z 向误差 20', 'imaging')).toEqual(['「Z 向误差 20」：「Z 向误差 ±」是 3D 线激光的要求，请写明 3D']);
});

test('the accuracy of a line profiler is one of the three that its form has, wherever the kind is said', () => {
  const line = '焊缝跟踪：3D 线激光，宽 40 mm，高度 30 mm，Z 精度 0.05 mm';
  for (const kind of kinds) {
    const [question, ...more] = readTask(line, kind).questions;
    expect(more).toEqual([]);
    expect(question?.why).toBe('「Z 精度 0.05 mm」：精度有三种意思，指哪一种？');
    const after = question?.choices.map(({ text }) =>
      written(answered(line, question, text), kind)
        .split(' ')
        .at(-1),
    );
    expect(after).toEqual(['repeatabilityUm=50', 'heightErrorUm=50', 'resolutionUm=50']);
  }
});

test('an answer takes the Z of the question with it, and Z before any word of height is understood', () => {
  const line = '料箱 600×400×300 mm，Z 精度 1 mm';
  const [question] = readTask(line, 'volume').questions;
  const after = question && answered(line, question, question.choices[0]?.text ?? '');
  expect(after).toBe('料箱 600×400×300 mm，Z 向误差 1 mm');
  for (const z of ['Z ', 'z', 'Z 向', 'Z轴', 'Z 方向', 'Z 轴 '])
    for (const [word, slot] of [
      ['误差', 'heightErrorUm'],
      ['重复精度', 'repeatabilityUm'],
      ['分辨率', 'resolutionUm'],
    ]) {
      const typed = `${z}${word} 20 µm`;
      expect([typed, written(typed, 'profile')]).toEqual([typed, `${slot}=20`]);
      expect(readTask(typed, 'profile').pieces.filter(({ kind }) => kind === 'strange')).toEqual([]);
    }
});

test('a unit that no task has is named as it was typed', () => {
  expect(readTask('24 V 供电').questions.map(({ why }) => why)).toEqual(['「24 V」：不认识单位「V」']);
});

test('a distance of which nothing else is said is asked as one, whole', () => {
  const line = '视野 60x45，距离 400 mm';
  const [question] = readTask(line).questions;
  expect(question?.choices.map(({ label }) => label)).toEqual(['工作距离', '物像距']);
  expect(line.slice(question?.spans[0]?.start, question?.spans[0]?.end)).toBe('距离 400 mm');
  const [profile] = readTask('线激光 宽 20 mm，距离 400 mm').questions;
  expect(profile?.choices.map(({ text }) => text)).toEqual(['安装净空 400 mm']);
});

test('a row of pins is measured along the laser line, or across it, which limits nothing', () => {
  const [question] = readTask('端子长 40 mm，线激光').questions;
  expect(question?.choices.map(({ text }) => text)).toEqual(['工件宽 40 mm']);
});

test('of a gap the accuracy may be that across the laser line', () => {
  const labels = (line: string) =>
    readTask(line)
      .questions.at(-1)
      ?.choices.map(({ label }) => label);
  expect(labels('线激光测间隙，宽 10 mm，精度 0.1 mm')).toContain('X 点间距');
  expect(labels('线激光测段差，宽 10 mm，精度 0.1 mm')).not.toContain('X 点间距');
});

test('of the two sides of a defect the smaller one has to be seen', () => {
  const [question] = readTask('缺陷大小：0.2mm*0.3mm，视野 60x45').questions;
  expect(question?.choices.map(({ text }) => text)).toEqual(['最小缺陷 0.2 mm', '视野 0.2mm*0.3mm']);
});

test('a repeatability is no tolerance of a part', () => {
  expect(written('重复精度±1μm，视野 60x45')).not.toContain('tolerance');
});

test.each([
  ['视野 60x45 速度 300 m/s', '速度', '0～100000 mm/s'],
  ['3D 线激光 幅宽 40 留边 400%', '留边', '0～300 %'],
])('%s: a figure out of its range is told the range', (line, label, range) => {
  expect(
    readTask(line)
      .questions.map(({ why }) => why)
      .join(),
  ).toContain(`不在${label}的范围内（${range}）`);
});

test('a figure in characters is offered as it was typed', () => {
  const texts = readTask('3D 线激光 长三百毫米').questions.flatMap(({ choices }) => choices.map(({ text }) => text));
  expect(texts).toContain('工件宽 三百毫米');
});
