import { type ProductTexts, partNumberOf, remarkKeys, remarksOf, type TextEngine, textOf } from './product-texts';
import { RowTexts } from './row-texts';
import { eachRow, type Sliced } from './slices';

/** Texts are searched in this process, each in one step. */
export const inMemory: TextEngine = {
  *textsOf(products, attributes): Sliced<ProductTexts> {
    const keys = remarkKeys(attributes);
    const of = (read: (product: (typeof products)[number]) => string) =>
      eachRow(products.length, row => read(products[row] as (typeof products)[number]));
    return {
      texts: yield* RowTexts.build(yield* of(textOf), 2),
      partNumbers: yield* RowTexts.build(yield* of(partNumberOf), 3),
      remarks: yield* RowTexts.build(yield* of(product => remarksOf(product, keys)), 2),
    };
  },
  settled: async work => work(),
};
