import type { AttributeDefinition, Category, ProductRow } from '@shixuan/api';
import { attributeColumn, textColumn } from './attribute-column';
import { type Bitset, fullBitset } from './bitset';
import { brandLabel } from './brand-label';
import { ChoiceColumn } from './choice-column';
import type { Column } from './column';
import { compareDefault } from './default-order';
import type { IndexCategory, IndexProduct } from './index-input';
import { compareNatural } from './natural-order';
import { sortOrder } from './sort-order';

/** The products of one category, row by row in default order, and their attributes, column by column. */
export interface Segment {
  readonly category: Category;
  readonly attributes: readonly AttributeDefinition[];
  readonly products: readonly IndexProduct[];
  /** The row's ProductRow as JSON text: made when first asked for, then kept. */
  rowJson(row: number): string;
  readonly all: Bitset;
  /** Brand, series and the filterable attributes, in the order of their facets. */
  readonly filters: ReadonlyMap<string, Column>;
  /** Brand, series and all attributes. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Row numbers in the order of an attribute, `model`, `brand` or `series`; undefined when it cannot be sorted by. */
  order(key: string, direction: 'asc' | 'desc'): Uint32Array | undefined;
}

export function buildSegment(category: IndexCategory, unordered: readonly IndexProduct[]): Segment {
  const products = [...unordered].sort(compareDefault);
  const { attributes, ...rest } = category;
  const brand = brandColumn(products);
  const series = textColumn(
    'series',
    '系列',
    products.map(product => (product.series === null ? [] : [product.series])),
  );
  const columns = attributes.map(definition => attributeColumn(definition, products));
  const filterable = columns.filter((_, i) => attributes[i]?.filterable);
  const sortable = columns.filter((_, i) => attributes[i]?.sortable);
  const sortValues = new Map([brand, series, ...sortable].map(column => [column.key, column.sortValues]));
  sortValues.set('model', modelRanks(products));
  const orders = new Map<string, Uint32Array>();
  const json: string[] = [];

  return {
    category: { ...rest, count: products.length },
    attributes,
    products,
    all: fullBitset(products.length),
    filters: new Map([brand, series, ...filterable].map(column => [column.key, column])),
    columns: new Map([brand, series, ...columns].map(column => [column.key, column])),
    rowJson(row) {
      json[row] ??= JSON.stringify(productRow(products[row]));
      return json[row];
    },
    order(key, direction) {
      const values = sortValues.get(key);
      if (!values) return undefined;
      const name = `${key} ${direction}`;
      const order = orders.get(name) ?? sortOrder(values, direction);
      orders.set(name, order);
      return order;
    },
  };
}

function brandColumn(products: readonly IndexProduct[]): Column {
  const brands = new Map(products.map(({ brand }) => [brand.id, brand]));
  // Products are in brand order already, so the dictionary is too.
  const options = [...brands.values()].map(brand => ({ value: String(brand.id), label: brandLabel(brand) }));
  return new ChoiceColumn(
    'brand',
    '品牌',
    options,
    products.map(({ brand }) => [String(brand.id)]),
  );
}

function modelRanks(products: readonly IndexProduct[]): Float64Array {
  const models = [...new Set(products.map(product => product.model))].sort(compareNatural);
  const rank = new Map(models.map((model, i) => [model, i]));
  return Float64Array.from(products, product => rank.get(product.model) ?? Number.NaN);
}

/** What lists show of a product. Written out, so that nothing else of it can slip into a list. */
function productRow(product: IndexProduct | undefined): ProductRow {
  if (!product) throw new RangeError('no such row');
  const { id, categoryId, brand, series, model, name, summary, drawing, attrs } = product;
  return { id, categoryId, brand, series, model, name, summary, drawing, attrs };
}
