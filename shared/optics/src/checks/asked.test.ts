import { describe, expect, it } from 'vitest';
import { cameraOf, checksOf, fixedOf, focalOf, taskOf } from '../fixtures/parts';
import type { ImagingTask } from '../model/task/imaging-task';
import { profileNeedsOf } from '../model/task/profile-task';
import { requirementsOf } from '../model/task/requirements';
import { volumeNeedsOf } from '../model/task/volume-task';
import { isAsked, standingOf } from '../model/verdict/asked';
import { type CheckId, checkIds } from '../model/verdict/check';
import { isProfileAsked } from './profiler/asked';
import { checkProfiler } from './profiler/check-profiler';
import { profiler, profileTask } from './profiler/test/cases';
import { isVolumeAsked } from './volume/asked';
import { checkDepthCamera } from './volume/check-depth-camera';
import { depthCamera, volumeTask } from './volume/test/cases';

const free = { minMm: null, maxMm: null };
const notAsked = (task: Partial<ImagingTask>) =>
  checkIds.filter(id => !isAsked(requirementsOf(taskOf(task)), id)).sort();

describe('what a task asks', () => {
  it('leaves what nobody asked for out of what holds, and nothing else', () => {
    expect(standingOf({ verdict: 'pass' }, false)).toBe('not-asked');
    expect(standingOf({ verdict: 'pass' }, true)).toBe('pass');
    for (const verdict of ['warn', 'fail', 'unknown'] as const) expect(standingOf({ verdict }, false)).toBe(verdict);
  });

  const ofStill: CheckId[] = ['depth-of-field', 'exposure', 'height-error', 'link', 'mechanics', 'rate', 'shutter'];
  it.each<[string, Partial<ImagingTask>, CheckId[]]>([
    ['a still part at any distance', { workingDistance: free }, [...ofStill, 'distance']],
    ['a still part', {}, ofStill],
    ['a moving part', { speedMmS: 100 }, ['depth-of-field', 'height-error', 'link', 'mechanics', 'rate']],
    ['a rate', { rateHz: 5 }, ['depth-of-field', 'exposure', 'height-error', 'mechanics', 'shutter']],
    [
      'a rate and an exposure',
      { rateHz: 5, exposureUs: 100 },
      ['depth-of-field', 'height-error', 'mechanics', 'shutter'],
    ],
    ['a height, nothing measured', { heightVariationMm: 2 }, ofStill.filter(id => id !== 'depth-of-field')],
    [
      'a height of what is measured',
      { heightVariationMm: 2, accuracy: { kind: 'tolerance', toleranceMm: 0.1, subPixelFactor: 0.5 } },
      ofStill.filter(id => id !== 'depth-of-field' && id !== 'height-error'),
    ],
    [
      'the size of a round part',
      { form: 'curved', accuracy: { kind: 'tolerance', toleranceMm: 0.1, subPixelFactor: 0.5 } },
      ofStill.filter(id => id !== 'height-error'),
    ],
    ['a cable', { cableM: 5 }, ofStill.filter(id => id !== 'link')],
    ['a line scan', { mode: 'line', speedMmS: 500 }, ['depth-of-field', 'height-error', 'mechanics', 'shutter']],
  ])('%s', (_, task, expected) => {
    expect(notAsked(task)).toEqual(expected.toSorted());
  });

  it('asks of every check that a part can fail, but for what no image can do without', () => {
    // A rolling shutter, a slow link, a shallow lens: whatever the parts are, what nobody asks for is not missed.
    const parts = [
      { camera: cameraOf({ shutter: 'rolling', maxRateHz: 1 }) },
      { camera: cameraOf({ link: 'usb2', maxRateHz: 5000 }), lens: focalOf({ maxAperture: 1.2 }) },
      { camera: cameraOf({ sizeMm: null }), lens: fixedOf({ telecentric: null, workingDistanceMm: null }) },
    ];
    for (const task of [{}, { workingDistance: free }, { heightVariationMm: 20 }, { speedMmS: 100 }]) {
      const need = requirementsOf(taskOf(task));
      const missed = parts
        .flatMap(part => checksOf({ task, ...part }))
        .filter(({ id, verdict }) => !isAsked(need, id) && (verdict === 'fail' || verdict === 'warn'));
      expect(missed).toEqual([]);
    }
  });
});

/** How the sentences of the checks begin where nothing is asked. */
const saysNothingAsked = /^(没有(要求|限制|频率要求|说明)|工件表面未说明)；/;

describe('what tasks of parts that are complete in themselves ask', () => {
  const demands = {
    pointSpacingMm: 1,
    travelSpacingMm: 1,
    speedMmS: 1,
    resolutionUm: 100,
    repeatabilityUm: 100,
    heightErrorUm: 1000,
    standOff: { minMm: 10, maxMm: null },
    maxLaserClass: '3r',
    minProtection: 'ip65',
    surface: 'matt',
  } as const;
  const none = profileTask({
    ...{ pointSpacingMm: null, travelSpacingMm: null, speedMmS: 0, resolutionUm: null, repeatabilityUm: null },
    ...{ heightErrorUm: null, standOff: free, maxLaserClass: null, minProtection: null, surface: null },
  });

  it.each([
    ['nothing', none],
    ['everything', profileTask(demands)],
    ['a speed alone', { ...none, speedMmS: 10 }],
    ['a rate alone', { ...none, minProfileRateHz: 100 }],
  ])('is what the sentences of a line profiler say: %s', (_, task) => {
    const need = profileNeedsOf(task);
    const checks = checkProfiler(need, profiler());
    expect(checks).toHaveLength(11);
    for (const { id, reason } of checks)
      expect([id, saysNothingAsked.test(reason)]).toEqual([id, !isProfileAsked(need, id)]);
  });

  it.each([
    ['nothing', volumeTask({ ambient: null })],
    ['everything', volumeTask({ pointSpacingMm: 2, accuracyMm: 5, cycleS: 3, ambient: 'hall' })],
  ])('is what the sentences of a 3D area camera say: %s', (_, task) => {
    const checks = checkDepthCamera(volumeNeedsOf(task), depthCamera());
    expect(checks).toHaveLength(6);
    for (const { id, reason } of checks)
      expect([id, saysNothingAsked.test(reason)]).toEqual([id, !isVolumeAsked(task, id)]);
  });
});
