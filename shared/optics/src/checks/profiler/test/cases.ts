import fc from 'fast-check';
import { laserClasses } from '../../../model/parts/laser-class';
import type { Profiler } from '../../../model/parts/profiler';
import { protections } from '../../../model/parts/protection';
import type { ProfileTask } from '../../../model/task/profile-task';

/** Measuring range of 20 mm from 100 mm on, 50 mm wide near and 70 mm far, 1000 points. */
export const profiler = (change: Partial<Profiler> = {}): Profiler => ({
  id: 1,
  brand: 'A',
  series: 'S',
  model: 'P20',
  principle: 'laser-triangulation',
  measuringRangeMm: 20,
  clearanceMm: 100,
  clearanceFrom: 'clearance',
  nearWidthMm: 50,
  midWidthMm: 60,
  farWidthMm: 70,
  profilePoints: 1000,
  pointSpacingUm: null,
  farPointSpacingUm: null,
  resolutionUm: 4,
  farResolutionUm: 8,
  repeatabilityUm: 2,
  linearityPct: 0.1,
  profileRateHz: 1000,
  maxProfileRateHz: 5000,
  laserClasses: ['2m', '3r'],
  wavelengthNm: 660,
  link: 'gige',
  protection: 'ip67',
  weightG: 500,
  ...change,
});

export const profileTask = (change: Partial<ProfileTask> = {}): ProfileTask => ({
  widthMm: 50,
  marginPct: 0,
  heightVariationMm: 4,
  heightToleranceMm: 1,
  pointSpacingMm: null,
  travelSpacingMm: null,
  speedMmS: 0,
  minProfileRateHz: null,
  resolutionUm: null,
  repeatabilityUm: null,
  heightErrorUm: null,
  standOff: { minMm: null, maxMm: null },
  maxLaserClass: null,
  minProtection: null,
  surface: null,
  ...change,
});

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const maybe = (min: number, max: number) => fc.option(figure(min, max), { nil: null });

export const anyProfiler: fc.Arbitrary<Profiler> = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    brand: fc.constantFrom('A', 'B'),
    series: fc.constantFrom('S', 'T', null),
    model: fc.string({ minLength: 1, maxLength: 3 }),
    principle: fc.constantFrom('laser-triangulation', 'line-confocal', null),
    measuringRangeMm: maybe(0.5, 400),
    clearanceMm: maybe(5, 800),
    nearWidthMm: maybe(2, 600),
    midWidthMm: fc.constant(null),
    farWidthMm: maybe(2, 900),
    profilePoints: fc.option(fc.integer({ min: 320, max: 4096 }), { nil: null }),
    pointSpacingUm: maybe(1, 1000),
    farPointSpacingUm: maybe(1, 1000),
    resolutionUm: maybe(0.1, 100),
    farResolutionUm: maybe(0.1, 200),
    repeatabilityUm: maybe(0.05, 50),
    linearityPct: maybe(0.005, 0.5),
    profileRateHz: maybe(50, 20_000),
    maxProfileRateHz: maybe(50, 60_000),
    laserClasses: fc.subarray([...laserClasses]),
    wavelengthNm: fc.constantFrom(405, 450, 660, null),
    link: fc.constant(null),
    protection: fc.constantFrom(...protections, null),
    weightG: fc.constant(null),
  })
  .map(each => ({ ...each, clearanceFrom: each.clearanceMm === null ? null : ('clearance' as const) }));

export const anyProfileTask: fc.Arbitrary<ProfileTask> = fc.record({
  widthMm: figure(1, 300),
  marginPct: fc.constantFrom(0, 5, 10),
  heightVariationMm: figure(0, 100),
  heightToleranceMm: figure(0, 20),
  pointSpacingMm: maybe(0.005, 1),
  travelSpacingMm: maybe(0.005, 1),
  speedMmS: fc.oneof(fc.constant(0), figure(1, 2000)),
  minProfileRateHz: maybe(10, 20_000),
  resolutionUm: maybe(0.5, 100),
  repeatabilityUm: maybe(0.1, 50),
  heightErrorUm: maybe(1, 500),
  standOff: fc
    .tuple(maybe(5, 600), maybe(5, 900))
    .map(([a, b]) => (a !== null && b !== null && a > b ? { minMm: b, maxMm: a } : { minMm: a, maxMm: b })),
  maxLaserClass: fc.constantFrom(...laserClasses, null),
  minProtection: fc.constantFrom(...protections, null),
  surface: fc.constantFrom('matt', 'glowing', 'translucent', 'mirror', 'transparent', null),
});
