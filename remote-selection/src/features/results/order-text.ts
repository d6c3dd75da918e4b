import type { ResultRow } from '../../data/ranking/answer';
import { isShallow } from './no-first';

type Ranked = Pick<ResultRow, 'score' | 'undecided' | 'verdicts'>;

type Folded = Pick<ResultRow, 'variants'>;

/** The printed scores never rise from row to row. */
const isDescending = (rows: readonly Ranked[]) =>
  rows.every(({ score }, i) => i === 0 || Math.round(score) <= Math.round(rows[i - 1]?.score ?? score));

/**
 * Describes the order of the listed rows: how many rows near-identical results are folded into and how many are shown. Rows with
 * too little depth of field come later, rows that lack data last. Each group alternates between sensors and lenses, so scores may
 * rise where a round begins.
 * @param rows those that are shown
 * @param all those that came
 * @param feasible results that the rows stand for, as far as they came
 */
export function orderText(rows: readonly Ranked[], all: readonly Folded[], feasible: number): string {
  if (feasible <= 1 || rows.length === 0) return '';
  const whole = all.reduce((sum, { variants }) => sum + 1 + variants, 0) === feasible;
  const folded = whole && all.length < feasible ? `，近似的并为 ${all.length} 行` : '';
  const some = whole && rows.length === all.length ? '' : `${rows.length} 行`;
  const open = rows.filter(({ undecided }) => undecided.length > 0);
  const sure = rows.filter(({ undecided }) => undecided.length === 0);
  const [full, shallow] = [sure.filter(row => !isShallow(row)), sure.filter(isShallow)];
  const later = [
    ...(full.length > 0 && shallow.length > 0 ? ['景深不足'] : []),
    ...(sure.length > 0 && open.length > 0 ? ['缺数据'] : []),
  ];
  const last = later.length > 0 ? `，${later.join('、')}的排在后面` : '';
  return isDescending(full) && isDescending(shallow) && isDescending(open)
    ? `${folded}，按评分列出${some && `前 ${some}`}${last}`
    : `${folded}${some && `，列出 ${some}`}${last}：不同靶面与镜头轮流排列，评分不逐行递减`;
}
