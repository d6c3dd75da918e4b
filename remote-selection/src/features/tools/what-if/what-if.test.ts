import type { System } from '@shixuan/optics/checks';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { describe, expect, it } from 'vitest';
import { testCamera as camera, testLens as lens, testTask } from '../../../testing/parts';
import { keeps, outcomeOf, results, worstFigures } from './results';
import { sensitivityOf } from './sensitivity';
import { pinned, type Variation, worstTasks } from './variation';
import { worsenedChecks } from './worsened-checks';

const task = { ...testTask, heightVariationMm: 2, speedMmS: 100, fNumber: 4, rateHz: 20 };
const need = requirementsOf(task);
const setting = nearestSetting(need, camera, lens);
const system: System = { camera, lens, setting };
const none: Variation = { distanceMm: 0, heightMm: 2, speedPct: 0, fNumber: null };
const plan = outcomeOf(pinned(task, setting), system);
const worstOf = (variation: Partial<Variation>) =>
  worstTasks(task, setting, { ...none, ...variation }).map(varied => outcomeOf(varied, system));
const result = (id: string) => {
  const found = results.find(entry => entry.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('worst case', () => {
  it('is the plan where nothing varies', () => {
    expect(worstFigures(worstOf({}))).toEqual(plan.figures);
  });

  it('takes the farther end for the pixel and the nearer one for the field', () => {
    const worst = worstFigures(worstOf({ distanceMm: 30 }));
    const focal = 25;
    // The lens' front plane lies within its own length: far and near differ as their distances from it do.
    expect((worst['object-pixel'] ?? 0) / (plan.figures['object-pixel'] ?? 1)).toBeCloseTo(
      ((setting.objectDistanceMm ?? 0) + 30 - focal) / ((setting.objectDistanceMm ?? 0) - focal),
      2,
    );
    expect(worst.field ?? 0).toBeLessThan(plan.figures.field ?? 0);
    expect(keeps(result('field'), worst.field, need)).toBe(false);
  });

  it('blurs more at a higher speed, with the exposure as planned', () => {
    const worst = worstFigures(worstOf({ speedPct: 20 }));
    expect(worst.blur).toBeCloseTo((plan.figures.blur ?? 0) * 1.2, 6);
    expect(keeps(result('blur'), worst.blur, need)).toBe(false);
  });

  it('names the checks that turn, and no others', () => {
    expect(worsenedChecks(plan, worstOf({}), system)).toEqual([]);
    const turned = worsenedChecks(plan, worstOf({ heightMm: 40 }), system).map(({ id }) => id);
    expect(turned).toContain('depth-of-field');
    expect(turned).not.toContain('mount');
  });
});

describe('sensitivityOf', () => {
  const sensitivity = sensitivityOf(task, system);

  it('is what 10 % more does', () => {
    expect(sensitivity.blur.speed).toBeCloseTo((plan.figures.blur ?? 0) * 0.1, 6);
    expect(sensitivity.airy.fNumber).toBeCloseTo((plan.figures.airy ?? 0) * 0.1, 6);
    expect(sensitivity['object-pixel'].distance).toBeGreaterThan(0);
    expect(sensitivity['object-pixel'].speed).toBe(0);
  });

  it.each([
    ['speed', { speedMmS: 0 }],
    ['height', { heightVariationMm: 0 }],
    ['distance', { workingDistance: { minMm: null, maxMm: null } }],
  ] as const)('of %s is unknown where there is none, and only of that', (cause, none) => {
    const known = (changed: typeof task) =>
      results.filter(({ id }) => sensitivityOf(changed, system)[id][cause] !== null).length;
    expect(known(task)).toBeGreaterThan(0);
    if (cause !== 'distance') expect(known({ ...task, ...none })).toBe(0);
  });
});
