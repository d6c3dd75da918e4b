import { checkSystem, type System, speedLabel } from '@shixuan/optics/checks';
import {
  describeCost,
  describeSideBySide,
  describeSystem,
  describeTask,
  exposureLabel,
  type LightColour,
  lightColour,
  lightShareLabel,
  type ResultFigure,
  systemDrawing,
  type TaskLine,
} from '@shixuan/optics/describe';
import type { Source, Trace } from '@shixuan/optics/formula';
import {
  type Check,
  checkLabel,
  isAsked,
  isPlaceholder,
  type Requirements,
  requirementTraces,
  standingOf,
} from '@shixuan/optics/model';
import { imagingRemedies, type Remedy, remedyText } from '@shixuan/optics/remedy';
import { type RoomEnd, roomFactor, roomOf } from '@shixuan/optics/sensitivity';
import { adjustmentOf, wideEnds } from '@shixuan/optics/setting';
import { neutralTask } from '@shixuan/task-url';
import { benchCaption, drawBench, drawLineMounting, lineMountingCaption } from '../../domain/drawings';
import type { SheetRow } from '../data-sheet/data-sheet';
import type { AskedRange } from './asked-range';
import { adapterItem, type BillRow, billRows } from './bill-table';
import { chosenParts, sensorName } from './chosen-parts';
import type { ChosenSystem } from './chosen-system';
import { type CountedAs, countedInImaging } from './counted-as';
import { markedRows, restingChecks } from './derived-figures';
import { derivationNotes, withNominalField } from './field-traces';
import { mountingRows } from './mounting-rows';
import { premisesOf } from './premises';
import { printedQuantity, quantityText } from './printed-quantity';
import { noHeading, type ReportHeading } from './report-heading';
import { reportRules } from './report-rules';
import { imagingSentence } from './task-sentence';
import { derivationsOf, variedSystem } from './varied-system';

export interface ReportDrawing {
  svg: string;
  caption: string;
}

/** Content of a report for typesetting. Plain data, so that it can be sent to another thread. */
export interface SelectionReport {
  /** `MV-CS050-10GM + LM35JC5M` */
  name: string;
  /** What was chosen, for the head: every part by its name, or that it is open. */
  chosen: string;
  heading: ReportHeading;
  /** The task in one sentence. */
  task: string;
  /** What decides, for the cover. */
  keyFigures: readonly SheetRow[];
  /** Demands of the task that the system fails; empty when it meets all. */
  misses: readonly string[];
  /** On what it rests though it fails nothing, one phrase each: 做畸变标定. Empty where every check that judges the task passes. */
  premises: readonly string[];
  /** Inputs without which nothing can be said of the task: 运动速度. */
  lacking: readonly string[];
  /** Kinds of the parts that are chosen, and of those that are still open; both empty for a part that is complete in itself. */
  settled: readonly string[];
  pending: readonly string[];
  /** Missing figures without which the system cannot be judged. */
  undecided: readonly string[];
  /** Null when too little is known for a drawing. */
  drawing: ReportDrawing | null;
  /** Distances and sizes that the machine is built by, with a second view where there is one. */
  mounting: { drawing: ReportDrawing | null; rows: readonly SheetRow[] };
  /** Inputs first, then the figures of camera, lens and system. */
  groups: { title: string; rows: SheetRow[] }[];
  bill: readonly BillRow[];
  /** ¥ to ¥¥¥¥¥ of the whole; null where it is not estimated. */
  cost: string | null;
  /** Of what that is: 整套, 一台的一套. */
  costOf: string;
  /** How the demands follow from the inputs. */
  demands: readonly Trace[];
  checks: readonly Check<string>[];
  /** Ids of the checks that pass and of which the task asks nothing: they count neither as held nor as open. */
  notAsked: readonly string[];
  /** What the task asks of checks that have two limits, by their ids. */
  ranges: Readonly<Partial<Record<string, AskedRange>>>;
  /** Ids of the checks whose figure rests on values that no maker prints. */
  resting: readonly string[];
  /** Demands of the task in words that no check judges: 1 kHz. */
  unchecked: readonly string[];
  /** What the maker states that such a demand may mean: Z 向重复精度 0.3 µm、Z 向误差未标注. Empty: nothing. */
  bearing: string;
  /** What the task leaves open and the report counts as something. */
  countedAs: readonly CountedAs[];
  /** Which values the derivations of a check put in where several would do, by its id. */
  derivationNotes: Readonly<Record<string, string>>;
  /** Which colour of light is wanted, or what is to be tried. */
  lightColour: LightColour | null;
  /** What would help a check that is failed or doubtful, by its id. */
  remedies: Readonly<Record<string, string>>;
  assumptions: readonly Source[];
  /** How the values of products were found that no maker prints, a line each. */
  derivations: readonly string[];
  /** Of every formula above, each once, in the order of their numbers. */
  sources: readonly Source[];
  /** ISO 8601, of the last change of its products. */
  updatedAt: string;
  /** Address of the page; empty when the site's own address is not known. */
  address: string;
}

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
  const absent = notAsked(need, system);
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
    countedAs: countedInImaging(need.task),
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

