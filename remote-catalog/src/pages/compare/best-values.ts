import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';

/**
 * The products with the best value of an attribute. Empty where no direction is better for every buyer, where fewer
 * than two values are known, where all are equal, or where the measuring methods differ or are not all known.
 */
export function bestValues(
  { key, better, definedBy }: AttributeDefinition,
  products: readonly Pick<ProductRow, 'attrs'>[],
): ReadonlySet<number> {
  const none = new Set<number>();
  if (!better) return none;
  const known = products.flatMap(({ attrs }, at) => {
    const value = attrs[key];
    return typeof value === 'number' ? [{ at, score: score(value, better), kind: definedBy && attrs[definedBy] }] : [];
  });
  const scores = new Set(known.map(one => one.score));
  const kinds = new Set(known.map(one => one.kind));
  if (scores.size < 2 || (definedBy && (kinds.size > 1 || kinds.has(undefined)))) return none;
  const best = Math.max(...scores);
  return new Set(known.filter(one => one.score === best).map(one => one.at));
}

const score = (value: number, better: NonNullable<AttributeDefinition['better']>) =>
  better === 'higher' ? value : better === 'lower' ? -value : -Math.abs(value);
