import { type AttributeDefinition, applies, brandNames, type Category, type ProductRow } from '@shixuan/api';
import { attributeColumn, textColumn } from './attribute-column';
import { type Bitset, fullBitset } from './bitset';
import { ChoiceColumn } from './choice-column';
import type { Column } from './column';
import { compareBrandNames, inDefaultOrder } from './default-order';
import { EqualProducts } from './equal-products';
import { FacetForm } from './facet-form';
import type { IndexCategory, IndexProduct } from './index-input';
import { KeywordSearch } from './keyword-search';
import { inMemory } from './memory-texts';
import type { TextEngine } from './product-texts';
import { RankedRows } from './ranked-rows';
import { SegmentTally } from './segment-tally';
import { eachNumber, mayPause, type Sliced } from './slices';

/** The products of one category, row by row in default order, and their attributes, column by column. */
export interface Segment {
  readonly category: Category;
  readonly attributes: readonly AttributeDefinition[];
  readonly products: readonly IndexProduct[];
  /** Of its summaries; undefined where the category has none. */
  readonly summaryTemplate: IndexCategory['summaryTemplate'];
  /** The row's ProductRow as JSON: made when first asked for, then kept. */
  rowJson(row: number): Buffer;
  readonly all: Bitset;
  /** Which products are alike in all that is known. */
  readonly equal: EqualProducts;
  /** Brand, series and the filterable attributes, in the order of their facets. */
  readonly filters: ReadonlyMap<string, Column>;
  /** Brand, series and all attributes. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Counts `filters`. */
  readonly tally: SegmentTally;
  /** Facets of `filters` as JSON. */
  readonly facetForm: FacetForm;
  /** Finds rows by words. */
  readonly search: KeywordSearch;
  /** Row numbers in the order of an attribute, `model`, `brand`, `series` or `completeness`; undefined when it cannot be sorted by. */
  order(key: string, direction: 'asc' | 'desc'): Uint32Array | undefined;
}

/** @param engine searches the texts of the products */
export function* buildSegment(
  category: IndexCategory,
  unordered: readonly IndexProduct[],
  engine: TextEngine = inMemory,
): Sliced<Segment> {
  const { products, modelRanks } = yield* inDefaultOrder(category, unordered);
  const { attributes, brandOrder: _brandOrder, summaryTemplate, ...rest } = category;
  const brand = yield* brandColumn(products);
  const series = yield* textColumn('series', '系列', products.length, row => {
    const name = products[row]?.series;
    return typeof name === 'string' ? [name] : [];
  });
  const columns: Column[] = [];
  for (const definition of attributes) columns.push(yield* attributeColumn(definition, products));
  const filterable = [brand, series, ...columns.filter((_, i) => attributes[i]?.filterable)];
  const sortable = [brand, series, ...columns.filter((_, i) => attributes[i]?.sortable)];
  const ranked = new Map(sortable.map(column => [column.key, column.ranked]));
  if (!ranked.has('model')) ranked.set('model', yield* RankedRows.build(modelRanks));
  if (!ranked.has('completeness')) {
    const shares = yield* eachNumber(products.length, row => completeness(products[row], attributes));
    ranked.set('completeness', yield* RankedRows.build(shares));
  }
  const tally = yield* SegmentTally.build(filterable, products.length);
  const named = [brand, series, ...columns].flatMap(column => {
    const definition = attributes.find(({ key }) => key === column.key);
    // 是 and 否 are no search words, nor are figures put together as a text.
    return column instanceof ChoiceColumn && definition?.type !== 'boolean' && !definition?.sortedBy
      ? [{ column, definition }]
      : [];
  });
  const search = new KeywordSearch(products.length, yield* engine.textsOf(products, attributes), named);
  const equal = yield* EqualProducts.build(products);
  const orders = new Map<string, Uint32Array>();
  const json: Buffer[] = [];

  return {
    category: { ...rest, count: products.length },
    attributes,
    products,
    summaryTemplate,
    all: fullBitset(products.length),
    equal,
    filters: new Map(filterable.map(column => [column.key, column])),
    columns: new Map([brand, series, ...columns].map(column => [column.key, column])),
    tally,
    facetForm: new FacetForm(filterable, products.length),
    search,
    rowJson(row) {
      json[row] ??= Buffer.from(JSON.stringify(productRow(products[row])));
      return json[row];
    },
    order(key, direction) {
      const name = `${key} ${direction}`;
      const order = orders.get(name) ?? ranked.get(key)?.order(direction);
      if (order) orders.set(name, order);
      return order;
    },
  };
}

/** The share, 0 to 1, of the attributes that apply to a product which it states. */
function completeness(product: IndexProduct | undefined, attributes: readonly AttributeDefinition[]): number {
  const attrs = product?.attrs ?? {};
  const applying = attributes.filter(attribute => attrs[attribute.key] !== undefined || applies(attribute, attrs));
  return applying.filter(({ key }) => attrs[key] !== undefined).length / Math.max(1, applying.length);
}

function* brandColumn(products: readonly IndexProduct[]): Sliced<ChoiceColumn> {
  const brands = new Map<number, IndexProduct['brand']>();
  for (const [row, { brand }] of products.entries()) {
    brands.set(brand.id, brand);
    if (mayPause(row)) yield;
  }
  const options = [...brands.values()]
    .sort(compareBrandNames)
    .map(brand => ({ value: String(brand.id), label: brandNames(brand) }));
  return yield* ChoiceColumn.build('brand', '品牌', options, products.length, row => [String(products[row]?.brand.id)]);
}

/** Fields of a product in lists. They are listed one by one, so that no other field reaches a list. */
function productRow(product: IndexProduct | undefined): ProductRow {
  if (!product) throw new RangeError('no such row');
  const { id, categoryId, brand, series, model, name, summary, drawing, attrs } = product;
  return { id, categoryId, brand, series, model, name, summary, drawing, attrs };
}
