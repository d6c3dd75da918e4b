import { isDeepStrictEqual } from 'node:util';
import type { Attributes, AttributeValue, ProductSource } from '@shixuan/api';
import { outdatedFigures } from '../computed-figures';
import type { CategoryEntry } from './category-file';
import { productName, productSummary } from './product-name';
import type { RawRecord } from './raw-record';
import type { ValidRecord } from './valid-record';

/** Written in place of a value, it withdraws the stored one: the value becomes unknown again. */
export const WITHDRAWN = '未标注';

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

/** The values of a product after a merge, in the order of its category: those of the record over the stored ones. */
export function mergedAttributes(
  incoming: Attributes,
  withdrawn: readonly string[],
  stored: Attributes,
  { attributes }: CategoryEntry,
): Attributes {
  const attrs: Attributes = {};
  for (const { key } of attributes) {
    const value = withdrawn.includes(key) ? undefined : (incoming[key] ?? stored[key]);
    if (value !== undefined) attrs[key] = value;
  }
  // Values of attributes that were taken out stay, until they are withdrawn.
  const keys = new Set(attributes.map(({ key }) => key));
  for (const [key, value] of Object.entries(stored)) if (!keys.has(key) && !withdrawn.includes(key)) attrs[key] = value;
  return attrs;
}

/**
 * The stored product with the values of a checked record over its own. Values that the record does not name stay, and so do
 * their sources; a value that changes takes the source of the record. What a rule computed from a value that changes is
 * computed anew, or goes with it. Name and summary follow from the merged values.
 */
export function mergeRecord(
  incoming: ValidRecord,
  withdrawn: readonly string[],
  stored: StoredRecord,
  category: CategoryEntry,
): { merged: ValidRecord; changes: ValueChange[] } {
  const attrs = mergedAttributes(incoming.attrs, withdrawn, stored.attrs, category);
  // A file that was exported names computed figures, too, and says of them that they are.
  const isStated = (key: string) => key in incoming.attrs && !incoming.source.derived.some(note => note.key === key);
  const outdated = outdatedFigures(category.code, stored, attrs).filter(({ key }) => !isStated(key));
  for (const { key, value } of outdated) {
    if (value === undefined) delete attrs[key];
    else attrs[key] = value;
  }
  const computed = new Set(outdated.map(({ key }) => key));
  const keys = new Set(category.attributes.map(({ key }) => key));
  const strange = Object.keys(stored.attrs).filter(key => !keys.has(key));
  const shown = [...category.attributes, ...strange.map(key => ({ key, label: key }))];
  const changed = shown.filter(({ key }) => !isDeepStrictEqual(attrs[key], stored.attrs[key]));
  const merged = {
    ...incoming,
    model: stored.model,
    series: incoming.series ?? stored.series,
    seriesLevel: incoming.seriesLevel || stored.seriesLevel,
    attrs,
    source: mergeSource(
      incoming.source,
      stored.source,
      new Set(changed.flatMap(({ key }) => (computed.has(key) ? [] : [key]))),
      attrs,
    ),
    name: productName(category, attrs),
    summary: productSummary(category, attrs),
  };
  const product = { category: category.name, brand: incoming.brand.name, model: incoming.model };
  const changes = [
    ...ownChanges(stored, merged),
    ...changed.map(({ key, label }) => ({ key, label, before: stored.attrs[key], after: attrs[key] })),
  ].map(change => ({ ...product, ...change }));
  return { merged, changes };
}

/** What changes about the product itself, which no attribute holds. */
function ownChanges(stored: StoredRecord, merged: StoredRecord): Omit<ValueChange, 'category' | 'brand' | 'model'>[] {
  const own = [
    { key: 'series', label: '系列', before: stored.series, after: merged.series },
    { key: 'seriesLevel', label: '整个系列的条目', before: stored.seriesLevel, after: merged.seriesLevel },
    { key: 'source.notes', label: '来源备注', before: stored.source.notes, after: merged.source.notes },
  ];
  return own.flatMap(({ before, after, ...named }) =>
    before === after ? [] : [{ ...named, before: before ?? undefined, after: after ?? undefined }],
  );
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
  const isNews = incoming.notes !== null && !stored.notes?.includes(incoming.notes);
  const notes = [stored.notes, isNews ? incoming.notes : null].filter(note => note !== null);
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
