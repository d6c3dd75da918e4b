import type { ResultRow } from './answer';

type Ranked = Pick<ResultRow, 'score' | 'undecided'>;

/** As printed: equal figures do not fall, but nobody sees them rise. */
const falls = (rows: readonly Ranked[]) =>
  rows.every(({ score }, i) => i === 0 || Math.round(score) <= Math.round(rows[i - 1]?.score ?? score));

/**
 * How the listed rows stand: what lacks data comes after what has it, and either goes in rounds of different sensors and lenses,
 * so that scores may rise where a round begins.
 */
export function orderText(rows: readonly Ranked[]): string {
  if (rows.length === 0) return '';
  const open = rows.filter(({ undecided }) => undecided.length > 0);
  const sure = rows.filter(({ undecided }) => undecided.length === 0);
  const last = open.length > 0 && sure.length > 0 ? '，缺数据的排在后面' : '';
  return falls(sure) && falls(open)
    ? `，按评分列出前 ${rows.length}${last}`
    : `，列出 ${rows.length} 行${last}：不同靶面与镜头轮流排列，评分不逐行递减`;
}
