import { type CheckId, checkIds, checkLabel, type Requirements } from '@shixuan/optics/model';
import type { Goal } from '@shixuan/task-url';
import type { RankingAnswer, ResultRow } from '../../data/ranking/answer';
import type { RankingRequest } from '../../data/ranking/ranking-query';
import { things } from '../../data/ranking/things';
import { formatCount } from '../../lib/format-count';

type Judgeable = Pick<ResultRow, 'undecided' | 'setting' | 'verdicts'>;

/**
 * The recommended row: the first, unless a deciding check lacks data, its depth of field is too small, or its field or image
 * circle cuts the margin; then null.
 */
export const firstOf = <R extends Judgeable>([first]: readonly R[], need: Requirements): R | null =>
  first?.undecided.length === 0 && !isShallow(first) && !isTight(first, need) && !isDark(first, need) ? first : null;

/** The field shows the object, but not the whole margin around it. */
const isTight = ({ setting }: Pick<ResultRow, 'setting'>, { fieldWidthMm, fieldHeightMm }: Requirements) =>
  setting.fieldWidthMm.nominal < fieldWidthMm * rounding || setting.fieldHeightMm.nominal < fieldHeightMm * rounding;

/** A part of the margin lies beyond the image circle. */
export const isDark = ({ setting }: Pick<ResultRow, 'setting'>, { fieldDiagonalMm }: Requirements) =>
  setting.imageCircleMm !== null &&
  setting.imageCircleMm <
    Math.min(setting.sensorDiagonalMm, fieldDiagonalMm * setting.magnification.nominal) * rounding;

const rounding = 1 - 1e-6;

/** The depth of field covers the height difference at the required accuracy, but not at the camera's pixel size. */
export const isShallow = ({ verdicts }: Pick<ResultRow, 'verdicts'>) => verdicts['depth-of-field'] === 'warn';

/**
 * How many results meet the task, and for how many data to decide it is missing.
 * @param order how those that are listed were chosen, said between both
 * @param need the task, which says what its checks are called
 */
export function countText(
  { feasible, decided, list }: Pick<RankingAnswer, 'feasible' | 'decided'> & { list: readonly Judged[] },
  goal: Goal,
  order: string,
  need: Pick<Requirements, 'lineScan' | 'depthMm' | 'task'>,
): string {
  const { unit } = things[goal];
  const open = feasible - decided;
  if (decided === 0 && open > 0) return `没有确定满足的，${formatCount(open)} ${unit}资料不全${order}`;
  const failed = failedByAll(list).map(check => checkLabel(check, need));
  const sure = `${failed.length > 0 ? `除${failed.join('、')}外都满足的` : '满足'} ${formatCount(decided)} ${unit}`;
  return `${sure}${order}${open === 0 ? '' : `；另有 ${formatCount(open)} ${unit}资料不全`}`;
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
