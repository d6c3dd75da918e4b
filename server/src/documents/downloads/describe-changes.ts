import type { Stated } from './stated';

/** Limit of changes that are named; the file itself has them all. */
const NAMED = 5;

const list = (names: readonly string[]) =>
  names.length > NAMED ? `${names.slice(0, NAMED).join('、')}等` : names.join('、');

interface Change {
  product: string;
  figure: string;
  before: string | undefined;
  after: string | undefined;
}

const UNKNOWN = '未标注';

const sentence = ({ product, figure, before = UNKNOWN, after = UNKNOWN }: Change) =>
  `${product} 的${figure}由「${before}」改为「${after}」`;

function changesOf(product: string, before: Stated[string], after: Stated[string]): Change[] {
  const figures = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...figures]
    .map(figure => ({ product, figure, before: before[figure], after: after[figure] }))
    .filter(change => change.before !== change.after);
}

/** Few changes one by one; many by product, with the figures that differ. */
function describeFigures(changes: readonly Change[]): string[] {
  if (changes.length <= NAMED) return changes.map(sentence);
  const products = [...new Set(changes.map(({ product }) => product))];
  const figuresOf = (name: string) => changes.filter(({ product }) => product === name).map(({ figure }) => figure);
  const named = products.slice(0, NAMED).map(name => `${name}（${list(figuresOf(name))}）`);
  return [`${products.length} 个型号的参数有修改：${named.join('、')}${products.length > NAMED ? '等' : ''}`];
}

/**
 * What differs between two versions of a file, in words: products that are new, products that are gone, figures that
 * changed. Undefined when both state the same.
 */
export function describeChanges(before: Stated, after: Stated): string | undefined {
  const added = Object.keys(after).filter(product => !Object.hasOwn(before, product));
  const removed = Object.keys(before).filter(product => !Object.hasOwn(after, product));
  const changes = Object.entries(after).flatMap(([product, figures]) =>
    Object.hasOwn(before, product) ? changesOf(product, before[product] ?? {}, figures) : [],
  );
  const parts = [
    ...(added.length > 0 ? [`新增 ${added.length} 个型号：${list(added)}`] : []),
    ...(removed.length > 0 ? [`移除 ${removed.length} 个型号：${list(removed)}`] : []),
    ...(changes.length > 0 ? describeFigures(changes) : []),
  ];
  return parts.length > 0 ? `${parts.join('；')}。` : undefined;
}
