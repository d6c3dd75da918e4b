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
 * rise where a round begins; that is said.
 * @param rows those that are shown
 * @param all those that came
 * @param feasible results that the rows stand for, as far as they came
 * @param unit 款, 支 or 套
 */
export function orderText(rows: readonly Ranked[], all: readonly Folded[], feasible: number, unit: string): string {
  if (feasible <= 1 || rows.length === 0) return '';
  const whole = all.reduce((sum, { variants }) => sum + 1 + variants, 0) === feasible;
  const folded = whole && all.length < feasible ? `，参数几乎相同的并为 ${all.length} ${unit}` : '';
  const some = whole && rows.length === all.length ? '' : `，列出最合适的 ${rows.length} ${unit}`;
  const open = rows.filter(({ undecided }) => undecided.length > 0);
  const sure = rows.filter(({ undecided }) => undecided.length === 0);
  const [full, shallow] = [sure.filter(row => !isShallow(row)), sure.filter(isShallow)];
  const later = [
    ...(full.length > 0 && shallow.length > 0 ? ['景深不足的'] : []),
    ...(sure.length > 0 && open.length > 0 ? ['资料不全的'] : []),
  ];
  const last = later.length > 0 ? `，${later.join('、')}排在后面` : '';
  const turns = isDescending(full) && isDescending(shallow) && isDescending(open) ? '' : '，不同靶面与镜头轮流排列';
  return `${folded}${some}${last}${turns}`;
}
