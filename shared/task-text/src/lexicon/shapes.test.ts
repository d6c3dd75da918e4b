import { expect, test } from 'vitest';
import { kindOf, readTask } from '..';
import { written } from '../written';

const offer3d = (line: string): string | undefined =>
  readTask(line)
    .offers.flatMap(({ choices }) => choices)
    .find(({ label }) => label.includes('3D'))?.text;

test.each([
  '检测焊缝',
  '检测焊缝，宽 8 mm，高 3 mm',
  '焊缝余高 3 mm，宽 8 mm',
  '焊接质量检测',
  '测台阶高度 2 mm',
  '手机中框段差 0.05 mm',
  '测平面度',
  '涂胶高度检测',
  '胶条高度 2 mm，宽 5 mm',
  '连接器引脚共面度 0.05 mm',
  'check weld, width 8 mm, height 3 mm',
])('the shape of a part is never a silent 2D task: %s', line => {
  const { readings } = readTask(offer3d(line) ?? '');
  expect(kindOf(readings, 'imaging')).toBe('profile');
});

test('where the surface is looked at, or the kind of task is said, nothing is offered', () => {
  const others = [
    '检测焊缝气孔 0.3 mm',
    '焊缝，环形光，视野 60×45',
    '3D 焊缝',
    '焊缝跟踪',
    '远心测平面度',
    '检测电路板',
  ];
  expect(others.map(offer3d)).toEqual(others.map(() => undefined));
  expect(readTask('检测焊缝', 'volume').offers).toEqual([]);
});

test('the height of a weld is no side of a field of view: it is asked, and a click leads to 3D', () => {
  for (const line of ['检测焊缝，宽 8 mm，高 3 mm', '看焊缝，8 mm 宽，3 mm 高']) {
    expect(written(line)).toBe('width=8 ?');
    const [question] = readTask(line).questions;
    const answers = question?.choices.map(({ text }) => written(line.slice(0, question.spans[0]?.start) + text));
    expect(answers).toEqual([
      'width=8 height=3',
      'width=8 heightVariation=3',
      'width=8 heightVariation=3 mode=profile',
    ]);
  }
  expect(written('焊缝高 3 mm 宽 8 mm')).toBe('heightVariation=3 width=8');
  expect(written('台阶 0.2 mm 高，宽 20')).toBe('heightVariation=0.2 width=20');
});

test('a band of flatness is asked of a sensor as its repeatability', () => {
  const [question] = readTask('3D 测平面度 0.05 mm').questions;
  expect(question?.choices.map(({ text }) => text)).toEqual(['Z 向重复精度 5 µm']);
});
