import { isDeepStrictEqual } from 'node:util';
import type { Attributes, AttributeValue, ProductSource } from '@shixuan/api';
import type { CategoryEntry } from './category-file';
import { productName, productSummary } from './product-name';
import type { RawRecord } from './raw-record';
import type { ValidRecord } from './valid-record';

/** Written in place of a value, it withdraws the stored one: the value becomes unknown again. */
const WITHDRAWN = '未标注';

/** A value that a merge adds (`before` undefined), corrects, or withdraws (`after` undefined). */
export interface ValueChange {
  category: string;
  brand: string;
  model: string;
  key: string;
  label: string;
  before: AttributeValue | undefined;
  after: AttributeValue | undefined;
}

/** What a product is known by before a merge. */
export type StoredRecord = Pick<
  ValidRecord,
  'categoryId' | 'model' | 'series' | 'seriesLevel' | 'attrs' | 'source' | 'pictures'
>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Splits the values to withdraw off a record, so that what remains can be checked like any record. */
export function splitWithdrawn(given: RawRecord): { raw: RawRecord; withdrawn: string[] } {
  const { value } = given;
  if (!isRecord(value) || !isRecord(value.attrs)) return { raw: given, withdrawn: [] };
  const entries = Object.entries(value.attrs);
  const withdrawn = entries.filter(([, each]) => each === WITHDRAWN).map(([key]) => key);
  const attrs = Object.fromEntries(entries.filter(([, each]) => each !== WITHDRAWN));
  return { raw: { ...given, value: { ...value, attrs } }, withdrawn };
}

/**
 * The stored product with the values of a checked record over its own. Values that the record does not name stay, and so do
 * their sources; a value that changes takes the source of the record. Name and summary follow from the merged values.
 */
export function mergeRecord(
  incoming: ValidRecord,
  withdrawn: readonly string[],
  stored: StoredRecord,
  category: CategoryEntry,
): { merged: ValidRecord; changes: ValueChange[] } {
  const gone = new Set(withdrawn);
  const keys = category.attributes.map(({ key }) => key);
  const attrs: Attributes = {};
  for (const key of keys) {
    const value = gone.has(key) ? undefined : (incoming.attrs[key] ?? stored.attrs[key]);
    if (value !== undefined) attrs[key] = value;
  }
  const changed = category.attributes.filter(({ key }) => !isDeepStrictEqual(attrs[key], stored.attrs[key]));
  const changes = changed.map(({ key, label }) => ({
    category: category.name,
    brand: incoming.brand.name,
    model: incoming.model,
    key,
    label,
    before: stored.attrs[key],
    after: attrs[key],
  }));
  const merged = {
    ...incoming,
    model: stored.model,
    series: incoming.series ?? stored.series,
    seriesLevel: incoming.seriesLevel || stored.seriesLevel,
    attrs,
    source: mergeSource(incoming.source, stored.source, new Set(changed.map(({ key }) => key)), attrs),
    name: productName(category, attrs),
    summary: productSummary(category, attrs),
  };
  return { merged, changes };
}

/** The stored source with that of the changed values: each keeps its own page, grade and derivation. */
function mergeSource(
  incoming: ProductSource,
  stored: ProductSource,
  changed: ReadonlySet<string>,
  attrs: Attributes,
): ProductSource {
  const stays = ({ key }: { key: string }) => key in attrs && !changed.has(key);
  const comes = ({ key }: { key: string }) => key in attrs && changed.has(key);
  const own = incoming.fieldSources.filter(comes);
  const named = new Set([...own, ...incoming.derived].map(({ key }) => key));
  const { url, tier, confidence } = incoming;
  const elsewhere = url !== null && url !== stored.url;
  const fromRecord = [...changed].filter(key => elsewhere && key in attrs && !named.has(key));
  const notes = [stored.notes, incoming.notes].filter((note, at, all) => note !== null && all.indexOf(note) === at);
  return {
    ...stored,
    derived: [...stored.derived.filter(stays), ...incoming.derived.filter(comes)],
    fieldSources: [
      ...stored.fieldSources.filter(stays),
      ...own,
      ...fromRecord.map(key => ({ key, url, tier, confidence })),
    ],
    notes: notes.length > 0 ? notes.join(' ') : null,
  };
}
