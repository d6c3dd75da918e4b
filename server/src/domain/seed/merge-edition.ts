import type { Attributes, ProductSource } from '@shixuan/api';
import stringify from 'safe-stable-stringify';
import type { ValidRecord } from '../catalogue/import/valid-record';

/** What an edition of the site's own data states about a product. Name and summary follow from it. */
export type EditionValues = Pick<ValidRecord, 'categoryId' | 'series' | 'model' | 'seriesLevel' | 'attrs' | 'source'>;

export interface MergedEdition {
  values: EditionValues;
  /** Fields and attributes in which the stored value stays although the edition states another. */
  kept: string[];
}

/** Equality as the database knows it: the order of fields and absent ones do not count. */
export const same = (one: unknown, other: unknown): boolean => stringify(one) === stringify(other);

const entriesOf = ({ derived, fieldSources }: ProductSource, key: string) => ({
  derived: derived.filter(entry => entry.key === key),
  fieldSources: fieldSources.filter(entry => entry.key === key),
});

const headOf = ({ derived: _, fieldSources: __, ...head }: ProductSource) => head;

/**
 * Three-way merge of a product, value by value: what is stored as the last edition stated it follows the new edition; what
 * was changed since stays. Each value keeps its own source. A product that was given another category, by the edition or by
 * hand, is not mixed from two: it follows the edition only when nothing of it was changed.
 * @param base what the last edition stated; undefined when the product did not come with one: then stored values stay, and
 * only unknown ones are added
 * @param keys attributes of the category, in its order
 */
export function mergeEdition(
  base: EditionValues | undefined,
  stored: EditionValues,
  edition: EditionValues,
  keys: readonly string[],
): MergedEdition {
  if (stored.categoryId !== edition.categoryId)
    return same(stored, base) ? { values: edition, kept: [] } : { values: stored, kept: ['category'] };

  const kept: string[] = [];
  const stays = (name: string, before: unknown, now: unknown, next: unknown): boolean => {
    if (same(now, next) || same(now, before)) return false;
    kept.push(name);
    return true;
  };
  const from = (field: 'series' | 'model' | 'seriesLevel') =>
    stays(field, base ? base[field] : null, stored[field], edition[field]) ? stored : edition;
  const { series } = from('series');
  const { model } = from('model');
  const { seriesLevel } = from('seriesLevel');
  const headStays = stays('source', base && headOf(base.source), headOf(stored.source), headOf(edition.source));
  const attrs: Attributes = {};
  const own = new Set<string>();
  for (const key of keys) {
    const storedStays = stays(key, base?.attrs[key], stored.attrs[key], edition.attrs[key]);
    const value = (storedStays ? stored : edition).attrs[key];
    if (value !== undefined) attrs[key] = value;
    if (storedStays) own.add(key);
  }
  return {
    values: {
      categoryId: edition.categoryId,
      series,
      model,
      seriesLevel,
      attrs,
      source: mergeSources(base, stored, edition, { keys, attrs, own, headStays }),
    },
    kept,
  };
}

/** Page, grade and notes of one of both, and per value the sources of the side that the value comes from. */
function mergeSources(
  base: EditionValues | undefined,
  stored: EditionValues,
  edition: EditionValues,
  {
    keys,
    attrs,
    own,
    headStays,
  }: { keys: readonly string[]; attrs: Attributes; own: ReadonlySet<string>; headStays: boolean },
): ProductSource {
  const top = headStays ? stored : edition;
  const head = headOf(top.source);
  const sideOf = (key: string): EditionValues => {
    if (!same(stored.attrs[key], edition.attrs[key])) return own.has(key) ? stored : edition;
    const now = entriesOf(stored.source, key);
    if (same(now, entriesOf(edition.source, key))) return top;
    return base && same(now, entriesOf(base.source, key)) ? edition : stored;
  };
  const lists = keys.map(key => {
    const { source } = sideOf(key);
    const entries = entriesOf(source, key);
    const { url, tier, confidence } = source;
    const named = entries.derived.length + entries.fieldSources.length > 0;
    // Otherwise the value came with its record's page, which is no longer that of the product.
    return named || !(key in attrs) || url === null || url === head.url
      ? entries
      : { ...entries, fieldSources: [{ key, url, tier, confidence }] };
  });
  const inOrder = <T extends { key: string }>(entries: T[], like: readonly { key: string }[]): T[] => {
    const order = like.map(({ key }) => key);
    return entries.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  };
  return {
    ...head,
    // In the order of the edition: another one would count as a change.
    derived: inOrder(
      lists.flatMap(({ derived }) => derived),
      edition.source.derived,
    ),
    fieldSources: inOrder(
      lists.flatMap(({ fieldSources }) => fieldSources),
      edition.source.fieldSources,
    ),
  };
}
