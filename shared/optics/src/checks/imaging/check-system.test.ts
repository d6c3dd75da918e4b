import { expect, test } from 'vitest';
import { cameraOf, checksOf, focalOf, taskOf } from '../../fixtures/parts';
import { requirementsOf } from '../../model/task/requirements';
import { type Check, type CheckId, checkIds } from '../../model/verdict/check';
import { nearestSetting } from '../../setting/nearest-setting';
import { lensForAnyField } from '../../solve/rank/rank-cameras';
import { checkSystem } from './check-system';

const ids = (checks: readonly Check[]) => checks.map(({ id }) => id);
const withoutLens = (task: Parameters<typeof taskOf>[0] = {}) => {
  const [need, camera] = [requirementsOf(taskOf(task)), cameraOf()];
  return checkSystem(need, { camera, lens: lensForAnyField, setting: nearestSetting(need, camera, lensForAnyField) });
};
const bareSensor = {
  id: 0,
  shutter: null,
  colour: null,
  maxRateHz: null,
  link: null,
  mounts: [],
  spectrum: null,
  sizeMm: null,
} as const;

test('two parts that are chosen are judged by every check', () => {
  expect(ids(checksOf({}))).toEqual(checkIds);
});

test('a camera without a lens is judged by what is its own, and nothing is said of a lens that is not there', () => {
  const own: CheckId[] = [
    'field-of-view',
    'accuracy',
    'exposure',
    'shutter',
    'rate',
    'link',
    'host',
    'spectrum',
    'light-function',
  ];
  const checks = withoutLens();
  expect(ids(checks)).toEqual(own);
  for (const { label, reason } of checks) expect(reason, label).not.toMatch(/镜头|定倍|；$/);
  const infrared = withoutLens({ wavelengthNm: 1030 }).find(({ id }) => id === 'spectrum');
  expect(infrared).toMatchObject({ verdict: 'unknown', reason: expect.stringContaining('镜头尚未选定') });
});

test('a sensor without a camera is judged by what the lens does on it', () => {
  const task = { speedMmS: 100, rateHz: 10, wavelengthNm: 850 };
  const checks = checksOf({ task, camera: bareSensor });
  for (const id of ['shutter', 'rate', 'link', 'host', 'mount', 'mechanics'] as const)
    expect(ids(checks)).not.toContain(id);
  for (const id of ['distance', 'image-circle', 'focus', 'depth-of-field'] as const) expect(ids(checks)).toContain(id);
  for (const { label, reason } of checks) expect(reason, label).not.toMatch(/(相机|彩色|快门|帧率|接口)[^，；]*未标注/);
});

test('what fails with the parts there are is said, whatever is not chosen', () => {
  const lens = focalOf({ spectralRangeNm: { min: 400, max: 700 } });
  const checks = checksOf({ task: { wavelengthNm: 850 }, camera: bareSensor, lens });
  expect(checks.find(({ id }) => id === 'spectrum')?.verdict).toBe('fail');
});
