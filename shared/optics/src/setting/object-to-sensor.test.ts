import { describe, expect, it } from 'vitest';
import { cameraOf, checkOf, fixedOf, focalOf, taskOf } from '../fixtures/parts';
import type { Lens } from '../model/parts/lens';
import type { ImagingTask } from '../model/task/imaging-task';
import { requirementsOf } from '../model/task/requirements';
import { objectImageDistance } from '../physics/lens/object-image-distance';
import { bodyLengthMm, objectToSensorMm, workingDistanceOfObjectToSensor } from './object-to-sensor';
import { settle } from './settle';

const free = { minMm: null, maxMm: null };
const tied = (mm: number, task: Partial<ImagingTask> = {}): Partial<ImagingTask> => ({
  workingDistance: free,
  objectImageDistance: { minMm: mm, maxMm: mm },
  ...task,
});
const settled = (task: Partial<ImagingTask>, lens: Lens) => {
  const outcome = settle(requirementsOf(taskOf({ object: { widthMm: 60, heightMm: 40 }, ...task })), cameraOf(), lens);
  if ('missedBy' in outcome) throw new Error(`${outcome.check} is missed by ${outcome.missedBy}`);
  return outcome;
};

describe('a height from object to sensor that is given', () => {
  it('puts a lens of known length where length, flange and extension leave it', () => {
    const lens = focalOf({ focalLengthMm: 16, lengthMm: 40 });
    const { workingDistanceMm, magnification } = settled(tied(300), lens);
    expect((workingDistanceMm?.nominal ?? 0) + 40 + 17.526 + 16 * magnification.nominal).toBeCloseTo(300, 9);
  });

  it('is that of the thin lens where the length is not stated', () => {
    const lens = focalOf({ focalLengthMm: 25, lengthMm: null });
    const setting = settled(tied(320), lens);
    const m = setting.magnification.nominal;
    expect(objectImageDistance({ focalLengthMm: 25, magnification: m, principalPlaneSeparationMm: 0 })).toBeCloseTo(
      320,
      9,
    );
    expect(objectToSensorMm(lens, setting)).toBeCloseTo(320, 9);
  });

  it('goes back and forth', () => {
    for (const m of [0.01, 0.1, 0.5, 0.99]) {
      const mm = objectImageDistance({ focalLengthMm: 35, magnification: m, principalPlaneSeparationMm: 0 });
      expect(workingDistanceOfObjectToSensor(mm, 35, 10, Number.NaN)).toBeCloseTo(35 * (1 + 1 / m) - 10, 6);
    }
    expect(workingDistanceOfObjectToSensor(Number.POSITIVE_INFINITY, 35, 10, 60)).toBe(Number.POSITIVE_INFINITY);
  });

  it('leaves the field to decide within a range', () => {
    const range = { workingDistance: free, objectImageDistance: { minMm: 200, maxMm: 600 } };
    const lens = focalOf({ lengthMm: 40 });
    const setting = settled(range, lens);
    expect(setting).toEqual(settled({ workingDistance: free }, lens));
  });

  it('is refused where it is shorter than the lens can have', () => {
    const check = checkOf('distance', { task: tied(90), lens: focalOf({ focalLengthMm: 25, lengthMm: null }) });
    expect(check).toMatchObject({ verdict: 'fail', limit: 90 });
    expect(check.reason).toContain('短于这支镜头的最短物像距 100 mm');
  });

  it('is refused together with a free distance that contradicts it, and says which one there would be', () => {
    const lens = focalOf({ lengthMm: 40 });
    const check = checkOf('distance', {
      task: tied(400, { workingDistance: { minMm: 380, maxMm: 390 } }),
      lens,
    });
    expect(check.verdict).toBe('fail');
    expect(check.reason).toMatch(/物像距 400 mm 时工作距离只能是 340\.5 mm/);
  });

  it('counts the length of a lens of a printed distance, and says when it is not stated', () => {
    const lens = fixedOf({ lengthMm: 140, workingDistanceMm: 110 });
    expect(bodyLengthMm(lens)).toBeCloseTo(157.526, 9);
    expect(checkOf('distance', { task: tied(268), lens }).verdict).toBe('pass');
    expect(checkOf('distance', { task: tied(300), lens }).verdict).toBe('fail');
    const unknown = checkOf('distance', { task: tied(300), lens: fixedOf({ lengthMm: null }) });
    expect(unknown.reason).toContain('镜头长度未标注，物像距无法核对');
    expect(unknown.verdict).toBe('unknown');
  });

  it('is longer than the free distance whatever the length of the lens: one that stands farther off is refused', () => {
    const lens = fixedOf({ lengthMm: null, workingDistanceMm: 372 });
    const refused = checkOf('distance', { task: tied(250), lens });
    expect(refused.verdict).toBe('fail');
    expect(refused.reason).toContain('物像距要求固定为 250 mm，镜头长度未标注，而物像距总大于工作距离，装不下');
    expect(checkOf('distance', { task: tied(400), lens }).verdict).toBe('unknown');
  });

  it('shows its formula with the numbers put in', () => {
    const check = checkOf('distance', { task: tied(330) });
    expect(check.verdict).toBe('pass');
    expect(check.reason).toContain('物像距 330 mm');
    expect(check.traces.map(({ symbol }) => symbol)).toContain('OO′');
  });
});

it.each([
  [{ minMm: 300, maxMm: 200 }, 'objectImageDistance.maxMm'],
  [{ minMm: -1, maxMm: null }, 'objectImageDistance.minMm'],
  [{ minMm: null, maxMm: 250 }, 'objectImageDistance.maxMm'],
])('%j beside a working distance of 300 mm is refused by name', (objectImageDistance, field) => {
  expect(() => requirementsOf(taskOf({ objectImageDistance }))).toThrow(expect.objectContaining({ field }));
});
