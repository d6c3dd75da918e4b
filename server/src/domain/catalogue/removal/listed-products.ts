import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { brandsByEachName } from '../import/brand-names';
import { brandKey, modelKey } from '../import/normalise';
import { brand, category, product, removedProduct } from '../schema';
import type { Removal } from './read-removals';

/** A product as a list of removals is told of it. */
export interface ListedProduct {
  id: number;
  brandId: number;
  brand: string;
  model: string;
  modelKey: string;
  series: string | null;
  category: string;
}

const key = (brandId: number, model: string) => `${brandId} ${modelKey(model)}`;

/** Products by number, and by maker and model. */
export class ProductList<P extends ListedProduct> {
  readonly byId: ReadonlyMap<number, P>;
  readonly #byModel: ReadonlyMap<string, P>;

  constructor(
    readonly all: readonly P[],
    /** Makers by each of their names. */
    readonly brands: ReadonlyMap<string, number>,
  ) {
    this.byId = new Map(all.map(each => [each.id, each]));
    this.#byModel = new Map(all.map(each => [key(each.brandId, each.model), each]));
  }

  named(brandName: string, model: string): P | undefined {
    const brandId = this.brands.get(brandKey(brandName));
    return brandId === undefined ? undefined : this.#byModel.get(key(brandId, model));
  }

  /** The product that an entry means; undefined where there is none, or where its number and its name are not those of one. */
  find({ id, brand: brandName, model }: Pick<Removal, 'id' | 'brand' | 'model'>): P | undefined {
    const named = brandName !== undefined && model !== undefined ? this.named(brandName, model) : undefined;
    if (id === undefined) return named;
    const found = this.byId.get(id);
    const isSame = brandName === undefined || model === undefined || named === found;
    return isSame ? found : undefined;
  }
}

/** What a list of removals is held against. */
export interface ListedCatalogue {
  /** Products of the catalogue, each with the part number that it states as its successor. */
  present: ProductList<ListedProduct & { successor: string | null }>;
  removed: ProductList<ListedProduct>;
}

export async function listedCatalogue(db: Database): Promise<ListedCatalogue> {
  const makers = await db.select().from(brand);
  const names = new Map([...brandsByEachName(makers)].map(([name, { id }]) => [name, id]));
  const shared = { brandId: brand.id, brand: brand.name, category: category.name };
  const own = (table: typeof product | typeof removedProduct) => ({
    ...shared,
    id: table.id,
    model: table.model,
    modelKey: table.modelKey,
    series: table.series,
  });
  const present = await db
    .select({ ...own(product), successor: sql<string | null>`${product.attrs} ->> 'successor'` })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.categoryId));
  const removed = await db
    .select(own(removedProduct))
    .from(removedProduct)
    .innerJoin(brand, eq(brand.id, removedProduct.brandId))
    .innerJoin(category, eq(category.id, removedProduct.categoryId));
  return { present: new ProductList(present, names), removed: new ProductList(removed, names) };
}
