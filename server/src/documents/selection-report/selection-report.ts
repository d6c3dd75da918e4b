import { checkSystem, speedLabel } from '@shixuan/optics/checks';
import {
  describeCost,
  describeSideBySide,
  describeSystem,
  describeTask,
  lightColour,
  type ResultFigure,
  systemDrawing,
} from '@shixuan/optics/describe';
import { isAsked, isPlaceholder, type Requirements, requirementTraces, standingOf } from '@shixuan/optics/model';
import { imagingRemedies } from '@shixuan/optics/remedy';
import { adjustmentOf } from '@shixuan/optics/setting';
import { neutralTask } from '@shixuan/task-url';
import { benchCaption, drawBench, drawLineMounting, lineMountingCaption } from '../../domain/drawings';
import { adapterItem, billRows } from './bill-table';
import { chosenParts, sensorName } from './chosen-parts';
import type { ChosenSystem } from './chosen-system';
import { countedInImaging } from './counted-as';
import { markedRows, restingChecks } from './derived-figures';
import { derivationNotes, withNominalField } from './field-traces';
import { mountingRows } from './mounting-rows';
import { premisesOf } from './premises';
import { eachOnce, remediesOf, type SelectionReport } from './report-content';
import { noHeading, type ReportHeading } from './report-heading';
import { reportRules } from './report-rules';
import { absentFigures, band, roomRows, row, unboundRows, written } from './result-rows';
import { imagingSentence } from './task-sentence';
import { derivationsOf, variedSystem } from './varied-system';

