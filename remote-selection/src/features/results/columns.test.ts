import { checkSystem } from '@shixuan/optics/checks';
import { describeSystem } from '@shixuan/optics/describe';
import { cameraOf, focalOf, taskOf } from '@shixuan/optics/fixtures';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { goals, neutralTask } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import type { ResultRow } from '../../data/ranking/answer';
import { shownDrawing } from '../../data/ranking/shown-drawing';
import { deriveFigures } from '../../data/task/derive-figures';
import { testCamera as camera, testLens as lens, testTask } from '../../testing/parts';
import { reasonsOf } from './answer/reasons';
import { columnsOf } from './columns';
import { axesOf } from './pareto-axes';

const emptyRow: Omit<ResultRow, 'setting'> = {
  key: '1',
  camera: null,
  lens: null,
  score: 0,
  scoreParts: [],
  relaxed: false,
  undecided: [],
  variants: 0,
  verdicts: {},
  light: null,
  technique: null,
  grabber: null,
  link: null,
};
const area = requirementsOf(neutralTask);
const line = requirementsOf({ ...neutralTask, mode: 'line', speedMmS: 500 });

test('a line camera has a line rate in kHz, wherever rates are compared', () => {
  const rate = (need: typeof area) => columnsOf('cameras', need).find(({ id }) => id === 'rate');
  expect([rate(area)?.label, rate(area)?.unit]).toEqual(['最高帧率', 'fps']);
  expect([rate(line)?.label, rate(line)?.unit]).toEqual(['可达行频', 'kHz']);
  const words = (need: typeof area) => axesOf(need).flatMap(({ label, best }) => [label, best]);
  expect(words(line).filter(word => word.includes('帧率'))).toEqual([]);
  expect(words(area)).toContain('帧率最高');
});

test('the rates of one line scan have names that tell them apart, wherever they are said', () => {
  const needed = deriveFigures(line, () => ({ ...camera, name: '' })).flatMap(({ id, label }) =>
    id === 'rate' ? [label] : [],
  );
  const reached = columnsOf('systems', line).flatMap(({ id, label }) => (id === 'rate' ? [label] : []));
  const reason = reasonsOf(
    { ...line, depthMm: 0 },
    { setting: { ...nearestSetting(line, camera, lens), rateHz: 20_000, demandHz: 15_000 } },
  );
  expect(needed).toEqual(['所需行频']);
  expect(reached).toEqual(['可达行频']);
  expect(reason.at(-1)).toBe('可达行频 20 kHz，按实际单像素的触发行频 15 kHz');
});

test('of cameras beside each other the reason says what each sees, and how much all see', () => {
  const need = requirementsOf(taskOf({ object: { widthMm: 210, heightMm: 100 } }));
  const wide = { low: 240, nominal: 240, high: 240 };
  const row = { setting: { ...nearestSetting(need, cameraOf(), focalOf()), fieldWidthMm: wide, fieldHeightMm: wide } };
  expect(reasonsOf(need, row, { cameras: 3, along: 'width' })).toContain('每台装下 210 × 100 mm，3 台共看 600 mm');
});

test('a distance is listed as one can set it, not as it was computed', () => {
  const need = requirementsOf(taskOf({ workingDistance: { minMm: 250, maxMm: 350 } }));
  const [camera, lens] = [cameraOf(), focalOf()];
  const setting = nearestSetting(need, camera, lens);
  const at = (nominal: number) => ({
    ...emptyRow,
    setting: { ...setting, workingDistanceMm: { low: nominal, nominal, high: nominal } },
  });
  const listed = (row: ResultRow) =>
    columnsOf('systems', need)
      .find(({ id }) => id === 'distance')
      ?.value(row);
  expect([312.437, 65.837].map(mm => listed(at(mm)))).toEqual(['312', '65.8']);
  const drawn = shownDrawing(need, { camera, lens, setting: at(312.437).setting });
  expect(drawn.workingDistanceMm).toEqual({ mm: 312, typical: false });
});

test('columns of words are set as words, those of figures with their unit', () => {
  for (const goal of goals) {
    for (const { id, words, unit } of columnsOf(goal, line)) expect([id, words && unit]).toEqual([id, undefined]);
  }
  const words = columnsOf('systems', line).flatMap(({ id, words: isWords }) => (isWords ? [id] : []));
  expect(words).toEqual(['cost']);
});

test('blur is said where something moves', () => {
  expect(columnsOf('systems', area).some(({ id }) => id === 'blur')).toBe(false);
  expect(columnsOf('systems', line).some(({ id }) => id === 'blur')).toBe(true);
});

test('比要求细 is one figure in the column, the trade-off, the copied text and the check', () => {
  const need = requirementsOf(testTask);
  const system = { camera, lens, setting: nearestSetting(need, camera, lens) };
  const row: ResultRow = { ...emptyRow, setting: system.setting };
  const checked = checkSystem(need, system).find(({ id }) => id === 'accuracy')?.marginPct ?? Number.NaN;
  const copied = describeSystem(need, system).camera.find(({ label }) => label === '比要求细')?.figure;
  expect(copied).toBeCloseTo(checked, 9);
  const printed = String(Math.round(checked));
  expect(
    columnsOf('systems', need)
      .find(({ label }) => label === '比要求细')
      ?.value(row),
  ).toBe(printed);
  expect(
    axesOf(need)
      .find(({ label }) => label === '比要求细')
      ?.value(row),
  ).toBe(`${printed}\u202f%`);
});
