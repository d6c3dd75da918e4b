import { readTask, type TaskKind } from '@shixuan/task-text';
import { expect, test } from 'vitest';
import { saidOfLine } from './said-of-line';

test.each<[string, TaskKind, string[]]>([
  ['3D 线激光，工件宽 30 mm，高度差 5 mm，F8', 'profile', ['F8']],
  ['料框 600×400 mm，堆高 300 mm，曝光 100 µs，防爆', 'volume', ['曝光 100 µs', '防爆']],
  ['60×45 mm，看 0.1 mm 划痕', 'imaging', []],
])('%s: what no field takes is handed on', (text, page, unchecked) => {
  expect(saidOfLine(text, readTask(text, page))).toEqual({ words: text, unchecked });
});
