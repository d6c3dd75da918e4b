import { AttributeDefinition, Category } from '@shixuan/api';
import { z } from 'zod';

/** What a number must be besides a number. Without `limits` it must be above 0: most figures of a data sheet are. */
export const NumberLimits = z.strictObject({
  /** Exclusive lower bound. */
  above: z.number().optional(),
  /** Inclusive lower bound. */
  atLeast: z.number().optional(),
  /** Inclusive upper bound. */
  atMost: z.number().optional(),
  /** Whole numbers only. */
  whole: z.boolean().optional(),
});
export type NumberLimits = z.infer<typeof NumberLimits>;

/** An attribute as the data file defines it: what the API shows, plus what an import must check. */
export const CategoryAttribute = AttributeDefinition.extend({ limits: NumberLimits.optional() }).strict();
export type CategoryAttribute = z.infer<typeof CategoryAttribute>;

/**
 * One piece of a name or summary, with placeholders such as `{focalLengthMm}` (see `fill-template.ts`). A piece with an
 * unknown placeholder drops out. A list holds alternatives: the first that can be filled is taken.
 */
export const TemplatePiece = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
export type TemplatePiece = z.infer<typeof TemplatePiece>;

export const CategoryEntry = Category.omit({ count: true })
  .extend({
    nameTemplate: z.array(TemplatePiece).min(1),
    summaryTemplate: z.array(TemplatePiece).min(1),
    attributes: z.array(CategoryAttribute).min(1),
    /** Names of the brands that buyers of this category in China ask for first; they lead lists among equally complete products. */
    brandOrder: z.array(z.string().min(1)).optional(),
  })
  .strict();
export type CategoryEntry = z.infer<typeof CategoryEntry>;

/** `data/categories.json`, in the order of the category strip. */
export const CategoryFile = z.array(CategoryEntry).min(1);
export type CategoryFile = z.infer<typeof CategoryFile>;
