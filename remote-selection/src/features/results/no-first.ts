import { costText, undecidedFigures } from '@shixuan/optics/describe';
import { type CheckId, checkIds, checkLabels, type Requirements } from '@shixuan/optics/model';
import type { Goal } from '@shixuan/task-url';
import type { RankingAnswer, ResultRow } from '../../data/ranking/answer';
import type { RankingRequest } from '../../data/ranking/ranking-query';
import { systemOf } from '../../data/ranking/system-of';
import { formatFigure, threeDigits } from '../../lib/format-figure';

export const things = {
  cameras: { one: '一款', unit: '款', name: '相机' },
  lenses: { one: '一支', unit: '支', name: '镜头' },
  systems: { one: '一套', unit: '套', name: '组合' },
} as const;

/** Most missing figures that are named. */
const NAMED = 4;

/**
 * The recommended row: the first, unless a deciding check lacks data, its depth of field is too small, or its field cuts the
 * margin; then null.
 */
export const firstOf = ([first]: readonly ResultRow[], need: Requirements): ResultRow | null =>
  first?.undecided.length === 0 && !isShallow(first) && !isTight(first, need) ? first : null;

/** The field shows the object, but not the whole margin around it. */
const isTight = ({ setting }: Pick<ResultRow, 'setting'>, { fieldWidthMm, fieldHeightMm }: Requirements) =>
  setting.fieldWidthMm.nominal < fieldWidthMm * rounding || setting.fieldHeightMm.nominal < fieldHeightMm * rounding;

const rounding = 1 - 1e-6;

/** The depth of field covers the height difference at the required accuracy, but not at the camera's pixel size. */
export const isShallow = ({ verdicts }: Pick<ResultRow, 'verdicts'>) => verdicts['depth-of-field'] === 'warn';

/** Why there are rows and none of them is recommended; null where one is, or there are none. */
export function whyNoFirst(
  rows: readonly ResultRow[],
  goal: Goal,
  need: Requirements,
  request: RankingRequest,
): string | null {
  const [first] = rows;
  if (!first || firstOf(rows, need)) return null;
  const { one, unit, name: plain } = things[goal];
  const most = request.goal === 'systems' ? request.body.maxCostClass : undefined;
  const name = most === undefined ? plain : `${costText(most)} 以内的${plain}`;
  if (first.undecided.length === 0 && !isShallow(first))
    return `没有${one}留得下 ${formatFigure(need.task.marginPct)} % 余量的${name}：下列第${one}视野 ${threeDigits(first.setting.fieldWidthMm.nominal)} × ${threeDigits(first.setting.fieldHeightMm.nominal)} mm，能接受时再选`;
  if (first.undecided.length === 0)
    return `没有${one}景深够的${name}：下列第${one}景深 ${shortDepth(first, need)}，能接受时再选`;
  const figures = missingMost(rows, need, request);
  const more = figures.length > NAMED ? '等' : '';
  return `没有${one}各项都有数据且成立的${name}；下列各${unit}缺${figures.slice(0, NAMED).join('、')}${more}数据，需向厂家确认`;
}

/** By how much the first row's depth of field falls short, and its value at the required accuracy. */
function shortDepth({ setting }: ResultRow, { depthMm }: Requirements): string {
  const depth = setting.depthOfFieldMm ?? 0;
  const short = `${threeDigits(depthMm - depth)} mm（${Math.max(1, Math.round((1 - depth / depthMm) * 100))} %）`;
  const ofTask = setting.depthForTaskMm === null ? '' : `；按所需精度算为 ${threeDigits(setting.depthForTaskMm)} mm`;
  return `${threeDigits(depth)} mm，比要求的 ${formatFigure(depthMm)} mm 少 ${short}${ofTask}`;
}

/** How many results meet the task, and for how many data to decide it is missing. */
export function countText({ feasible, decided, list }: RankingAnswer, goal: Goal): string {
  const { unit, name } = things[goal];
  const open = feasible - decided;
  const failed = failedByAll(list).map(check => checkLabels[check]);
  const sure = `${spaced(decided)} ${unit}${name}${failed.length > 0 ? `除${failed.join('、')}外都` : ''}满足`;
  return open === 0 ? sure : `${sure}，另有 ${spaced(open)} ${unit}缺关键数据、待确认`;
}

/** The limit of the cost above which all that meets the task lies; null: there is none, or something is listed. */
export function costHides({ list, feasible }: RankingAnswer, request: RankingRequest | null): number | null {
  if (request?.goal !== 'systems' || list.length > 0 || feasible === 0) return null;
  return request.body.maxCostClass ?? null;
}

type Judged = Pick<ResultRow, 'verdicts'>;

/** Checks that a listed row fails: lights are judged after cameras and lenses, and a light may be asked for that cannot work. */
export const failedBy = ({ verdicts }: Judged): CheckId[] => checkIds.filter(check => verdicts[check] === 'fail');

/** Checks that all rows fail; the count must not claim them as met. */
const failedByAll = (rows: readonly Judged[]): CheckId[] =>
  rows.length === 0 ? [] : checkIds.filter(check => rows.every(({ verdicts }) => verdicts[check] === 'fail'));

const spaced = (count: number) => count.toLocaleString('en').replaceAll(',', '\u2009');

/** Missing figures, those that most rows lack first. */
function missingMost(rows: readonly ResultRow[], need: Requirements, request: RankingRequest): string[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const system = systemOf(row, request);
    for (const label of system ? undecidedFigures(need, system) : []) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([label]) => label);
}
