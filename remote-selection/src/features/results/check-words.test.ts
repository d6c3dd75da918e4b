import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSystem } from '@shixuan/optics/checks';
import { cameraOf, focalOf, taskOf } from '@shixuan/optics/fixtures';
import { checkLabel, type ImagingTask, requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { expect, test } from 'vitest';
import { countText } from './no-first';

const source = join(import.meta.dirname, '../..');

test('no part of the page takes the label of a check without the task that decides what it is called', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
  const bare = files.filter(name => /\bcheckLabels\b/.test(readFileSync(join(source, name), 'utf8')));
  expect(files).toContain(join('features', 'results', 'no-first.ts'));
  expect(bare).toEqual([]);
});

test.each<[string, Partial<ImagingTask>, string]>([
  ['frames', { mode: 'area', rateHz: 5 }, '帧率'],
  ['lines', { mode: 'line', speedMmS: 100 }, '行频'],
])('lists, tools and the check itself call it the same: %s', (_, task, name) => {
  const need = requirementsOf(taskOf(task));
  const [camera, lens] = [cameraOf(), focalOf()];
  const checks = checkSystem(need, { camera, lens, setting: nearestSetting(need, camera, lens) });
  expect(checks.filter(({ id }) => id === 'rate').map(({ label }) => label)).toEqual([name]);
  expect(checks.map(({ id }) => checkLabel(id, need))).toEqual(checks.map(({ label }) => label));
  const list = [{ verdicts: { rate: 'fail' } }] as const;
  expect(countText({ feasible: 3, decided: 3, list }, 'systems', '', need)).toBe(`除${name}外都满足的 3 套`);
});

test('the error of a cylinder has its own name wherever no heights differ', () => {
  const shaft: Partial<ImagingTask> = {
    object: { widthMm: 90, heightMm: 20 },
    form: 'curved',
    feature: 'outline',
    accuracy: { kind: 'tolerance', toleranceMm: 0.008, subPixelFactor: 0.5 },
  };
  const need = requirementsOf(taskOf(shaft));
  const [camera, lens] = [cameraOf(), focalOf()];
  const checks = checkSystem(need, { camera, lens, setting: nearestSetting(need, camera, lens) });
  expect(checks.find(({ id }) => id === 'height-error')).toMatchObject({ verdict: 'warn', label: '圆柱轮廓误差' });
  expect(checks.map(({ id }) => checkLabel(id, need))).toEqual(checks.map(({ label }) => label));
  expect(checkLabel('height-error', requirementsOf(taskOf({ ...shaft, heightVariationMm: 1 })))).toBe('高度误差');
});
