import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

test('an exposure longer than the time between two pictures is asked about', () => {
  expect(written('30 fps, 曝光 100 ms')).toBe('rate=30 ?');
  expect(readTask('30 fps, 曝光 100 ms').questions[0]?.why).toContain('33.3 ms');
  expect(written('10 fps, 曝光 100 ms')).toBe('rate=10 exposureUs=100000');
  expect(written('节拍 2 s，曝光 1 s')).toBe('rate=0.5 exposureUs=1000000');
});

test('the height beside a diameter may be that of the part', () => {
  const [question] = readTask('Ø8 pin, height 3 mm').questions;
  expect(question?.choices.map(({ text }) => text)).toEqual(['视野高 3 mm', '高度差 3 mm']);
  expect(written('Ø8 pin, 视野高 3 mm')).toBe('diameter=8 height=3');
});

test('three sizes of a bin may be a volume; one click says so', () => {
  const line = '料箱 600x400x300';
  const choices = readTask(line).questions[0]?.choices ?? [];
  expect(choices.map(({ label }) => label)).toEqual(['高度差', '堆高（3D 面阵）']);
  expect(written(line.replace('x300', choices[1]?.text ?? ''))).toBe(
    'field={"widthMm":600,"heightMm":400} pileHeight=300 mode=volume',
  );
  expect(readTask('视野 60x45x3 mm').questions[0]?.choices).toHaveLength(1);
});

test('a defect larger than what is seen is asked about', () => {
  expect(written('视野 10x10 mm，缺陷 20 mm')).toBe('field={"widthMm":10,"heightMm":10} ?');
  expect(written('直径 8 mm，缺陷 20 mm')).toBe('diameter=8 ?');
  expect(written('缺陷 20 mm')).toBe('feature=20');
  expect(written('视野 10x30 mm，缺陷 20 mm')).toBe('field={"widthMm":10,"heightMm":30} feature=20');
});

test('fluorescence in the ultraviolet is the light that excites', () => {
  for (const line of ['UV 胶 4x3 mm 荧光 365 nm', '4x3 mm, fluorescence 365 nm']) {
    const [question, ...more] = readTask(line).questions;
    expect([written(line), more]).toEqual(['field={"widthMm":4,"heightMm":3} ?', []]);
    const [from, to] = [question?.spans[0]?.start ?? 0, question?.spans.at(-1)?.end ?? 0];
    const answered = line.slice(0, from) + question?.choices[0]?.text + line.slice(to);
    expect(written(answered)).toBe('field={"widthMm":4,"heightMm":3} excitationNm=365');
  }
  expect(written('荧光 450 nm')).toBe('wavelengthNm=450');
  expect(written('激发 365 nm，荧光 450 nm')).toBe('excitationNm=365 wavelengthNm=450');
});

test.each([
  ['线径 0.8 外径 12', 'diameter=12 ?'],
  ['压缩弹簧 线径 0.8 mm，外径 12 mm', 'diameter=12 ?'],
  ['内径 8 mm，外径 12 mm，公差 ±0.05 mm', 'diameter=12 tolerance=0.1 ?'],
  ['外径 12，线径 0.8', 'diameter=12 ?'],
  ['bore 8 mm, outer diameter 12 mm', 'diameter=12 ?'],
  ['线径 0.8', 'diameter=0.8'],
  ['外径 12，外径 14', 'diameter=12 ?'],
])('of several diameters the outer one is the size of the part: %s', (line, said) => {
  expect(written(line)).toBe(said);
});
