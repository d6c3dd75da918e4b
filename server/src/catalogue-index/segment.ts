import type { AttributeDefinition, Category, ProductRow } from '@shixuan/api';
import { attributeColumn, textColumn } from './attribute-column';
import { type Bitset, fullBitset } from './bitset';
import { brandLabel } from './brand-label';
import { ChoiceColumn } from './choice-column';
import type { Column } from './column';
import { inDefaultOrder } from './default-order';
import type { IndexCategory, IndexProduct } from './index-input';
import { KeywordSearch } from './keyword-search';
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
  /** Finds rows by words. Made when first asked for. */
  readonly search: KeywordSearch;
  /** Row numbers in the order of an attribute, `model`, `brand` or `series`; undefined when it cannot be sorted by. */
  order(key: string, direction: 'asc' | 'desc'): Uint32Array | undefined;
}

export function buildSegment(category: IndexCategory, unordered: readonly IndexProduct[]): Segment {
  const products = inDefaultOrder(unordered);
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
  const orders = new Map<string, Uint32Array>();
  const json: string[] = [];
  let search: KeywordSearch | undefined;
  const makeSearch = () =>
    new KeywordSearch(
      products,
      [brand, series, ...columns].flatMap(column => {
        const definition = attributes.find(({ key }) => key === column.key);
        // 是 and 否 name nothing.
        return column instanceof ChoiceColumn && definition?.type !== 'boolean' ? [{ column, definition }] : [];
      }),
    );

  return {
    category: { ...rest, count: products.length },
    attributes,
    products,
    all: fullBitset(products.length),
    filters: new Map([brand, series, ...filterable].map(column => [column.key, column])),
    columns: new Map([brand, series, ...columns].map(column => [column.key, column])),
    get search() {
      search ??= makeSearch();
      return search;
    },
    rowJson(row) {
      json[row] ??= JSON.stringify(productRow(products[row]));
      return json[row];
    },
    order(key, direction) {
      // Ranking every model takes longer than all columns together, and few sort by it.
      if (key === 'model' && !sortValues.has(key)) sortValues.set(key, modelRanks(products));
      const values = sortValues.get(key);
      if (!values) return undefined;
      const name = `${key} ${direction}`;
      const order = orders.get(name) ?? sortOrder(values, direction);
      orders.set(name, order);
      return order;
    },
  };
}

function brandColumn(products: readonly IndexProduct[]): ChoiceColumn {
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
