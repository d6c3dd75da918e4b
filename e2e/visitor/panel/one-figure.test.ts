import { ImagingTask } from '@shixuan/api';
import { mountProfiler } from '@shixuan/optics/checks';
import {
  describeProfiler,
  describeSystem,
  drawnProfiler,
  drawnVolume,
  exposureLabel,
  lightShareLabel,
  type ResultFigure,
  systemDrawing,
} from '@shixuan/optics/describe';
import { profileNeedsOf, type Requirements, requirementsOf } from '@shixuan/optics/model';
import { noHeading, reportFileOf, siteIndex } from '@shixuan/server/testing';
import {
  neutralProfileState,
  neutralVolumeState,
  parseSelectionSearch,
  printProfileSearch,
  printVolumeSearch,
} from '@shixuan/task-url';
import { beforeAll, describe, expect, test } from 'vitest';
import { profilerRows } from '../../../remote-selection/src/data/profiler/profiler-rows';
import { indexParts, type ResultRow, resultRows } from '../../../remote-selection/src/data/ranking/answer';
import { systemOf } from '../../../remote-selection/src/data/ranking/system-of';
import { figureLine } from '../../../remote-selection/src/data/report/row-lines';
import { reportSearch } from '../../../remote-selection/src/data/report/row-state';
import { volumeRows } from '../../../remote-selection/src/data/volume/volume-query';
import { eventProfiler } from '../../../remote-selection/src/data/widget-events/event-profiler';
import { eventSystem } from '../../../remote-selection/src/data/widget-events/event-system';
import { profilerColumns } from '../../../remote-selection/src/features/profiler/profiler-columns';
import { reasonsOf } from '../../../remote-selection/src/features/results/answer/reasons';
import { columnsOf } from '../../../remote-selection/src/features/results/columns';
import { compareRows } from '../../../remote-selection/src/features/results/side-by-side/compare-rows';
import { planOf } from '../../../remote-selection/src/features/tools/what-if/results';
import { volumeColumns } from '../../../remote-selection/src/features/volume/volume-columns';
import { given, panelCalls } from './ask-panel';
import { labelFaults, profilerScreens, systemScreens, volumeScreens } from './drawn-labels';
import { panel, profileTask } from './panel';

// One figure has one meaning: card, list, side by side, what-if, events of the element and answers of the call are held
// against the figures of the engine, and these against the report that the link of the system asks for.

let index: Awaited<ReturnType<typeof siteIndex>>;
beforeAll(async () => {
  index = await siteIndex();
});

const call = panelCalls();
/** On screens of every width and in the document. */
function expectLabelsApart(report: Report, screens: readonly string[]): void {
  const documents = [report.drawing, report.mounting.drawing].flatMap(drawing => (drawing ? [drawing.svg] : []));
  expect([...screens, ...documents].flatMap(svg => labelFaults(svg))).toEqual([]);
}

const reportAt = async (search: string) => (await reportFileOf(index, search)).report('', noHeading);
type Report = Awaited<ReturnType<typeof reportAt>>;

const bare = (text: string) => text.replaceAll(/\s/gu, '');
const read = (text: string | null | undefined) => Number.parseFloat(bare(text ?? ''));
/** Of a figure that is rounded to three digits, for one unit of the last. */
const about = (value: number | null | undefined) =>
  typeof value === 'number' && Number.isFinite(value)
    ? expect.closeTo(value, digitsAfterPoint(value))
    : expect.anything();
const digitsAfterPoint = (value: number) => (value === 0 ? 3 : 1 - Math.floor(Math.log10(Math.abs(value))));
const known = (figures: readonly ResultFigure[], label: string) =>
  figures.find(each => each.label === label)?.figure ?? null;

