import type { Attributes, AttributeValue } from '@shixuan/api';
import type { CategoryEntry } from '../catalogue/import/category-file';
import { readAttributeValue } from '../catalogue/import/read-attribute-value';

/** A stored value that the category as it is now does not allow: its attribute or choice is gone, or has another type. */
export interface StaleValue {
  key: string;
  value: AttributeValue;
}

/**
 * Stored values as the category names them now: a choice that was given another code is known by its former one where that
 * is among its `aliases`. What the category no longer allows stays as it is, after the others.
 */
export function currentValues(
  stored: Attributes,
  { attributes }: Pick<CategoryEntry, 'attributes'>,
): { attrs: Attributes; stale: StaleValue[] } {
  const attrs: Attributes = {};
  const stale: StaleValue[] = [];
  for (const definition of attributes) {
    const value = stored[definition.key];
    if (value === undefined) continue;
    const read = readAttributeValue(definition, value);
    attrs[definition.key] = read.ok ? read.value : value;
    if (!read.ok) stale.push({ key: definition.key, value });
  }
  for (const [key, value] of Object.entries(stored)) {
    if (key in attrs) continue;
    attrs[key] = value;
    stale.push({ key, value });
  }
  return { attrs, stale };
}
