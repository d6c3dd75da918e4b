import { type AttributeDefinition, brandNames } from '@shixuan/api';
import { formatWithUnit } from '@shixuan/api/format-value';
import { z } from 'zod';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';

/** What a file states: for each product, by brand and model, the text of each figure by its label. */
export const Stated = z.record(z.string(), z.record(z.string(), z.string()));
export type Stated = z.infer<typeof Stated>;

/** All known figures of products. What is not known is left out, so that a figure filled in later is seen as new. */
export function statedOf(
  attributes: readonly AttributeDefinition[],
  products: readonly Pick<IndexProduct, 'brand' | 'model' | 'attrs'>[],
): Stated {
  return Object.fromEntries(
    products.map(({ brand, model, attrs }) => [
      `${brandNames(brand)} ${model}`,
      Object.fromEntries(
        attributes.flatMap(attribute => {
          const text = formatWithUnit(attribute, attrs[attribute.key]);
          return text === null ? [] : [[attribute.label, text]];
        }),
      ),
    ]),
  );
}