/** The report prints what the page copies as text; what is not stated is not printed as a figure. */
function expectPrinted(report: Report, figures: readonly ResultFigure[]): void {
  const results = report.groups.filter(({ title }) => title.endsWith('结果')).flatMap(({ rows }) => rows);
  const printed = results.map(({ label, value, unit }) => [label, value === null ? null : bare(value + unit)] as const);
  const notAFigure = /^未(要求|限定|限定曝光)$/u;
  expect(printed.filter(([label]) => label !== '视野宽范围')).toEqual(
    figures.map(figure => {
      const [line] = figureLine(figure);
      if (!line) return [figure.label, expect.toSatisfy(text => text === null || notAFigure.test(text))];
      const text = bare(line.text);
      // The row that a call sends is rounded in the seventh digit, so the fourth may be one more or less.
      const alike = (other: string) => other === text || Math.abs(read(other) / read(text) - 1) < 1e-3;
      return [figure.label, expect.toSatisfy(alike)];
    }),
  );
}

/** Neither motion nor task limits the exposure of a part at rest. */
const isExposedFreely = ({ lineScan, task }: Requirements) =>
  !lineScan && task.speedMmS === 0 && task.exposureUs === null;

/** Of such a part the report calls the exposure no longest one, and prints no light that it would give. */
function toldAtRest(need: Requirements, each: ResultFigure): ResultFigure[] {
  if (each.figure === null) return [each];
  if (each.label === lightShareLabel) return [];
  if (each.label !== exposureLabel(need)) return [each];
  const [line] = figureLine(each);
  const text = `由光源亮度定；静止时只受帧周期限制，不长于 ${line?.text}`;
  return [{ label: '曝光', figure: null, unit: '', text }];
}

type Told = Pick<Report['checks'][number], 'label' | 'verdict' | 'figure' | 'limit' | 'reason'>;
const told = ({ label, verdict, figure, limit, reason }: Told) => ({
  label,
  verdict,
  figure: figure && Number(figure.toPrecision(5)),
  limit: limit && Number(limit.toPrecision(5)),
  reason,
});
const expectJudged = (report: Report, checks: readonly Told[]) =>
  expect(report.checks.map(told)).toEqual(checks.map(told));

const events = (figures: readonly ResultFigure[]) =>
  figures.map(({ label, figure, unit, text }) => ({ label, value: figure, unit, text }));

describe.each(panel.filter(each => 'imaging' in each))('$name', ({ imaging }) => {
  test('has the same figures everywhere', async () => {
    const body = { task: imaging, limit: 2, explain: true };
    const request = { goal: 'systems', body } as const;
    const answer = await call('rankSystems', body);
    const need = requirementsOf(ImagingTask.parse(imaging));
    const compared = resultRows(answer, indexParts(answer)).map(row => ({
      row,
      system: given(systemOf(row, request)),
    }));
    const { row, system } = given(compared[0]);
    const state = { ...parseSelectionSearch('', 'systems').state, task: need.task };
    const report = await reportAt(reportSearch(state, row, request));
    const columns = describeSystem(need, system);
    const figures = [...columns.camera, ...columns.lens, ...columns.system];

    expectPrinted(report, isExposedFreely(need) ? figures.flatMap(each => toldAtRest(need, each)) : figures);
    expectJudged(report, given(answer.list[0]?.explained));
    expect(eventSystem({ requirements: need, row, request }, state, '')?.figures).toEqual(events(figures));

    const listed = new Map(columnsOf('systems', need).map(({ label, value }) => [label, value(row)]));
    expect(read(listed.get('单像素精度'))).toEqual(about((known(figures, '单像素精度') ?? 0) * 1000));
    expect(read(listed.get('实际视野'))).toEqual(about(known(figures, '视野宽')));
    for (const label of ['工作距离', '景深', '拖影'])
      if (listed.get(label)) expect([label, read(listed.get(label))]).toEqual([label, about(known(figures, label))]);
    expect(read(listed.get('比要求细'))).toBe(Math.round(known(figures, '比要求细') ?? Number.NaN));

    const plan = planOf(need.task, system).figures;
    expect(plan['object-pixel']).toEqual(about((known(figures, '单像素精度') ?? 0) * 1000));
    expect(plan.field).toEqual(about(known(figures, '视野比物体大')));
    if (plan.depth !== null) expect(plan.depth + need.depthMm).toEqual(about(known(figures, '景深')));
    if (plan.blur !== null) expect(plan.blur).toEqual(about(known(figures, '拖影')));

    expectCard(row, need, figures);
    expectLabelsApart(report, systemScreens(systemDrawing(need, system)));
    if (compared.length === 2) {
      const lines = compareRows(need, 'systems', state.encoder, [given(compared[0]), given(compared[1])]);
      const results = new Map(
        lines.find(({ title }) => title === '结果')?.lines.map(each => [each.label, each.texts[0]]),
      );
      for (const [label, text] of listed) expect(read(results.get(label))).toEqual(read(text ?? '未标注'));
      // What the list says already is not said again by another name.
      for (const again of ['视野宽', '帧率', '行频']) expect(results.has(again), again).toBe(false);
    }
  });
});

