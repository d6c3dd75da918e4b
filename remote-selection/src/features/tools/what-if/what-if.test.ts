import { checkSystem, type System } from '@shixuan/optics/checks';
import { fieldBeyondObjectPct } from '@shixuan/optics/describe';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { describe, expect, it } from 'vitest';
import { testCamera as camera, testLens as lens, testTask } from '../../../testing/parts';
import { keeps, outcomeOf, planOf, results, worstFigures } from './results';
import { ofResult, swingsOf, tightest } from './swings';
import { type Variation, worstTasks } from './variation';
import { worsenedChecks } from './worsened-checks';

const task = { ...testTask, heightVariationMm: 2, speedMmS: 100, fNumber: 4, rateHz: 20 };
const need = requirementsOf(task);
const setting = nearestSetting(need, camera, lens);
const system: System = { camera, lens, setting };
const none: Variation = { distanceMm: 0, heightMm: 2, speedPct: 0, fNumber: null };
const plan = planOf(task, system);
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

describe('swings of ± 2 %', () => {
  const swings = swingsOf(task, system, 2);
  const swing = (cause: string) => {
    const found = swings.find(each => each.cause === cause);
    if (!found) throw new Error(cause);
    return [found.less.figures, found.more.figures] as const;
  };

  it('are what one quantity alone does', () => {
    const { blur, airy } = plan.figures;
    expect(swing('speed').map(figures => figures.blur)).toEqual([
      expect.closeTo((blur ?? 0) * 0.98, 6),
      expect.closeTo((blur ?? 0) * 1.02, 6),
    ]);
    expect(swing('fNumber')[1].airy).toBeCloseTo((airy ?? 0) * 1.02, 6);
    const [nearer, farther] = swing('distance').map(figures => figures['object-pixel'] ?? 0);
    expect(nearer).toBeLessThan(plan.figures['object-pixel'] ?? 0);
    expect(farther).toBeGreaterThan(plan.figures['object-pixel'] ?? 0);
    expect(swing('speed')[1]['object-pixel']).toBe(plan.figures['object-pixel']);
  });

  it('come with the strongest first', () => {
    expect(ofResult(result('object-pixel'), swings, plan)[0]?.cause).toBe('distance');
    expect(ofResult(result('airy'), swings, plan)[0]?.cause).toBe('fNumber');
  });

  it('count from the plan where both ends lie on one side of it', () => {
    const [nearer, farther] = swing('distance').map(figures => figures.depth ?? 0);
    const now = plan.figures.depth ?? 0;
    expect(Math.max(nearer ?? 0, farther ?? 0)).toBeLessThan(now);
    expect(ofResult(result('depth'), swings, plan)[0]?.cause).toBe('distance');
  });

  it.each([
    ['speed', { speedMmS: 0 }],
    ['height', { heightVariationMm: 0 }],
  ] as const)('leave out %s where there is none', (cause, none) => {
    expect(swingsOf({ ...task, ...none }, system, 2).map(each => each.cause)).not.toContain(cause);
  });

  it('begin with the result that is nearest to its limit', () => {
    const shallow = { ...task, heightVariationMm: 60 };
    expect(tightest(results, shallow, system, swingsOf(shallow, system, 2))?.id).toBe('depth');
  });
});

describe('the plan', () => {
  it.each([
    ['at rest', { speedMmS: 0, rateHz: 2 }],
    ['moving', { speedMmS: 500, rateHz: 5 }],
    ['moving slowly', { speedMmS: 0.5, rateHz: 2 }],
    ['with an exposure that is given', { speedMmS: 100, exposureUs: 200, rateHz: 20 }],
    ['without a stop', { fNumber: null }],
  ])('agrees with the checks of the row: %s', (_, changes) => {
    const changed = { ...task, ...changes };
    const asked = requirementsOf(changed);
    const row = { camera, lens, setting: nearestSetting(asked, camera, lens) };
    const planned = planOf(changed, row);
    const judged = (checks: ReturnType<typeof checkSystem>) =>
      checks.map(({ id, verdict, figure }) => [id, verdict, figure === null ? null : Number(figure.toPrecision(6))]);
    expect(judged(checkSystem(planned.need, { camera, lens, setting: planned.setting }))).toEqual(
      judged(checkSystem(asked, row)),
    );
  });
});

describe('figures of the plan are those of the setting', () => {
  // Where its principal plane is not stated, and the distance is free in a range.
  const unstated = { ...lens, maxMagnification: null };
  it.each([
    ['in a range of distances', { workingDistance: { minMm: 200, maxMm: 600 } }],
    ['at one distance', { workingDistance: { minMm: 300, maxMm: 300 } }],
    ['with pixels finer than asked for', { accuracy: { kind: 'feature', featureMm: 2, pixelsPerFeature: 3 } }],
  ] as const)('%s', (_, changes) => {
    const changed = { ...task, ...changes };
    const asked = requirementsOf(changed);
    const row = { camera, lens: unstated, setting: nearestSetting(asked, camera, unstated) };
    const { figures } = planOf(changed, row);
    expect(figures.field).toBeCloseTo(fieldBeyondObjectPct(asked, row) ?? Number.NaN, 6);
    expect(figures['object-pixel']).toBeCloseTo(row.setting.objectPixelMm.nominal * 1000, 6);
    const depth = checkSystem(asked, row).find(({ id }) => id === 'depth-of-field');
    expect(figures.depth).toBeCloseTo((depth?.figure ?? Number.NaN) - (depth?.limit ?? Number.NaN), 6);
  });
});
