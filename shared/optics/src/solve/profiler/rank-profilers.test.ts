import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProfiler, profilerFit } from '../../checks/profiler/check-profiler';
import { anyProfiler, anyProfileTask, profiler, profileTask } from '../../checks/profiler/test/cases';
import type { Profiler } from '../../model/parts/profiler';
import { type ProfileTask, profileNeedsOf } from '../../model/task/profile-task';
import { rankProfilers } from './rank-profilers';

const catalogue = fc.uniqueArray(anyProfiler, { minLength: 1, maxLength: 20, selector: ({ id }) => id });

test('a figure that is missing ranks behind what is sure, and is never a pass', () => {
  const sure = profiler({ id: 1, model: 'P1', series: null });
  const unsure = profiler({ id: 2, model: 'P2', series: null, profileRateHz: null });
  const unfit = profiler({ id: 3, model: 'P3', series: null, maxProfileRateHz: 500, profileRateHz: 400 });
  const need = profileNeedsOf(profileTask({ speedMmS: 100, travelSpacingMm: 0.1 }));
  const found = rankProfilers(need, [unfit, unsure, sure]);
  expect(found.ranked.map(each => [each.profiler.id, each.fit])).toEqual([
    [1, 'fits'],
    [2, 'data-missing'],
  ]);
  expect(found).toMatchObject({ fitting: 1, dataMissing: 1, nearMisses: [] });
  expect(found.ledger).toMatchObject([{ check: 'profile-rate', removed: 1, nearest: { miss: { missedBy: 0.5 } } }]);
});

test('fast enough over the whole range stands before fast enough with a cut range only, whatever the score', () => {
  const cut = profiler({ id: 1, model: 'P1', series: null, profileRateHz: 900 });
  const whole = profiler({ id: 2, model: 'P2', series: null, nearWidthMm: 400, farWidthMm: 500, linearityPct: null });
  const { ranked } = rankProfilers(profileNeedsOf(profileTask({ speedMmS: 100, travelSpacingMm: 0.1 })), [cut, whole]);
  expect(ranked.map(({ profiler: { id } }) => id)).toEqual([2, 1]);
  expect(ranked[0]?.score.total).toBeLessThan(ranked[1]?.score.total ?? 0);
});

test('one of each series, with how many stand behind it', () => {
  const series = [1, 2, 3].map(id => profiler({ id, model: `P${id}` }));
  const other = profiler({ id: 9, model: 'Q', series: 'T', nearWidthMm: 300, farWidthMm: 300 });
  const { ranked } = rankProfilers(profileNeedsOf(profileTask()), [...series, other]);
  expect(ranked.map(each => [each.profiler.id, each.variants])).toEqual([
    [1, 2],
    [9, 0],
  ]);
});

test('the nearest come first, in whatever order they are numbered or given', () => {
  const missing = (id: number, measuringRangeMm: number) =>
    profiler({ id, model: `P${id}`, series: null, measuringRangeMm });
  const all = [missing(1, 2), missing(2, 5.5), missing(3, 2), missing(4, 5.5)];
  for (const given of [all, all.toReversed()]) {
    const { nearMisses, ledger } = rankProfilers(profileNeedsOf(profileTask()), given);
    expect(nearMisses.map(each => each.profiler.measuringRangeMm)).toEqual([5.5, 5.5, 2, 2]);
    expect(ledger.map(({ nearest }) => nearest?.profiler.measuringRangeMm)).toEqual([5.5]);
  }
});

test('where nothing fits, the nearest come first with all that they miss', () => {
  const near = profiler({ id: 1, model: 'P1', series: null, measuringRangeMm: 5.5 });
  const far = profiler({ id: 2, model: 'P2', series: null, measuringRangeMm: 2 });
  const found = rankProfilers(profileNeedsOf(profileTask()), [far, near]);
  expect(found.ranked).toEqual([]);
  expect(found.nearMisses.map(each => each.profiler.id)).toEqual([1, 2]);
  expect(found.nearMisses[0]?.misses).toMatchObject([{ check: 'range', missedBy: expect.closeTo(1 - 5.5 / 6, 6) }]);
});

test('the order of the catalogue changes nothing', () => {
  fc.assert(
    fc.property(anyProfileTask, catalogue, (task, profilers) => {
      const need = profileNeedsOf(task);
      expect(rankProfilers(need, profilers.toReversed())).toEqual(rankProfilers(need, profilers));
    }),
    { numRuns: 50 },
  );
});