function expectCard(row: ResultRow, need: ReturnType<typeof requirementsOf>, figures: readonly ResultFigure[]): void {
  const said = reasonsOf(need, row).join('；');
  const finer = /细 (\d+) %/u.exec(said)?.[1];
  if (finer) expect(Number(finer)).toBe(Math.round(known(figures, '比要求细') ?? Number.NaN));
  const beyond = /还多 (\d+) %/u.exec(said)?.[1];
  if (beyond) expect(Number(beyond)).toBe(Math.round(known(figures, '视野比物体大') ?? Number.NaN));
  const depth = /景深 ([\d.]+) mm/u.exec(said)?.[1];
  if (depth) expect(Number(depth)).toEqual(about(known(figures, '景深')));
}

describe.each(panel.filter(each => 'profile' in each))('$name', ({ profile }) => {
  test('has the same figures everywhere', async () => {
    const task = profileTask(profile);
    const answer = await call('profiler', { task, limit: 1, explain: true });
    const row = given(profilerRows(answer)[0]);
    const need = profileNeedsOf(task);
    const state = { ...neutralProfileState, task };
    const report = await reportAt(`${printProfileSearch(state)}&profiler=${row.key}`);
    const figures = describeProfiler(row.selected.part, mountProfiler(need, row.selected.part));

    expectPrinted(report, figures);
    expectJudged(report, given(answer.list[0]?.explained));
    expect(eventProfiler(need, row, state, '').figures).toEqual(events(figures));
    const drawn = drawnProfiler(task, row.selected.part, mountProfiler(need, row.selected.part));
    expectLabelsApart(report, drawn ? profilerScreens(drawn) : []);
    for (const { label, value } of profilerColumns) {
      const figure = figures.find(each => each.label.startsWith(label))?.figure;
      if (figure !== undefined && figure !== null) expect([label, read(value(row))]).toEqual([label, about(figure)]);
    }
  });
});

describe.each(panel.filter(each => 'volume' in each))('$name', ({ volume }) => {
  test('has the same figures everywhere', async () => {
    const task = { marginPct: 10, ...volume };
    const [row] = volumeRows(await call('depthCameras', { task, limit: 1 }));
    const { mounting, product, checks } = given(row);
    const report = await reportAt(
      `goal=volume&${printVolumeSearch({ ...neutralVolumeState, task })}&camera=${product.id}`,
    );
    const said = ({ label, verdict, reason }: Pick<Told, 'label' | 'verdict' | 'reason'>) => ({
      label,
      verdict,
      reason,
    });
    expect(report.checks.map(said)).toEqual(checks.map(said));
    const results = new Map(report.groups.flatMap(({ rows }) => rows).map(({ label, value }) => [label, value]));
    const listed = new Map(volumeColumns.map(({ label, value }) => [label, value(given(row))]));
    expect(read(listed.get('安装距离'))).toEqual(about(read(results.get('安装距离（相机到最高处）'))));
    expect(read(listed.get('视野'))).toEqual(about(read(results.get('最高处视野长'))));
    expect(read(listed.get('安装距离'))).toEqual(about(mounting.topMm));
    expectLabelsApart(report, volumeScreens(given(drawnVolume(task, mounting))));
  });
});
