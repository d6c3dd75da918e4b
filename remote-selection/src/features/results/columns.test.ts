import { requirementsOf } from '@shixuan/optics';
import { neutralTask } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { columnsOf } from './columns';
import { axesOf } from './front-figures';

const area = requirementsOf(neutralTask);
const line = requirementsOf({ ...neutralTask, mode: 'line', speedMmS: 500 });

test('a line camera has a line rate in kHz, wherever rates are compared', () => {
  const rate = (need: typeof area) => columnsOf('camera', need).find(({ id }) => id === 'rate');
  expect([rate(area)?.label, rate(area)?.unit]).toEqual(['最高帧率', 'Hz']);
  expect([rate(line)?.label, rate(line)?.unit]).toEqual(['最高行频', 'kHz']);
  const words = (need: typeof area) => axesOf(need).flatMap(({ label, best }) => [label, best]);
  expect(words(line).filter(word => word.includes('帧率'))).toEqual([]);
  expect(words(area)).toContain('帧率余量最大');
});

test('blur is said where something moves', () => {
  expect(columnsOf('vision', area).some(({ id }) => id === 'blur')).toBe(false);
  expect(columnsOf('vision', line).some(({ id }) => id === 'blur')).toBe(true);
});
