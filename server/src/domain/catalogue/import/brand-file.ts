import { Brand } from '@shixuan/api';
import { z } from 'zod';

export const BrandEntry = Brand.omit({ id: true })
  .extend({
    /** Other names of the same maker; an import that uses one means this brand. */
    aliases: z.array(z.string().min(1)),
  })
  .strict();
export type BrandEntry = z.infer<typeof BrandEntry>;

/** `data/brands.json`. */
export const BrandFile = z.array(BrandEntry);
export type BrandFile = z.infer<typeof BrandFile>;
