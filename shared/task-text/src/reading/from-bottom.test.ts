import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

const choicesOf = (line: string) => readTask(line, 'volume').questions.flatMap(({ choices }) => choices);

test.each([
  ['料筐 600×400×300 mm，相机离筐底 1.1 m 以内', '安装距离 ≤ 800 mm'],
  ['料筐 600×400×300 mm，相机离料筐底部 1500 mm', '安装距离 1200 mm'],
  ['垛 1200×1000×1500 mm，相机距托盘 2.5～3 m', '安装距离 1000～1500 mm'],
])('%s: the distance from below is asked about, and turned into %s', (line, text) => {
  expect(written(line, 'volume')).not.toContain('wd=');
  expect(choicesOf(line)[0]?.text).toBe(text);
  expect(written(`料筐 600×400×300 mm，${text}`, 'volume')).toContain('wd=');
});

test('without a height of the pile, or with a pile as high as the camera, nothing is turned', () => {
  expect(choicesOf('料区 600×400 mm，相机离筐底 1.1 m').map(({ text }) => text)).toEqual(['安装距离 1.1 m']);
  expect(choicesOf('料筐 600×400×300 mm，相机离筐底 200 mm').map(({ text }) => text)).toEqual(['安装距离 200 mm']);
});

test('a distance from the parts themselves is taken as it stands', () => {
  expect(written('料筐 600×400×300 mm，相机离工件 900 mm', 'volume')).toContain('wd={"minMm":900,"maxMm":900}');
});
