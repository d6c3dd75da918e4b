import type { Attributes, AttributeValue } from '@shixuan/api';
import type { Check } from '@shixuan/optics/model';
import { fillTemplate } from '../../domain/catalogue/import/fill-template';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { Segment } from '../../domain/catalogue/index/segment';
import type { SheetRow } from '../data-sheet/data-sheet';

/** As on the pages of products and on data sheets. */
export const derivedMark = '（推算）';

type Sourced = Pick<IndexProduct, 'attrs' | 'source'>;
type Kind = Pick<Segment, 'attributes' | 'summaryTemplate'>;

/** The values of a product without those that a rule derived: what its maker prints. */
function statedAttrs({ attrs, source }: Sourced): Attributes {
  const derived = new Set(source.derived.map(({ key }) => key));
  return Object.fromEntries(Object.entries(attrs).filter(([key]) => !derived.has(key)));
}

/** The figures of a product's summary, each with a mark where the maker's own values do not give it. */
export function markedSummary(
  { attributes, summaryTemplate = [] }: Kind,
  { summary, ...product }: Sourced & Pick<IndexProduct, 'summary'>,
): string[] {
  const figures = summary.split(' · ');
  if (product.source.derived.length === 0) return figures;
  const stated = new Set(fillTemplate(summaryTemplate, statedAttrs(product), [...attributes]));
  const known = new Set(fillTemplate(summaryTemplate, product.attrs, [...attributes]));
  return figures.map(figure => (known.has(figure) && !stated.has(figure) ? figure + derivedMark : figure));
}

/**
 * The values of a product with every derived one changed: figures by some percent, others left out. What comes out otherwise with
 * them rests on a derived value, also where the engine would find the same figure by itself.
 */
export function variedAttrs({ attrs, source }: Sourced): Attributes {
  const derived = new Set(source.derived.map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(attrs).flatMap(([key, value]) => {
      const changed = derived.has(key) ? varied(value) : value;
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
}

const more = (figure: number) => (Number.isInteger(figure) ? Math.round(figure * 1.03) + 1 : figure * 1.03);

function varied(value: AttributeValue): AttributeValue | undefined {
  if (typeof value === 'number') return more(value);
  if (!Array.isArray(value) || !value.some(end => typeof end === 'number')) return undefined;
  const end = (each: unknown) => (typeof each === 'number' ? more(each) : null);
  return [end(value[0]), end(value[1])];
}

/** Rows with a mark on each that rests on derived values. @param others the rows made with these values changed */
export function markedRows(rows: readonly SheetRow[], others: readonly SheetRow[]): SheetRow[] {
  const values = new Map(others.map(({ label, value, unit }) => [label, `${value}${unit}`]));
  return rows.map(row => ({
    ...row,
    derived: row.value !== null && values.get(row.label) !== `${row.value}${row.unit}`,
  }));
}

/** Ids of the checks whose figure rests on derived values. @param others the checks made with these values changed */
export function restingChecks(checks: readonly Check<string>[], others: readonly Check<string>[]): string[] {
  const figures = new Map(others.map(({ id, figure }) => [id, figure]));
  return checks.flatMap(({ id, figure }) => (figure !== null && figures.get(id) !== figure ? [id] : []));
}

const origins = { 'part-number': '由型号推出', sensor: '由传感器推出' } as const;

/**
 * How each derived value was found that the engine reads or the summary prints, a line each: `MVC1280 快门：推算，取自传感器`.
 * @param read what the engine makes of the values of the product
 */
export function derivationNotes(
  { attributes, summaryTemplate = [] }: Kind,
  { attrs, source, model, summary }: Sourced & Pick<IndexProduct, 'model' | 'summary'>,
  read: (attrs: Attributes) => unknown,
): string[] {
  const [printed, part] = [summary.split(' · '), JSON.stringify(read(attrs))];
  const pieces = (values: Attributes) => {
    const filled = fillTemplate(summaryTemplate, values, [...attributes]);
    return printed.filter(piece => filled.includes(piece)).join();
  };
  const all = pieces(attrs);
  return source.derived.flatMap(({ key, how, rule }) => {
    const attribute = attributes.find(each => each.key === key);
    const { [key]: value, ...without } = attrs;
    if (!attribute || value === undefined) return [];
    const changed = varied(value);
    const other = changed === undefined ? without : { ...without, [key]: changed };
    const isUsed = JSON.stringify(read(other)) !== part || pieces(without) !== all;
    if (!isUsed) return [];
    return [`${model} ${attribute.label}：${rule ? origins[rule] : '推算'}，${how}`];
  });
}