test('the score is the sum of its parts, none beyond its most', () => {
  fc.assert(
    fc.property(anyProfileTask, catalogue, (task, profilers) => {
      for (const { score } of rankProfilers(profileNeedsOf(task), profilers).ranked) {
        expect(score.total).toBeCloseTo(
          score.parts.reduce((sum, { points }) => sum + points, 0),
          9,
        );
        expect(score.parts.every(({ points, most }) => points >= 0 && points <= most)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

/** Tries every position of the part in the range; each demand is judged on its own. */
function somePlaceFits(task: ProfileTask, each: Profiler): boolean {
  const { measuringRangeMm: range, nearWidthMm, farWidthMm, clearanceMm, profilePoints: points } = each;
  if (range === null || nearWidthMm === null || farWidthMm === null || clearanceMm === null || points === null)
    throw new Error('the oracle needs all figures');
  const used = task.heightVariationMm + 2 * task.heightToleranceMm;
  const width = (depth: number) => nearWidthMm + ((farWidthMm - nearWidthMm) * depth) / range;
  const resolution = (depth: number) =>
    (each.resolutionUm ?? 0) + (((each.farResolutionUm ?? 0) - (each.resolutionUm ?? 0)) * depth) / range;
  const { minMm, maxMm } = task.standOff;
  for (let step = 0; step <= STEPS; step++) {
    const top = ((range - used) * step) / STEPS;
    const ends = [top, top + used];
    const seen = ends.every(end => width(end) >= task.widthMm * (1 + task.marginPct / 100));
    const dense = ends.every(end => width(end) / points <= (task.pointSpacingMm ?? Number.POSITIVE_INFINITY));
    const fine = ends.every(end => resolution(end) <= (task.resolutionUm ?? Number.POSITIVE_INFINITY));
    const free = clearanceMm + top >= (minMm ?? 0) && clearanceMm + top <= (maxMm ?? Number.POSITIVE_INFINITY);
    if (used <= range && seen && dense && fine && free) return true;
  }
  return false;
}
const STEPS = 400;

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const wholeProfiler = fc
  .tuple(figure(5, 60), figure(20, 100), figure(1, 2), figure(20, 200), figure(1, 20), figure(0.8, 3))
  .map(([measuringRangeMm, nearWidthMm, wider, clearanceMm, resolutionUm, coarser]) =>
    profiler({
      measuringRangeMm,
      nearWidthMm,
      farWidthMm: nearWidthMm * wider,
      clearanceMm,
      resolutionUm,
      farResolutionUm: resolutionUm * coarser,
    }),
  );
const placeTask = fc
  .tuple(
    figure(10, 120),
    figure(0, 40),
    fc.option(figure(0.02, 0.2), { nil: null }),
    fc.option(figure(1, 40), { nil: null }),
    fc.option(figure(10, 200), { nil: null }),
    fc.option(figure(0, 60), { nil: null }),
  )
  .map(([widthMm, heightVariationMm, pointSpacingMm, resolutionUm, minMm, more]) =>
    profileTask({
      widthMm,
      heightVariationMm,
      heightToleranceMm: 0.5,
      pointSpacingMm,
      resolutionUm,
      standOff: { minMm, maxMm: minMm === null || more === null ? null : minMm + more },
    }),
  );

test('wherever a search over all places finds one that fits, the mounting does', () => {
  fc.assert(
    fc.property(placeTask, wholeProfiler, (task, each) => {
      const fits = profilerFit(checkProfiler(profileNeedsOf(task), each)) === 'fits';
      // A range narrower than one search step may be found by one of the two only. Then a slightly easier task fits.
      if (somePlaceFits(task, each)) expect(fits).toBe(true);
      else if (fits) expect(somePlaceFits(alike(task), each)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

/** Relaxes the task by what one step of the search moves a part at most. */
const alike = (task: ProfileTask): ProfileTask => ({
  ...task,
  widthMm: task.widthMm * 0.98,
  pointSpacingMm: task.pointSpacingMm && task.pointSpacingMm * 1.02,
  resolutionUm: task.resolutionUm && task.resolutionUm * 1.02,
  standOff: {
    minMm: task.standOff.minMm && task.standOff.minMm - 0.2,
    maxMm: task.standOff.maxMm && task.standOff.maxMm + 0.2,
  },
});
