import type { Direction, ImagingTask } from '@shixuan/optics/model';
import type { AccuracyDemand } from '@shixuan/optics/physics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSelectionSearch } from './parse-selection';
import { printSelectionSearch, selectionPath } from './print-selection';
import {
  assumedSideOf,
  blankState,
  goals,
  missingInputsOf,
  neutralState,
  neutralTask,
  type SelectionState,
  starts,
  withAssumedSide,
} from './selection-state';
import { urlParts } from './url-parts';

/** Figures as typed: up to six digits. */
const figure = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map(value => Math.min(max, Math.max(min, Number(value.toPrecision(6)))));
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const oneOf = <const T>(...values: T[]) => fc.constantFrom(...values);

const accuracy: fc.Arbitrary<AccuracyDemand> = fc.oneof(
  fc.record({
    kind: fc.constant('tolerance' as const),
    toleranceMm: figure(1e-5, 10_000),
    subPixelFactor: figure(0.01, 2),
  }),
  fc.record({
    kind: fc.constant('tolerance' as const),
    toleranceMm: figure(1e-5, 10_000),
    subPixelFactor: figure(0.01, 2),
    gaugeRatio: figure(1, 100),
  }),
  fc.record({
    kind: fc.constant('tolerance' as const),
    toleranceMm: figure(1e-5, 10_000),
    subPixelFactor: figure(0.01, 2),
    bandPixels: figure(0.1, 100),
  }),
  fc.record({
    kind: fc.constant('feature' as const),
    featureMm: figure(1e-5, 10_000),
    pixelsPerFeature: figure(0.1, 1000),
  }),
  fc.record({ kind: fc.constant('object-pixel' as const), objectPixelMm: figure(1e-6, 1000) }),
);
const direction = oneOf<Direction>(0, 1, 2);

const task: fc.Arbitrary<ImagingTask> = fc.record({
  mode: oneOf('area', 'line', 'telecentric'),
  object: fc.record({ widthMm: figure(0.001, 50_000), heightMm: figure(0.001, 50_000) }),
  marginPct: figure(0, 300),
  accuracy,
  workingDistance: fc
    .tuple(orNull(figure(0.01, 1e6)), orNull(figure(0.01, 1e6)))
    .map(([a, b]) =>
      a !== null && b !== null ? { minMm: Math.min(a, b), maxMm: Math.max(a, b) } : { minMm: a, maxMm: b },
    ),
  objectImageDistance: fc
    .tuple(orNull(figure(0.01, 1e6)), orNull(figure(0.01, 1e6)))
    .map(([a, b]) =>
      a !== null && b !== null ? { minMm: Math.min(a, b), maxMm: Math.max(a, b) } : { minMm: a, maxMm: b },
    ),
  workingDistanceToleranceMm: figure(0, 10_000),
  heightVariationMm: figure(0, 10_000),
  speedMmS: figure(0, 100_000),
  blurPx: figure(0.01, 100),
  exposureUs: orNull(figure(0.1, 1e7)),
  rateHz: orNull(figure(0.001, 1e6)),
  fNumber: orNull(figure(0.5, 128)),
  wavelengthNm: figure(200, 2000),
  excitationNm: orNull(figure(200, 2000)),
  colour: oneOf('mono', 'color', null),
  shutter: oneOf('global', 'rolling', null),
  links: fc.uniqueArray(oneOf('gige', 'usb3', 'cxp-12')).map(links => links.sort()),
  cableM: orNull(figure(0.01, 10_000)),
  pixelFormat: oneOf('mono8', 'mono12p', 'rgb8'),
  surface: oneOf('matt', 'glossy', 'mirror', 'transparent', null),
  feature: oneOf('outline', 'relief', null),
  form: oneOf('flat', 'curved', 'crumpled', null),
  technique: oneOf('ring', 'backlight', null),
  backAccessible: oneOf(true, false, null),
  directions: fc.record({
    resolution: direction,
    focalLength: direction,
    magnification: direction,
    fieldOfView: direction,
    workingDistance: direction,
  }),
  circleOfConfusion: oneOf('one-pixel', 'two-pixels'),
});

