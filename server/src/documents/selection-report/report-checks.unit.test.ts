import { checkSystem, type System } from '@shixuan/optics/checks';
import { cameraOf, focalOf, taskOf } from '@shixuan/optics/fixtures';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { expect, test } from 'vitest';
import { reportChecks } from './report-checks';

const camera = cameraOf();
const lens = focalOf();

function checksOf(task: Parameters<typeof taskOf>[0]) {
  const need = requirementsOf(taskOf({ object: { widthMm: 600, heightMm: 400 }, marginPct: 10, ...task }));
  const system: System = { camera, lens, setting: nearestSetting(need, camera, lens) };
  const checks = checkSystem(need, system);
  return { checks, reported: reportChecks(need, system, checks) };
}

test('checks are reported as the engine makes them', () => {
  const { checks, reported } = checksOf({});
  expect(reported).toEqual(checks);
});

test('of a line scan without a speed nothing that follows from it has passed', () => {
  const { reported } = checksOf({ mode: 'line', speedMmS: 0 });
  for (const { id, verdict } of reported)
    if (id === 'exposure' || id === 'rate' || id === 'link') expect([id, verdict]).not.toEqual([id, 'pass']);
});
