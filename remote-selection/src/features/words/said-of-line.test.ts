import { readTask, type TaskKind } from '@shixuan/task-text';
import { expect, test } from 'vitest';
import { saidOfLine } from './said-of-line';

test.each<[string, TaskKind, string[]]>([
  ['3D 线激光，工件宽 30 mm，高度差 5 mm，F8', 'profile', ['F8']],
  ['料框 600×400 mm，堆高 300 mm，曝光 100 µs，防爆', 'volume', ['曝光 100 µs', '防爆']],
  ['60×45 mm，看 0.1 mm 划痕', 'imaging', []],
  ['PCB 60×45 mm，防护等级 IP67，带 SDK，24 V 供电', 'imaging', ['防护等级 IP67', '带 SDK', '24 V 供电']],
  ['3D 线激光，工件宽 30 mm，防护等级 IP67，带 SDK', 'profile', ['带 SDK']],
])('%s: what no field takes is handed on', (text, page, unchecked) => {
  expect(saidOfLine(text, readTask(text, page), text)).toEqual({ words: text, unchecked });
});

test('what was typed is quoted, and what is read of the line is not named', () => {
  const line = '宽 20 mm，Z 向误差 5 µm，防爆';
  expect(saidOfLine(line, readTask(line, 'profile'), '宽 20 mm，Z 精度 5 µm，防爆')).toEqual({
    words: '宽 20 mm，Z 精度 5 µm，防爆',
    unchecked: ['防爆'],
  });
});
