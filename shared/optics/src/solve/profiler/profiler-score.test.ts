import { expect, test } from 'vitest';
import { mountProfiler } from '../../checks/profiler/mounting';
import { profiler, profileTask } from '../../checks/profiler/test/cases';
import type { LaserClass } from '../../model/parts/laser-class';
import type { Profiler } from '../../model/parts/profiler';
import { type ProfileTask, profileNeedsOf } from '../../model/task/profile-task';
import { type ProfilerScorePartId, profilerScoreOf, profilerWeights } from './profiler-score';

function scoreOf(task: Partial<ProfileTask>, change: Partial<Profiler>) {
  const need = profileNeedsOf(profileTask(task));
  const each = profiler(change);
  return profilerScoreOf(need, each, mountProfiler(need, each));
}

const unknown = null;
const even = { nearWidthMm: 100, farWidthMm: 100 };
const fast = { speedMmS: 100, travelSpacingMm: 0.1 };
const laser = (...laserClasses: LaserClass[]) => ({ laserClasses });

type Row = readonly [part: ProfilerScorePartId, task: Partial<ProfileTask>, profiler: Partial<Profiler>, value: number];

// The limits just met, half of the full reserve, the full reserve, no demand, and an unknown figure.
const rows: readonly Row[] = [
  ['width', {}, { nearWidthMm: 50, farWidthMm: 50 }, 1],
  ['width', {}, even, 0.5],
  ['width', {}, { nearWidthMm: unknown }, 0],
  ['range', {}, {}, 0.6],
  ['range', { heightVariationMm: 8 }, {}, 1],
  ['range', {}, { measuringRangeMm: unknown }, 0],
  ['spacing', { pointSpacingMm: 0.1 }, even, 0.5],
  ['spacing', { pointSpacingMm: 0.1125 }, even, 0.75],
  ['spacing', { pointSpacingMm: 0.125 }, even, 1],
  ['spacing', {}, { profilePoints: unknown }, 1],
  ['spacing', { pointSpacingMm: 0.1 }, { profilePoints: unknown }, 0],
  ['height', { resolutionUm: 4 }, { farResolutionUm: unknown }, 0.5],
  ['height', { resolutionUm: 6 }, { farResolutionUm: unknown }, 0.75],
  ['height', { resolutionUm: 8 }, { farResolutionUm: unknown }, 1],
  // 4 µm near and 8 µm far: 6.6 µm at the base of the part, which stands 7 to 13 mm deep.
  ['height', { resolutionUm: 6.6 }, {}, 0.5],
  // Without a range the printed figure holds.
  ['height', { resolutionUm: 6 }, { measuringRangeMm: unknown }, 0.75],
  ['height', { resolutionUm: 6 }, { resolutionUm: unknown }, 0],
  ['height', { repeatabilityUm: 3 }, {}, 0.75],
  ['height', { repeatabilityUm: 3 }, { repeatabilityUm: unknown }, 0],
  // 0.1 % of 20 mm are 20 µm.
  ['height', { heightErrorUm: 30 }, {}, 0.75],
  ['height', { heightErrorUm: 30 }, { linearityPct: unknown }, 0],
  ['height', { heightErrorUm: 30 }, { measuringRangeMm: unknown }, 0],
  ['height', { heightErrorUm: 30, repeatabilityUm: 2, resolutionUm: 40 }, {}, 0.5],
  ['height', {}, { resolutionUm: unknown, repeatabilityUm: unknown, linearityPct: unknown }, 1],
  ['rate', fast, { profileRateHz: 1000 }, 0.5],
  ['rate', fast, { profileRateHz: 1100 }, 0.75],
  ['rate', fast, { profileRateHz: 1200 }, 1],
  ['rate', fast, { profileRateHz: 999 }, 0],
  ['rate', fast, { profileRateHz: unknown }, 0],
  ['rate', {}, { profileRateHz: unknown }, 1],
  ['safety', {}, laser('1', '4'), 1],
  ['safety', {}, laser('2'), 1],
  ['safety', {}, laser('2m'), 2 / 3],
  ['safety', {}, laser('3r'), 1 / 3],
  ['safety', {}, laser('3b'), 0],
  ['safety', {}, laser('4'), 0],
  ['safety', {}, laser(), 0],
  ['data', {}, {}, 1],
];

test.each(rows)('%s for %j of %j is %d', (part, task, change, value) => {
  expect(scoreOf(task, change).parts.find(({ id }) => id === part)?.value).toBeCloseTo(value, 6);
});

test('each figure that the checks need and the data sheet does not state takes one twelfth', () => {
  const figures = [
    ...['measuringRangeMm', 'clearanceMm', 'nearWidthMm', 'farWidthMm', 'profilePoints', 'repeatabilityUm'],
    ...['linearityPct', 'profileRateHz', 'maxProfileRateHz', 'wavelengthNm', 'protection'],
  ];
  const changes = [...figures.map(key => ({ [key]: unknown })), laser()];
  expect(changes).toHaveLength(12);
  for (const change of changes) {
    expect(scoreOf({}, change).parts.find(({ id }) => id === 'data')?.value, JSON.stringify(change)).toBeCloseTo(
      11 / 12,
    );
  }
});

test('the weights are 100 together, and what is wider than asked for is told as a share', () => {
  expect(profilerWeights.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  const { parts, excess } = scoreOf({}, even);
  expect(parts.map(({ id, points, value }) => [id, points / value])).toEqual(
    profilerWeights.map(({ id, weight }) => [id, expect.closeTo(weight)]),
  );
  expect(excess).toBeCloseTo(1);
  expect(scoreOf({}, { nearWidthMm: unknown }).excess).toBe(Number.POSITIVE_INFINITY);
});