/** @param tried computes the remedies of one check */
export const remediesOf = <C extends Check<string>>(
  checks: readonly C[],
  tried: (check: C) => readonly Remedy<unknown>[],
): Record<string, string> =>
  Object.fromEntries(
    checks.flatMap(check => {
      const text = remedyText(tried(check));
      return text === null ? [] : [[check.id, text]];
    }),
  );

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

/** Figures that are absent because the task does not ask for them, which is not the same as not stated. */
function notAsked(need: Requirements, { setting }: System): ReadonlyMap<string, string> {
  const { depthMm, lineScan } = need;
  const { demandHz, exposureUs } = setting;
  return new Map([
    ...(demandHz === null ? ([[lineScan ? '行频余量' : '帧率余量', '未要求']] as const) : []),
    ...(depthMm === 0 ? ([['景深余量', '未要求']] as const) : []),
    ...(exposureUs === null
      ? ([
          [exposureLabel(need), '未限定'],
          [lightShareLabel, '未限定曝光'],
        ] as const)
      : []),
  ]);
}

/**
 * The exposure of a part at rest, for which neither task nor motion sets a limit: the period of the frames alone is none to expose
 * by, and the light that it would give is none to plan with. Null for every other figure, and for other tasks.
 */
function unboundRows({ label, figure, unit }: ResultFigure, need: Requirements): SheetRow[] | null {
  const { task, lineScan } = need;
  if (figure === null || lineScan || task.speedMmS > 0 || task.exposureUs !== null) return null;
  if (label === lightShareLabel) return [];
  if (label !== exposureLabel(need)) return null;
  const value = `由光源亮度定；静止时只受帧周期限制，不长于 ${quantityText(figure, unit)}`;
  return [{ label: '曝光', value, unit: '', derived: false }];
}

export function row({ label, figure, unit, text }: ResultFigure, otherwise: string | null = null): SheetRow {
  if (figure === null) return { label, value: text ?? otherwise, unit: '', derived: false };
  const printed = printedQuantity(figure, unit);
  return { label, value: printed.figure, unit: printed.unit, derived: false };
}

export const written = ({ label, text }: TaskLine): SheetRow => ({ label, value: text, unit: '', derived: false });

const roomRows = (need: Requirements, system: System): SheetRow[] =>
  roomOf(need, system).map(room => ({
    label: room.input.label,
    value: roomText(room, need),
    unit: '',
    derived: false,
  }));

/** How far an input may be moved: `48 mm（单像素精度）～72 mm（视野）`, `125～131 mm（工作距离）`, `16 mm 或更小～72 mm（视野）`; `257 mm（视野）：安装时须可调，不能定死`. */
function roomText({ input, low, high }: ReturnType<typeof roomOf>[number], need: Requirements): string {
  const { unit, value } = input;
  const named = ({ check }: RoomEnd) => (check ? `（${checkLabel(check, need)}）` : '');
  // Where nothing ends it, the farthest value that was tried is told: a share beside a length is not read as one range.
  const end = (of: RoomEnd, tried: number, beyond: string) =>
    of.value === null ? `${quantityText(tried, unit)} ${beyond}` : quantityText(of.value, unit) + named(of);
  const upper = end(high, value * roomFactor, '或更大');
  if (low.value !== null && high.value !== null && low.check === high.check) {
    const [from, to] = [printedQuantity(low.value, unit), printedQuantity(high.value, unit)];
    if (from.unit === to.unit) {
      // As it is settled it holds, but no single value does: the unknown rest of a lens is taken up where it is mounted.
      const isOneValue = from.figure === to.figure;
      return isOneValue ? `${upper}：安装时须可调，不能定死` : `${from.figure}～${upper}`;
    }
  }
  return `${end(low, value / roomFactor, '或更小')}～${upper}`;
}

/** Only where the figure is not exactly known. */
function band(label: string, ends: Parameters<typeof wideEnds>[0]): SheetRow[] {
  const wide = wideEnds(ends);
  if (!wide) return [];
  return [
    { label, value: `${quantityText(wide.low, '')}～${quantityText(wide.high, '')}`, unit: ' mm', derived: false },
  ];
}

export const sourceKey = ({ name, url = '' }: Source): string => `${name} ${url}`;

export const eachOnce = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map(source => [sourceKey(source), source])).values(),
];
