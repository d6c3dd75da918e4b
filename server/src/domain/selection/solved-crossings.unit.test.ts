import { cameraOf, focalOf, taskOf } from '@shixuan/optics/fixtures';
import { type CheckId, requirementsOf } from '@shixuan/optics/model';
import { type ImagingCrossing, prepareCatalogue, type SolvedSystem, solveSystems } from '@shixuan/optics/solve';
import { expect, test } from 'vitest';
import { solvedCrossings } from './solved-crossings';

const task = taskOf({ workingDistance: { minMm: null, maxMm: null } });

/** The system of a camera of so many pixels. */
function systemOf(pixelsH: number, undecided: readonly CheckId[] = []): SolvedSystem {
  const parts = { cameras: [cameraOf({ id: pixelsH, pixelsH })], lenses: [focalOf()], lights: [], grabbers: [] };
  const [system] = solveSystems(requirementsOf(task), prepareCatalogue(parts)).systems;
  if (!system) throw new Error('no system');
  return { ...system, undecided };
}

const crossing = (kind: ImagingCrossing['kind']): ImagingCrossing => ({
  kind,
  title: '改法',
  text: '原因',
  changes: { object: { widthMm: 50, heightMm: 60 } },
});

test('a crossing is offered with its whole task and what is then first', () => {
  const asked: unknown[] = [];
  const [solved] = solvedCrossings(task, [crossing('line-scan')], undefined, changed => {
    asked.push(changed);
    return systemOf(2560);
  });
  const changed = { ...task, object: { widthMm: 50, heightMm: 60 } };
  expect(asked).toEqual([changed]);
  expect(solved).toMatchObject({ kind: 'line-scan', task: changed, cameraId: 2560, lensId: 1 });
  expect(solved?.objectPixelMm).toBeGreaterThan(0);
});

test('one that leads to nothing, or to what lacks data, is left out', () => {
  const offered = (first: SolvedSystem | undefined) =>
    solvedCrossings(task, [crossing('telecentric')], undefined, () => first);
  expect(offered(undefined)).toEqual([]);
  expect(offered(systemOf(2560, ['mount']))).toEqual([]);
  expect(offered(systemOf(2560))).toHaveLength(1);
});

test('cameras side by side, or before a telecentric lens, are each smaller than the one that does it alone', () => {
  const offered = (kind: ImagingCrossing['kind'], each: number, alone: number | undefined) =>
    solvedCrossings(task, [crossing(kind)], alone === undefined ? undefined : systemOf(alone), () => systemOf(each));
  expect(offered('side-by-side', 2560, 2560)).toEqual([]);
  expect(offered('side-by-side', 2400, 2560)).toHaveLength(1);
  expect(offered('side-by-side', 2560, undefined)).toHaveLength(1);
  expect(offered('telecentric', 2560, 2560)).toEqual([]);
  expect(offered('telecentric', 2400, 2560)).toHaveLength(1);
  expect(offered('line-scan', 2560, 2560)).toHaveLength(1);
});
