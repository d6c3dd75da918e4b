import { laserClasses, laserSurfaces, type ProfileTask, protections } from '@shixuan/optics/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProfileSearch, neutralProfileTask, parseProfileSearch, printProfileSearch } from './profile-url';

const figure = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map(value => Math.max(min, Number(value.toPrecision(12))));
const maybe = (min: number, max: number) => fc.option(figure(min, max), { nil: null });

const tasks: fc.Arbitrary<ProfileTask> = fc.record({
  widthMm: figure(0.001, 50_000),
  marginPct: figure(0, 300),
  heightVariationMm: figure(0, 10_000),
  heightToleranceMm: figure(0, 10_000),
  pointSpacingMm: maybe(0.000001, 1000),
  travelSpacingMm: maybe(0.000001, 1000),
  speedMmS: figure(0, 100_000),
  minProfileRateHz: maybe(0.000001, 1_000_000),
  resolutionUm: maybe(0.000001, 1_000_000),
  repeatabilityUm: maybe(0.000001, 1_000_000),
  heightErrorUm: maybe(0.000001, 1_000_000),
  standOff: fc
    .tuple(maybe(0.01, 100_000), maybe(0.01, 100_000))
    .map(([a, b]) => (a !== null && b !== null && a > b ? { minMm: b, maxMm: a } : { minMm: a, maxMm: b })),
  maxLaserClass: fc.constantFrom(...laserClasses, null),
  minProtection: fc.constantFrom(...protections, null),
  surface: fc.constantFrom(...laserSurfaces, null),
});
const unsets = fc.subarray(['widthMm' as const]);
const costs = fc.constantFrom(null, 1, 2, 3, 4, 5);
const drafts = fc.dictionary(fc.constantFrom('widthMm', 'standOff'), fc.string({ maxLength: 30 }));

test('every state is read back whole from its address', () => {
  fc.assert(
    fc.property(tasks, unsets, costs, drafts, (task, unset, maxCostClass, typed) => {
      const state = { task, unset, maxCostClass, drafts: { ...typed } };
      const search = printProfileSearch(state);
      expect(isProfileSearch(search)).toBe(true);
      expect(parseProfileSearch(search)).toEqual({ state, problems: [], refused: [] });
    }),
  );
});

test('addresses are short and readable, and mean what they say for ever', () => {
  const search =
    'mode=laser-3d&w=30&h=5&tol=1&dx=0.05&dy=0.1&v=100&hz=2000&rep=5&gap=50~120&class=2m&ip=ip65&surface=matt';
  const { state, problems } = parseProfileSearch(search);
  expect(problems).toEqual([]);
  expect(state.task).toEqual({
    ...neutralProfileTask,
    widthMm: 30,
    heightVariationMm: 5,
    heightToleranceMm: 1,
    pointSpacingMm: 0.05,
    travelSpacingMm: 0.1,
    speedMmS: 100,
    minProfileRateHz: 2000,
    repeatabilityUm: 5,
    standOff: { minMm: 50, maxMm: 120 },
    maxLaserClass: '2m',
    minProtection: 'ip65',
    surface: 'matt',
  });
  expect(printProfileSearch(state)).toBe(search);
});

test.each([
  ['w=abc', '工件宽「abc」无效，应为 0.001～50000 mm，已忽略'],
  ['gap=9~1', '安装净空「9~1」无效，应为从小到大的一段（如 50~120，一端可空），各 0.01～100000 mm，已忽略'],
  ['class=9', '激光等级「9」无效，应为 1、1m、2、2m、3r、3b、4 之一，已忽略'],
  ['h=1&h=2', '参数 h 重复，只取第一个'],
  ['unset=width,height', '未填的项「width,height」无效，应为以逗号分隔的 width，已忽略'],
  ['unset=', '未填的项「」无效，应为以逗号分隔的 width，已忽略'],
  ['nonsense=1', '参数 nonsense 无法识别，已忽略'],
])('%s: %s', (search, problem) => {
  expect(parseProfileSearch(`mode=laser-3d&${search}`).problems).toEqual([problem]);
});
