import { z } from 'zod';

/**
 * A filter on one attribute. `in`: any of these choices (yes/no attributes use `true` / `false`; `__missing` stands for 未标注).
 * `all`: every one of these choices, for attributes of several values; 未标注 stays an alternative.
 * `min`/`max`: inclusive bounds in the attribute's unit; a range attribute matches when it overlaps them.
 * With bounds, products without a value match only when `in` holds `__missing`.
 */
export const Filter = z
  .strictObject({
    in: z.array(z.string().min(1).max(200)).max(200).optional(),
    all: z.literal(true).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
  })
  .refine(f => f.in !== undefined || f.min !== undefined || f.max !== undefined, '请给出选项、下限或上限')
  .refine(f => f.min === undefined || f.max === undefined || f.min <= f.max, '下限不能大于上限');
export type Filter = z.infer<typeof Filter>;

/** Filters by attribute key; `brand` (brand id as text) and `series` (name) are filtered the same way. AND between keys. */
export const Filters = z.record(z.string().max(60), Filter);
export type Filters = z.infer<typeof Filters>;

/** Counts of a facet ignore the facet's own selection, except one of `all`, which further choices narrow. `missing`: products without a value. */
export const Facet = z.object({
  key: z.string(),
  missing: z.number().int().nonnegative(),
  /** Choices, several and yes/no: each value with its count; zero counts stay. */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int().nonnegative() })).optional(),
  /** Numbers and ranges: the smallest and largest known value of the whole category. Absent when nothing is known. */
  bounds: z.object({ min: z.number(), max: z.number() }).optional(),
  /**
   * Numbers: how many products lie from each edge to the next (the last edge is taken in); one count less than edges.
   * A range counts wherever it reaches. Up to 20 steps: one per value where there are few, else of equal width, or of
   * equal ratio where positive values span over three decades. The edges do not depend on the filters.
   */
  histogram: z.object({ edges: z.array(z.number()), counts: z.array(z.number().int().nonnegative()) }).optional(),
});
export type Facet = z.infer<typeof Facet>;
