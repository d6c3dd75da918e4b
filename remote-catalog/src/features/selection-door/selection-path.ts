/** A product as the selection helpers take it along. */
export interface SelectionPart {
  id: number;
  categoryCode: string;
}

/** The part of an address by which the helpers know a product of a category. Others they choose by themselves. */
const KEYS: Readonly<Record<string, 'camera' | 'lens' | 'light'>> = {
  'area-camera': 'camera',
  'line-camera': 'camera',
  'fa-lens': 'lens',
  'line-lens': 'lens',
  'telecentric-lens': 'lens',
  light: 'light',
};

/**
 * Address of the helper that goes on from these products: with a camera it looks for lenses, with a lens for cameras,
 * with more it works out the whole system.
 * @returns null when none of the products can be taken along
 */
export function selectionPath(parts: readonly SelectionPart[]): string | null {
  const taken = parts.flatMap(({ id, categoryCode }) => {
    const key = KEYS[categoryCode];
    return key ? [{ key, id }] : [];
  });
  const [first] = taken;
  if (!first) return null;
  const alone = taken.length === 1 && first.key !== 'light';
  const goal = alone ? (first.key === 'camera' ? 'lens' : 'camera') : 'vision';
  const search = taken.map(({ key, id }) => `${key}=${id}`).sort();
  return `/selection/${goal}?${search.join('&')}`;
}