const id = orNull(fc.integer({ min: 1, max: 2_147_483_647 }));
const encoder = fc.record({
  mmPerRevolution: orNull(figure(0.001, 100_000)),
  pulsesPerRevolution: orNull(fc.integer({ min: 1, max: 10_000_000 })),
  mmPerPulse: orNull(figure(0.000001, 1000)),
  edges: oneOf(1, 2, 4, null),
  maxMultiplier: orNull(fc.integer({ min: 1, max: 4096 })),
  maxDivider: orNull(fc.integer({ min: 1, max: 65_536 })),
  maxHz: orNull(figure(1, 1e9)),
});
const state: fc.Arbitrary<SelectionState> = fc
  .record<SelectionState>({
    encoder,
    goal: oneOf(...goals),
    start: oneOf(...starts),
    task,
    cameraId: id,
    lensId: id,
    lightId: id,
    maxCostClass: oneOf(1, 2, 3, 4, 5, null),
    sensor: orNull(
      fc.record({
        pixelsH: fc.integer({ min: 1, max: 1_000_000 }),
        pixelsV: fc.integer({ min: 1, max: 1_000_000 }),
        pixelSizeUm: figure(0.5, 100),
      }),
    ),
    magnification: orNull(figure(0.0001, 200)),
    unset: fc.subarray(['width', 'height', 'accuracy'] as const),
    drafts: fc.dictionary(oneOf('wd', 'fov.width', 'acc'), fc.string({ maxLength: 40, unit: 'grapheme' }), {
      noNullPrototype: true,
    }),
  })
  .map(withAssumedSide);

test('an address holds the whole state: printed and read again it is the same', () => {
  fc.assert(
    fc.property(state, before => {
      const { state: after, problems } = parseSelectionSearch(printSelectionSearch(before), before.goal);
      expect(problems).toEqual([]);
      expect(after).toEqual(before);
    }),
  );
});

test('any text is parsed without an error, and printing what was parsed is stable', () => {
  const key = oneOf(
    'fov',
    'wd',
    'acc',
    'sensor',
    'mag',
    'dir',
    'links',
    'cameras',
    'v',
    'mode',
    'unset',
    'typed.wd',
    'typed.',
    'x',
  );
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9x:~.,eu-]{0,12}$/));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, text), { maxLength: 8 }), pairs => {
      const search = new URLSearchParams(pairs).toString();
      const read = parseSelectionSearch(search, 'lenses').state;
      expect(parseSelectionSearch(printSelectionSearch(read), 'lenses')).toEqual({
        state: read,
        problems: [],
        refused: [],
      });
    }),
  );
});

test('addresses are short and readable', () => {
  const neutral = neutralState('systems');
  expect(selectionPath(neutral)).toBe('/selection/vision?fov=60x45&acc=defect:0.1:3');
  const asked: SelectionState = {
    ...neutral,
    goal: 'lenses',
    cameraId: 7,
    task: {
      ...neutralTask,
      workingDistance: { minMm: 280, maxMm: 320 },
      accuracy: { kind: 'tolerance', toleranceMm: 0.1, subPixelFactor: 0.5 },
      links: ['usb3', 'gige'],
      directions: { resolution: 0, focalLength: 2, magnification: 0, fieldOfView: 0, workingDistance: 0 },
    },
    drafts: { dz: '三 毫米' },
  };
  expect(decodeURIComponent(selectionPath(asked))).toBe(
    '/selection/lens?fov=60x45&wd=280~320&acc=tol:0.1:0.5&links=gige,usb3&dir=f:down&camera=7&typed.dz=三+毫米',
  );
});

test.each([
  ['wd=300', { minMm: 300, maxMm: 300 }],
  ['wd=~320', { minMm: null, maxMm: 320 }],
  ['wd=280~', { minMm: 280, maxMm: null }],
])('%s', (search, expected) => {
  expect(parseSelectionSearch(search, 'systems').state.task.workingDistance).toEqual(expected);
});

test('oo=480~520 is the way from object to sensor', () => {
  const { state, problems } = parseSelectionSearch('oo=480~520', 'systems');
  expect([state.task.objectImageDistance, problems]).toEqual([{ minMm: 480, maxMm: 520 }, []]);
  expect(printSelectionSearch(state)).toBe('fov=60x45&oo=480~520&acc=defect:0.1:3');
});

