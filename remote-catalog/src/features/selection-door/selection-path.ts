/** A product to hand over to a selection helper. */
export interface SelectionPart {
  id: number;
  categoryCode: string;
}

/**
 * Parameter by which the helpers accept a product of a category. Products of other categories are chosen by the helper.
 */
const KEYS: Readonly<Record<string, 'camera' | 'lens' | 'light'>> = {
  'area-camera': 'camera',
  'line-camera': 'camera',
  'fa-lens': 'lens',
  'line-lens': 'lens',
  'telecentric-lens': 'lens',
  light: 'light',
};

/**
 * Address of the helper for these products: lenses for a camera, cameras for a lens, else the whole system.
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
