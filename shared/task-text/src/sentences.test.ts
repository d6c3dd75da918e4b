import { expect, test } from 'vitest';
import { readTask } from './read-task';
import { written } from './written';

const strange = (line: string) =>
  readTask(line).pieces.flatMap(({ kind, start, end }) => (kind === 'strange' ? [line.slice(start, end)] : []));

test.each([
  ['我想找一个移动的零件里 0.1 mm 的缺陷', 'feature=0.1'],
  [
    '请帮我选一个相机，检测 PCB 上的虚焊，板子 100×80 mm，最小要看到 0.1 mm',
    'field={"widthMm":100,"heightMm":80} feature=0.1',
  ],
  ['能不能检测 0.05 mm 的划痕？视野 50×40', 'feature=0.05 field={"widthMm":50,"heightMm":40}'],
  ['我有一批轴，直径 10 到 30 mm，要测外径，精度要求 ±5 µm', 'diameter=30 tolerance=0.01 form=curved'],
  ['流水线速度 30 m/min，瓶子直径 65 mm，检查瓶盖有没有漏装', 'speed=500 diameter=65'],
  ['薄膜宽 1 米，每分钟走 50 米，要看到 0.3 mm 的黑点', 'width=1000 speed=833.333333333 feature=0.3'],
  ['膜卷材 600 mm 宽，缺陷 0.2 mm', 'mode=line width=600 feature=0.2'],
  ['检测薄膜，膜宽 600 mm，晶点 0.2 mm', 'width=600 feature=0.2'],
  ['每分钟要检 300 瓶，瓶口 Ø28', 'rate=5 diameter=28'],
  ['在线检测一下产品，大小 100×60 mm，缺陷 0.3 mm 以上的要检出来', 'field={"widthMm":100,"heightMm":60} feature=0.3'],
  ['产品有 100 mm 长 50 mm 宽，需要看清 0.05 mm 的字', 'length=100 width=50 feature=0.05'],
  ['视野至少 60×45，缺陷最小 0.1 mm，速度最大 200 mm/s', 'field={"widthMm":60,"heightMm":45} feature=0.1 speed=200'],
  ['find 0.1 mm scratches on a moving part', 'feature=0.1'],
])('the words of a usual sentence hold it together: %s', (line, said) => {
  expect([written(line), strange(line)]).toEqual([said, []]);
});

test('what is roughly so is asked once, with its word, whatever it is', () => {
  const asked = (line: string) => readTask(line).questions.map(({ choices }) => choices[0]?.text);
  expect(asked('裂纹大概 0.1 mm 左右')).toEqual(['裂纹 0.1 mm']);
  expect(asked('速度大概 100 mm/s')).toEqual(['速度 100 mm/s']);
  expect(asked('视野大概 60×45 mm')).toEqual(['视野 60×45 mm']);
  expect(asked('60×45 mm 左右的视野')).toEqual(['视野 60×45 mm']);
  expect(asked('每小时大概 3600 个')).toEqual(['每小时3600 个']);
});

test('a count is no length, and how the part moves no amount', () => {
  expect(written('缺陷 3 处')).toBe('?');
  expect(written('划痕 2 对')).toBe('?');
  expect(readTask('检测 3 个孔').questions).toMatchObject([{ choices: [] }]);
  expect(written('高度差 5 mm 左右移动')).toBe('heightVariation=5');
});

test('不 before a limit turns it; 没有 refuses a light and holds other words together', () => {
  expect(written('缺陷不得小于 0.1 mm')).toBe('feature=0.1');
  expect(written('宽度 60，高度差不能超过 2 mm')).toBe('width=60 heightVariation=2');
  expect(written('没有背光，用环形光')).toBe('technique=ring ?');
  expect(strange('没有划痕')).toEqual([]);
});

test('a diameter in any word takes a range: the largest is in view', () => {
  for (const word of ['轴径', '外径', '内径', '孔径', '直径', '管径', '螺丝大径'])
    expect([word, written(`${word} 20~40 mm，公差 ±10 µm`)]).toEqual([word, 'diameter=40 tolerance=0.02']);
  expect(written('圆棒 Ø10~Ø30 mm')).toBe('diameter=30');
  expect(readTask('20~40 mm').questions[0]?.choices.map(({ label }) => label)).toEqual(['直径', '工作距离']);
});

test('a focal length is asked about as what follows from the task', () => {
  expect(readTask('镜头焦距 25 mm').questions[0]?.why).toContain('请写视野与工作距离');
});
