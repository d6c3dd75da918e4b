import type { Attributes } from '@shixuan/api';
import type { CategoryEntry } from '../import/category-file';

/** What is known of a product. */
export interface KnownFigures {
  categoryId: number;
  attrs: Attributes;
}

/** By category and attribute, the span in which nearly all products of the catalogue lie. */
export type UsualFigures = ReadonlyMap<string, readonly [low: number, high: number]>;

/** Of fewer products nothing is usual. */
const ENOUGH = 20;
/** The least and the greatest of so many are left out: one slip that is already in must not hide the next. */
const EXTREME_SHARE = 0.01;
/** Units of the trade are a thousand apart, inches 25.4 mm: parts that differ from all others by ten times are rare. */
const FACTOR = 10;

const keyOf = (categoryId: number, key: string) => `${categoryId} ${key}`;
/** Signs are no matter here: a distortion is a percentage either way. */
const sizeOf = (value: unknown) => (typeof value === 'number' && value !== 0 ? Math.abs(value) : undefined);

export function usualFigures(products: Iterable<KnownFigures>): UsualFigures {
  const sizes = new Map<string, number[]>();
  for (const { categoryId, attrs } of products)
    for (const [key, value] of Object.entries(attrs)) {
      const size = sizeOf(value);
      if (size === undefined) continue;
      const own = sizes.get(keyOf(categoryId, key));
      if (own) own.push(size);
      else sizes.set(keyOf(categoryId, key), [size]);
    }
  return new Map(
    [...sizes].flatMap(([key, own]): [string, [number, number]][] => {
      if (own.length < ENOUGH) return [];
      own.sort((a, b) => a - b);
      const skipped = Math.floor(own.length * EXTREME_SHARE);
      const [low, high] = [own[skipped], own[own.length - 1 - skipped]];
      return low === undefined || high === undefined ? [] : [[key, [low, high]]];
    }),
  );
}

/** Why figures of a product look like slips in a unit: 重量 0.1 g 远小于同类产品的 24～1200 g，单位可能写错. */
export function unusualFigures(
  { categoryId, attrs }: KnownFigures,
  usual: UsualFigures,
  category: CategoryEntry,
): string[] {
  return category.attributes.flatMap(({ key, label, unit }) => {
    const size = sizeOf(attrs[key]);
    const span = usual.get(keyOf(categoryId, key));
    if (size === undefined || !span) return [];
    const [low, high] = span;
    const far = size < low / FACTOR ? '远小于' : size > high * FACTOR ? '远大于' : undefined;
    if (far === undefined) return [];
    const measured = (figures: string) => (unit ? `${figures} ${unit}` : figures);
    return `${label} ${measured(String(attrs[key]))} ${far}同类产品的 ${measured(`${low}～${high}`)}，单位可能写错`;
  });
}
