import { expect, test } from 'vitest';
import { checkProfiler, profilerFit } from '../checks/profiler/check-profiler';
import { mountProfiler } from '../checks/profiler/mounting';
import { profiler, profileTask } from '../checks/profiler/test/cases';
import { OpticsInputError } from '../formula/optics-input-error';
import type { Profiler } from '../model/parts/profiler';
import { type ProfileTask, profileNeedsOf } from '../model/task/profile-task';
import { rankProfilers } from '../solve/profiler/rank-profilers';
import { describeProfileTask } from './describe-profile-task';
import { describeProfiler } from './describe-profiler';
import { profilerCaption } from './drawing/profiler-caption';
import { drawingScale, drawnProfiler } from './drawing/profiler-scale';

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(6)) : value;
const line = (name: string, value: unknown) => `${name}: ${JSON.stringify(value, rounded)}`;

/** Everything that is said of a profiler for a task, one statement a line. */
function told(task: ProfileTask, each: Profiler): string[] {
  const need = profileNeedsOf(task);
  const mounting = mountProfiler(need, each);
  const checks = checkProfiler(need, each);
  const drawn = drawnProfiler(task, each, mounting);
  const scale = drawn && drawingScale(drawn, { left: 10, right: 410, top: 20, bottom: 320 });
  const { ranked, nearMisses, ledger } = rankProfilers(need, [each]);
  return [
    ...describeProfileTask(task).map(({ label, text }) => line(`task ${label}`, text)),
    line('needs', [need.widthMm, need.usedMm, need.rateHz]),
    line('mounting', mounting),
    line('fit', profilerFit(checks)),
    ...checks.map(({ id, label, traces, ...check }) =>
      line(`check ${id}`, { ...check, by: traces.map(({ substituted, result }) => [substituted, result]) }),
    ),
    ...describeProfiler(each, mounting).map(({ label, ...column }) => line(label, column)),
    line('drawn', drawn),
    line('caption', drawn && profilerCaption(drawn)),
    line('scale', scale && [scale.pxPerMm, scale.x(10), scale.y(10)]),
    line('ranked', [ranked.map(({ fit, variants }) => [fit, variants]), nearMisses.map(({ misses }) => misses.length)]),
    ...ledger.map(({ check, removed, nearest }) => line(`ledger ${check}`, [removed, nearest?.miss.missedBy])),
  ];
}

function toldOrRefused(task: ProfileTask, each: Profiler): string[] {
  try {
    return told(task, each);
  } catch (error) {
    if (error instanceof OpticsInputError) return [line('refused', [error.field, error.message])];
    throw error;
  }
}

const base = profileTask({
  widthMm: 45,
  marginPct: 5,
  speedMmS: 50,
  travelSpacingMm: 0.1,
  pointSpacingMm: 0.1,
  resolutionUm: 10,
  repeatabilityUm: 4,
  heightErrorUm: 40,
  standOff: { minMm: 80, maxMm: 150 },
  maxLaserClass: '2m',
  minProtection: 'ip65',
  surface: 'matt',
});

const tasks: readonly Partial<ProfileTask>[] = [
  { widthMm: 80 },
  { widthMm: 62 },
  { marginPct: 60 },
  { heightVariationMm: 30 },
  { heightToleranceMm: 9.5 },
  { pointSpacingMm: null },
  { pointSpacingMm: 0.05 },
  { pointSpacingMm: 0 },
  { travelSpacingMm: null },
  { travelSpacingMm: 0.02 },
  { speedMmS: 0 },
  { speedMmS: 5000 },
  { minProfileRateHz: 300 },
  { minProfileRateHz: 30_000 },
  { resolutionUm: null },
  { resolutionUm: 3 },
  { resolutionUm: Number.NaN },
  { repeatabilityUm: null },
  { repeatabilityUm: 1 },
  { heightErrorUm: null },
  { heightErrorUm: 5 },
  { standOff: { minMm: null, maxMm: null } },
  { standOff: { minMm: 200, maxMm: null } },
  { standOff: { minMm: null, maxMm: 50 } },
  { standOff: { minMm: 90, maxMm: 80 } },
  { maxLaserClass: null },
  { maxLaserClass: '1' },
  { minProtection: null },
  { minProtection: 'ip67' },
  ...([null, 'glowing', 'translucent', 'mirror', 'transparent'] as const).map(surface => ({ surface })),
];

const profilers: readonly Partial<Profiler>[] = [
  { series: null },
  { principle: null },
  { principle: 'line-confocal' },
  { measuringRangeMm: null },
  { clearanceMm: null, clearanceFrom: null },
  { nearWidthMm: null },
  { farWidthMm: null },
  { profilePoints: null },
  { pointSpacingUm: 60, farPointSpacingUm: 90 },
  { pointSpacingUm: 120 },
  { resolutionUm: null },
  { farResolutionUm: null },
  { repeatabilityUm: null },
  { linearityPct: null },
  { profileRateHz: null },
  { profileRateHz: 400 },
  { profileRateHz: 400, maxProfileRateHz: null },
  { maxProfileRateHz: null },
  { laserClasses: [] },
  { laserClasses: ['3r'] },
  { wavelengthNm: null },
  { wavelengthNm: 405 },
  { protection: null },
  { protection: 'ip54' },
  { weightG: null },
];

/** Lines of the usual case in full, and of each that differs from it in one thing, those that differ. */
function* allTold(): Generator<string> {
  const usual = toldOrRefused(base, profiler());
  yield* usual;
  const cases = [
    ...tasks.map(change => ['task', change, toldOrRefused({ ...base, ...change }, profiler())] as const),
    ...profilers.map(change => ['profiler', change, toldOrRefused(base, profiler(change))] as const),
  ];
  for (const [about, change, lines] of cases) {
    yield '';
    yield `## ${about} ${JSON.stringify(change)}`;
    yield* lines.filter(each => !usual.includes(each));
  }
}

test('what is said of a profiler, and what one other figure changes in it, is what has been read', async () => {
  await expect(`${[...allTold()].join('\n')}\n`).toMatchFileSnapshot('./profiler-told.txt');
});
