import type { PartKind } from './selection-parts';

export interface CountedOption {
  value: string;
  label: string;
  count: number;
}

/**
 * Choices of an attribute that occur among usable products of these kinds, in the order and with the labels that the
 * categories define.
 */
export function occurringOptions(kinds: readonly PartKind[], key: string): CountedOption[] {
  const counts = new Map<string, number>();
  for (const { parts } of kinds) {
    for (const { product } of parts) {
      for (const value of [product.attrs[key] ?? []].flat()) {
        if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
  }
  const labels = new Map<string, string>();
  for (const { segment } of kinds) {
    const options = segment.attributes.find(attribute => attribute.key === key)?.options ?? [];
    for (const { value, label } of options) if (!labels.has(value)) labels.set(value, label);
  }
  return [...labels].flatMap(([value, label]) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, label, count }];
  });
}
