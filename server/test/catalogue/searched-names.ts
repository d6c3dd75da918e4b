import { type AttributeDefinition, brandNames } from '@shixuan/api';
import { foldText } from '../../src/domain/catalogue/index/fold-text';
import type { IndexProduct } from '../../src/domain/catalogue/index/index-input';

type Named = Pick<IndexProduct, 'name' | 'summary' | 'brand' | 'series' | 'attrs'>;

/** All that a keyword's words are looked for in but the part number, put together product by product. */
export function searchedNames(product: Named, definitions: readonly AttributeDefinition[]): string {
  const choices = definitions.flatMap(({ key, type, options }) => {
    const value = product.attrs[key];
    if (value === undefined || !['choice', 'several', 'text'].includes(type)) return [];
    return [value].flat().flatMap(one => {
      const option = options?.find(({ value: code }) => code === one);
      return option ? [option.label, ...(option.aliases ?? [])] : [String(one)];
    });
  });
  const { name, summary, brand, series } = product;
  return [name, summary, brandNames(brand), series ?? '', ...choices].map(foldText).join(' ');
}