test.each([
  ['oo=520~480', '物像距「520~480」无效，应为一个值或从小到大的一段（如 280~320），各 0.01～1000000 mm，已忽略'],
  ['wd=320~280', '工作距离「320~280」无效，应为一个值或从小到大的一段（如 280~320），各 0.01～1000000 mm，已忽略'],
  ['wd=~', '工作距离「~」无效，应为一个值或从小到大的一段（如 280~320），各 0.01～1000000 mm，已忽略'],
  ['wd=abc~320', '工作距离「abc~320」无效，应为一个值或从小到大的一段（如 280~320），各 0.01～1000000 mm，已忽略'],
  ['wd=280~abc', '工作距离「280~abc」无效，应为一个值或从小到大的一段（如 280~320），各 0.01～1000000 mm，已忽略'],
  [
    'wd=280~300~320',
    '工作距离「280~300~320」无效，应为一个值或从小到大的一段（如 280~320），各 0.01～1000000 mm，已忽略',
  ],
  ['fov=60', '视野「60」无效，应为宽x高（如 60x45），各 0.001～50000 mm，已忽略'],
  ['fov=0x45', '视野「0x45」无效，应为宽x高（如 60x45），各 0.001～50000 mm，已忽略'],
  [
    'acc=0.1',
    '精度「0.1」无效，应为像素精度（如 px:0.02）、缺陷与像素数（如 defect:0.1:3）或公差与亚像素（如 tol:0.1:0.5），已忽略',
  ],
  [
    'acc=tol:0.1',
    '精度「tol:0.1」无效，应为像素精度（如 px:0.02）、缺陷与像素数（如 defect:0.1:3）或公差与亚像素（如 tol:0.1:0.5），已忽略',
  ],
  ['v=-5', '速度「-5」无效，应为 0～100000 mm/s，已忽略'],
  ['unset=width,depth', '未填的项「width,depth」无效，应为以逗号分隔的 width、height、accuracy，已忽略'],
  ['unset=', '未填的项「」无效，应为以逗号分隔的 width、height、accuracy，已忽略'],
  ['camera=0', '选定的相机「0」无效，应为产品编号，已忽略'],
  ['colour=red', '黑白或彩色「red」无效，应为 mono、color 之一，已忽略'],
  ['encn=1.5', '每转脉冲数「1.5」无效，应为 1～10000000 的整数，已忽略'],
  ['cost=9', '成本档上限「9」无效，应为 1、2、3、4、5 之一，已忽略'],
  ['hight=3', '参数 hight 无法识别，已忽略'],
  ['v=1&v=2', '参数 v 重复，只取第一个'],
])('%s is named, and the rest counts', (search, problem) => {
  const { state: read, problems } = parseSelectionSearch(`?${search}&dz=4&utm_source=x`, 'cameras');
  expect(problems).toEqual([problem]);
  expect(read.task.heightVariationMm).toBe(4);
});

test('what an address is told to hold instead, it can hold', () => {
  const examples = urlParts.flatMap(({ key, expected: { form = '' } }) =>
    [...form.matchAll(/如 ([^）]+)）/g)].map(([, text]) => `${key}=${text}`),
  );
  expect(examples.length).toBeGreaterThan(8);
  for (const example of examples) expect(parseSelectionSearch(example, 'systems').problems, example).toEqual([]);
});

test('beside=3 asks for cameras beside each other', () => {
  const read = (text: string) => parseSelectionSearch(`fov=210x210&acc=px:0.1&${text}`, 'systems');
  expect(read('beside=3').state.sideBySide).toEqual({ cameras: 3, along: 'width' });
  expect(read('beside=2:height').state.sideBySide).toEqual({ cameras: 2, along: 'height' });
  expect(printSelectionSearch(read('beside=2:height').state)).toContain('beside=2:height');
  for (const text of ['beside=1', 'beside=100', 'beside=3:depth']) expect(read(text).problems).toHaveLength(1);
});

test('a blank task says in its address what it still has to be told', () => {
  expect(decodeURIComponent(printSelectionSearch(blankState('systems')))).toBe(
    'fov=60x45&acc=defect:0.1:3&unset=width,height,accuracy',
  );
});

test('of a field one side is enough: the other is as long, which the address says', () => {
  const { state, problems } = parseSelectionSearch('fov=120x45&acc=defect:0.1:3&unset=height', 'systems');
  expect(problems).toEqual([]);
  expect(state.task.object).toEqual({ widthMm: 120, heightMm: 120 });
  expect([assumedSideOf(state), missingInputsOf(state)]).toEqual(['height', []]);
  expect(printSelectionSearch(state)).toBe('fov=120x120&acc=defect:0.1:3&unset=height');
  const high = parseSelectionSearch('fov=60x80&acc=defect:0.1:3&unset=width', 'systems').state;
  expect([high.task.object.widthMm, missingInputsOf(high)]).toEqual([80, []]);
  const open = parseSelectionSearch('fov=60x45&acc=defect:0.1:3&unset=width,height', 'systems').state;
  expect([assumedSideOf(open), missingInputsOf(open)]).toEqual([null, ['width', 'height']]);
  // A line scan has no height.
  const line = parseSelectionSearch('fov=600x45&acc=defect:0.1:3&mode=line&unset=height', 'systems').state;
  expect([assumedSideOf(line), line.task.object.heightMm]).toEqual([null, 45]);
});
