import { describe, expect, it } from 'vitest';
import { taskOf } from '../../fixtures/parts';
import { OpticsInputError } from '../../formula/optics-input-error';
import type { ImagingTask } from './imaging-task';
import { requirementsOf, requirementTraces } from './requirements';

describe('what a task asks of any system', () => {
  it('is the field with its margin, the pixel, the depth', () => {
    const need = requirementsOf(
      taskOf({
        marginPct: 10,
        accuracy: { kind: 'feature', featureMm: 0.3, pixelsPerFeature: 3 },
        heightVariationMm: 2,
        workingDistanceToleranceMm: 0.5,
      }),
    );
    expect(need.fieldWidthMm).toBeCloseTo(110, 9);
    expect(need.fieldHeightMm).toBeCloseTo(66, 9);
    expect(need.objectPixelMm).toBeCloseTo(0.1, 12);
    expect(need.depthMm).toBe(3);
    expect(requirementTraces(need).map(({ symbol }) => symbol)).toEqual(['FOV', 'FOV', 'p_o']);
  });

  it('is plain data, which V8 keeps in one layout for all tasks', () => {
    const fields = Object.values(Object.getOwnPropertyDescriptors(requirementsOf(taskOf({}))));
    expect(fields.filter(({ get }) => get)).toEqual([]);
  });

  it('has no height for a line scan', () => {
    expect(requirementsOf(taskOf({ mode: 'line' }))).toMatchObject({ fieldHeightMm: 0, objectHeightMm: 0 });
  });

  it('leaves a distance free that nobody fixed', () => {
    const need = requirementsOf(taskOf({ workingDistance: { minMm: null, maxMm: null } }));
    expect([need.minWorkingDistanceMm, need.maxWorkingDistanceMm]).toEqual([0, Number.POSITIVE_INFINITY]);
  });
});

it.each<[string, Partial<ImagingTask>]>([
  ['workingDistance.maxMm', { workingDistance: { minMm: 300, maxMm: 200 } }],
  ['workingDistance.minMm', { workingDistance: { minMm: -1, maxMm: null } }],
  ['heightVariationMm', { heightVariationMm: -1 }],
  ['workingDistanceToleranceMm', { workingDistanceToleranceMm: Number.NaN }],
  ['speedMmS', { speedMmS: Number.POSITIVE_INFINITY }],
  ['blurPx', { blurPx: 0 }],
  ['exposureUs', { exposureUs: 0 }],
  ['rateHz', { rateHz: -5 }],
  ['fNumber', { fNumber: 0 }],
  ['cableM', { cableM: 0 }],
  ['wavelengthNm', { wavelengthNm: 0 }],
  ['circleOfConfusion', { circleOfConfusion: 'none' }],
  ['pixelFormat', { pixelFormat: 'mono9' }],
  ['accuracy.objectPixelMm', { accuracy: { kind: 'object-pixel', objectPixelMm: 0 } }],
])('refuses a wrong %s by its name', (field, task) => {
  const problem = (() => {
    try {
      requirementsOf(taskOf(task));
    } catch (error) {
      return error;
    }
    return undefined;
  })();
  expect(problem).toBeInstanceOf(OpticsInputError);
  expect(problem).toMatchObject({ field });
});
