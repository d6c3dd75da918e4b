import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neutralVolumeTask, parseVolumeSearch, printVolumeSearch, type VolumeState } from './volume-url';

const figure = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map(value => Number(value.toPrecision(6)));
const maybe = (min: number, max: number) => fc.option(figure(min, max), { nil: null });
const tasks: fc.Arbitrary<VolumeState['task']> = fc.record({
  widthMm: figure(1, 50_000),
  heightMm: figure(1, 50_000),
  marginPct: figure(0, 300),
  depthMm: figure(0, 50_000),
  distance: fc.tuple(maybe(0.01, 1000), maybe(1000, 100_000)).map(([minMm, maxMm]) => ({ minMm, maxMm })),
  pointSpacingMm: maybe(0.001, 1000),
  accuracyMm: maybe(0.001, 1000),
  cycleS: maybe(0.001, 3600),
  ambient: fc.constantFrom('hall' as const, 'daylight' as const, null),
});
const states: fc.Arbitrary<VolumeState> = fc.record({
  task: tasks,
  unset: fc.subarray(['widthMm', 'heightMm']),
  maxCostClass: fc.constantFrom(null, 1, 2, 3, 4, 5),
  drafts: fc.constant({}),
});

test('every task survives its address', () => {
  fc.assert(
    fc.property(states, state => {
      expect(parseVolumeSearch(printVolumeSearch(state))).toEqual({ state, problems: [], refused: [] });
    }),
  );
});

test('nothing throws, and what cannot be read is said', () => {
  fc.assert(fc.property(fc.string(), search => void parseVolumeSearch(search)));
  const { state, problems } = parseVolumeSearch('box=600&dist=9~3&nonsense=1&h=300&h=400&typed.cycleS=quick&cost=6');
  expect(state).toEqual({
    task: { ...neutralVolumeTask, depthMm: 300 },
    unset: [],
    maxCostClass: null,
    drafts: { cycleS: 'quick' },
  });
  expect(problems).toEqual([
    '料区「600」无效，应为长x宽（如 600x400），各 1～50000 mm，已忽略',
    '安装距离「9~3」无效，应为从小到大的一段（如 50~120，一端可空），各 0.01～100000 mm，已忽略',
    '参数 nonsense 无法识别，已忽略',
    '参数 h 重复，只取第一个',
    '成本档上限「6」无效，应为 1、2、3、4、5 之一，已忽略',
  ]);
});