/** @param origin of the page, `https://host` or empty */
export function selectionReport(
  chosen: ChosenSystem,
  origin: string,
  heading: ReportHeading = noHeading,
): SelectionReport {
  const { need, system, lightLacks, misses, shortcomings, undecided, products, path, encoder, sideBySide } = chosen;
  const { camera, lens, setting } = system;
  const checks = withNominalField(chosen.checks, need, system);
  const bill = billRows(chosen);
  const adapted = bill.some(({ item }) => item === adapterItem);
  const { named, settled, pending } = chosenParts(system);
  const name = `${camera.model || sensorName(camera)} + ${lens.model || '镜头待定'}`;
  const bench = systemDrawing(need, system);
  const columns = describeSystem(need, system);
  const varied = variedSystem(chosen);
  const variedColumns = describeSystem(need, varied);
  const demands = [...requirementTraces(need), ...(encoder?.traces ?? [])];
  const traces = [...demands, ...checks.flatMap(check => check.traces)];
  const absent = absentFigures(need, system);
  const printed = (column: ResultFigure) => row(column, absent.get(column.label));
  // A maker can state nothing of a lens that is not chosen.
  const ofLens = (column: ResultFigure) =>
    row(column, absent.get(column.label) ?? (isPlaceholder(lens) ? '镜头待定' : null));
  const cameraRows = markedRows(columns.camera.map(printed), variedColumns.camera.map(printed));
  const lensRows = markedRows(columns.lens.map(ofLens), variedColumns.lens.map(ofLens));
  const known = new Set(
    [...columns.camera, ...columns.lens]
      .filter(({ figure, text }) => !isPlaceholder(lens) || figure !== null || text !== null)
      .map(({ label }) => label),
  );
  const figures = [...cameraRows, ...lensRows].filter(({ label }) => known.has(label));
  const adjusted = adjustmentOf(need, lens, setting);
  const cost = describeCost(system);
  const colour = lightColour(need.task, system, neutralTask.wavelengthNm);
  // A line of light that is long enough for all views is one of the parts; otherwise its line of the bill names no product.
  const isLightOpen =
    sideBySide !== null && need.lineScan && bill.some(each => each.item === '光源' && each.path === '');
  const shared = isLightOpen ? '光源按全幅另配' : `共用光源 ${system.light?.model}`;
  const beside = sideBySide ? [describeSideBySide(need.task, sideBySide)] : [];
  const changes = [...products.values()].map(({ updatedAt }) => updatedAt).sort();
  return {
    name,
    chosen: sideBySide ? `${sideBySide.cameras} 套 ${need.lineScan ? `${name}，${shared}` : named}` : named,
    heading,
    task: imagingSentence(need.task, sideBySide),
    keyFigures: deciding(need).flatMap(label => [
      ...figures.filter(each => each.label === label),
      // The figure alone would promise more than the data sheets do.
      ...(label === '工作距离' ? band('工作距离调节范围', adjusted?.workingDistanceMm) : []),
    ]),
    misses,
    premises: [...premisesOf(checks, { system, shortcomings, adapted }), ...(isLightOpen ? ['按全幅选定光源'] : [])],
    lacking: checks.some(({ missing }) => missing?.includes(speedLabel)) ? [speedLabel] : [],
    settled,
    pending,
    undecided,
    drawing: { svg: drawBench(bench, `光路图：${name}`), caption: benchCaption(bench) },
    mounting: {
      drawing: need.lineScan
        ? { svg: drawLineMounting(bench, `安装图：${name}`), caption: lineMountingCaption(bench) }
        : { svg: drawBench(bench, `安装图：${name}`, 'height'), caption: `沿视野高：${benchCaption(bench, 'height')}` },
      rows: [
        ...beside.map(written),
        ...markedRows(
          mountingRows(need, system, lightLacks, bench),
          mountingRows(need, varied, lightLacks, systemDrawing(need, varied)),
        ),
      ],
    },
    groups: [
      {
        title: '输入',
        rows: [...describeTask(need.task), ...beside].map(written),
      },
      { title: '相机侧结果', rows: cameraRows },
      {
        title: '镜头侧结果',
        rows: [...lensRows, ...band('视野宽范围', adjusted?.fieldWidthMm)],
      },
      {
        title: '系统结果',
        rows: markedRows(
          columns.system.flatMap(column => unboundRows(column, need) ?? [printed(column)]),
          variedColumns.system.flatMap(column => unboundRows(column, need) ?? [printed(column)]),
        ),
      },
      ...(isPlaceholder(lens)
        ? []
        : [{ title: '变动余地（每项单独变动，部件不换，各项检查都不变差的范围）', rows: roomRows(need, system) }]),
      { title: '成本档（估算，不是报价）', rows: cost.map(written) },
      ...(encoder ? [{ title: '编码器', rows: encoder.lines.map(written) }] : []),
    ],
    bill,
    cost: cost[0]?.text ?? null,
    costOf: sideBySide ? '一台的一套' : '整套',
    demands,
    checks,
    notAsked: checks.flatMap(check => (standingOf(check, isAsked(need, check.id)) === 'not-asked' ? [check.id] : [])),
    ranges: { distance: need.task.workingDistance },
    resting: restingChecks(checks, varied === system ? checks : checkSystem(need, varied)),
    unchecked: chosen.unchecked,
    bearing: '',
    countedAs: countedInImaging(need.task, chosen.assumedSide),
    derivationNotes: derivationNotes(system),
    lightColour: colour,
    remedies: remediesOf(checks, check => imagingRemedies(need, system, check)),
    assumptions: reportRules(need, system),
    derivations: derivationsOf(chosen),
    sources: eachOnce([...traces.map(({ source }) => source), ...(colour?.sources ?? [])]),
    updatedAt: changes.at(-1) ?? EPOCH,
    address: origin && origin + path,
  };
}

/** Date of a report without a product of the catalogue. It is fixed, so that the same report has the same bytes. */
const EPOCH = '2026-01-01T00:00:00.000Z';

/** Labels of the figures that decide on a system, in the order of print. */
const deciding = ({ lineScan, depthMm, task }: Requirements): readonly string[] => [
  '单像素精度',
  '视野宽',
  ...(lineScan ? [] : ['视野高']),
  '工作距离',
  ...(depthMm > 0 ? ['景深'] : []),
  '光圈',
  ...(lineScan ? ['行频'] : task.rateHz === null ? [] : ['帧率']),
];
