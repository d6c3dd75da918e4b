import { countBits, subtract, unite } from '../../catalogue/index/bitset';
import type { CategoryMatches } from '../model/category-matches';
import { isKind, isPartNumber, isUnderstood, type Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';

/** Between two things that are compared. */
const BETWEEN = /^(?:和|与|跟|同|及|还是|或|或者|对比|比|比较|vs|versus|pk|and|or)$/u;
const FIGURES = /^\d{2,}[a-z]{0,2}$/u;

/**
 * The words of each of several things that are named together: two part numbers, with or without a word between them, and
 * shorter ones that have their beginning in common: Gocator 2430 2440, ace2 basic 和 pro. Undefined where one thing is named.
 */
export function namedTogether(terms: readonly Term[]): (readonly Term[])[] | undefined {
  const named = runsOfNames(terms);
  const [left = [], right = []] = named;
  if (named.length === 1) return ofOneRun(left);
  if (named.length !== 2) return undefined;
  // The later one lacks what it has in common with the earlier one: ace2 basic 和 pro.
  const common = left.slice(0, Math.max(0, left.length - right.length));
  const isShort = common.length > 0 && !right.some(isPartNumber);
  return [left, isShort ? [...common, ...right] : right];
}

/** What parts the lines of a list: 相机 500万 USB3 / 镜头 16mm C口. */
const LINE_END = /\s*[/+;；|]\s*/u;

/**
 * The terms of each line of a list, where each names a kind of product of its own with what it is to be. Undefined for any
 * other text.
 */
export function linesOfKinds(
  keywords: string,
  termsOf: (line: string) => readonly Term[],
): (readonly Term[])[] | undefined {
  const lines = keywords.split(LINE_END).filter(line => line !== '');
  if (lines.length < 2) return undefined;
  const read = lines.map(termsOf);
  const kinds = read.map(categoriesOf);
  const isDescribed = read.every(terms =>
    terms.some(term => isUnderstood(term) && term.kind !== 'category' && !isKind(term)),
  );
  const all = kinds.flatMap(ids => [...ids]);
  const isOwn = kinds.every(({ size }) => size > 0) && new Set(all).size === all.length;
  return isDescribed && isOwn ? read : undefined;
}

/** A choice with the kind of product that has it: 网口相机, 彩色相机. */
const KIND_AT_END = /(?:相机|镜头|光源|采集卡|滑台|模组)$/u;

/** Whether a term says what kind of product is meant. */
export const namesKind = (term: Term): boolean =>
  term.meanings.length > 0 && (term.kind === 'category' || isKind(term) || KIND_AT_END.test(term.key));

/** The categories that the kinds of product in a line are of. */
const categoriesOf = (terms: readonly Term[]): Set<number> =>
  new Set(terms.flatMap(term => (namesKind(term) ? term.meanings.map(({ categoryId }) => categoryId) : [])));

/** Names that stand side by side, divided by a word for and. */
function runsOfNames(terms: readonly Term[]): Term[][] {
  const runs: Term[][] = [[]];
  for (const term of terms) {
    if (BETWEEN.test(term.key)) runs.push([]);
    else if (isName(term)) runs.at(-1)?.push(term);
  }
  return runs.filter(run => run.length > 0);
}

/** Letters and digits that stand for nothing else. */
const isName = ({ kind, role, key }: Term): boolean =>
  (kind === 'text' || kind === 'number') && role === 'content' && !hasHan(key);

function ofOneRun(run: readonly Term[]): (readonly Term[])[] | undefined {
  if (run.length > 1 && run.every(isPartNumber)) return run.map(term => [term]);
  const figures = run.filter(({ key }) => FIGURES.test(key));
  const [first] = figures;
  const common = first ? run.slice(0, run.indexOf(first)) : [];
  const isOfOneLength = figures.every(({ key }) => key.length === first?.key.length);
  if (figures.length < 2 || common.length === 0 || common.length + figures.length < run.length || !isOfOneLength)
    return undefined;
  return figures.map(figure => [...common, figure]);
}

/** The matches of all of several things, category by category; what an earlier one has found is not repeated. */
export function united(found: readonly (readonly CategoryMatches[])[]): CategoryMatches[] {
  const all: CategoryMatches[] = [];
  for (const matches of found.flat()) {
    const at = all.findIndex(({ segment }) => segment === matches.segment);
    const before = all[at];
    if (before) all[at] = withMore(before, matches);
    else all.push({ ...matches, complete: false });
  }
  return all;
}

function withMore(before: CategoryMatches, more: CategoryMatches): CategoryMatches {
  const rows = before.rows.slice();
  unite(rows, more.rows);
  const tiers = more.tiers.flatMap(tier => {
    const added = tier.rows.slice();
    subtract(added, before.rows);
    return [{ ...tier, rows: added, count: countBits(added) }];
  });
  return { ...before, rows, total: countBits(rows), tiers: [...before.tiers, ...tiers] };
}
