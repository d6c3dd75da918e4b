import type { ResultRow } from '../../data/ranking/answer';
import { isShallow } from './no-first';

type Ranked = Pick<ResultRow, 'score' | 'undecided' | 'verdicts'>;

type Folded = Pick<ResultRow, 'variants'>;

/** The printed scores never rise from row to row. */
const isDescending = (rows: readonly Ranked[]) =>
  rows.every(({ score }, i) => i === 0 || Math.round(score) <= Math.round(rows[i - 1]?.score ?? score));

interface Group {
  name: string;
  rows: readonly Ranked[];
}

/** The groups of the list, in its order. After rows that lack data come only cameras of many times the pixels that are needed. */
function groupsOf(rows: readonly Ranked[]): Group[] {
  const groups: (Group & { rows: Ranked[] })[] = [];
  for (const row of rows) {
    const name = nameOf(
      row,
      groups.some(group => group.name === lacking),
    );
    const last = groups.at(-1);
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}

const lacking = '资料不全的';
/** Neither lacking nor short of depth; not named. */
const usual = '其余';

function nameOf(row: Ranked, afterLacking: boolean): string {
  if (row.undecided.length > 0) return lacking;
  if (afterLacking) return '像素远多于所需的';
  return isShallow(row) ? '景深不足的' : usual;
}

/**
 * Describes the order of the listed rows: how many rows near-identical results are folded into and how many are shown. Rows with
 * too little depth of field come later, then rows that lack data, a round of them before cameras with many times the pixels that are
 * needed. Each group alternates between sensors and lenses, so scores may rise where a round begins; that is said.
 * @param rows those that are shown
 * @param all those that came
 * @param feasible results that the rows stand for, as far as they came
 * @param unit 款, 支 or 套
 */
export function orderText(rows: readonly Ranked[], all: readonly Folded[], feasible: number, unit: string): string {
  if (feasible <= 1 || rows.length === 0) return '';
  const whole = all.reduce((sum, { variants }) => sum + 1 + variants, 0) === feasible;
  const folded = whole && all.length < feasible ? `，参数几乎相同的并为 ${all.length} ${unit}` : '';
  const groups = groupsOf(rows);
  // With those that lack data there may be more rows than results that meet the task.
  const most = groups.some(({ name }) => name === lacking) && groups.length > 1 ? '' : '最合适的';
  const some = whole && rows.length === all.length ? '' : `，列出${most} ${rows.length} ${unit}`;
  const later = [...new Set(groups.map(({ name }) => name))].slice(1).filter(name => name !== usual);
  const last = later.length > 0 ? `，其中${later.join('、')}排在后面` : '';
  const turns = groups.every(group => isDescending(group.rows)) ? '' : '，不同靶面与镜头轮流排列';
  return `${folded}${some}${last}${turns}`;
}
