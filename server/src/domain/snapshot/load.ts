import { AttributeDefinition, type CompanyInfo, type MenuItem } from '@shixuan/api';
import { asc, gt } from 'drizzle-orm';
import { type Database, patientOf, type Transaction } from '../../platform/database/connect';
import { readAnywhere } from '../../platform/database/replica/read-replica';
import type { ArticleIndex } from '../articles/article-index';
import { loadArticles } from '../articles/load-articles';
import { brandsByEachName, otherNames } from '../catalogue/import/brand-names';
import { brandKey } from '../catalogue/import/normalise';
import type { IndexCategory, IndexInput, RemovedProduct } from '../catalogue/index/index-input';
import { byKey, definedAttributes } from '../catalogue/quality/stale-values';
import { brand, category, company, menu, product, removedProduct } from '../catalogue/schema';
import { readCatalogueVersion } from '../catalogue/version';
import { CatalogueProduct } from './catalogue-product';

export interface LoadedCatalogue {
  input: IndexInput;
  /** Null until the first import. */
  company: CompanyInfo | null;
  menus: MenuItem[];
  articles: ArticleIndex;
}

/** Reads everything that visitors may see, as it was at one moment: not before the call, whichever database is read. */
export async function loadCatalogue(db: Database): Promise<LoadedCatalogue> {
  const read = (from: Database) =>
    from.transaction(readAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  const version = await readCatalogueVersion(db);
  return readAnywhere(db, async from => {
    const isCurrent = from !== db && (await readCatalogueVersion(from)) >= version;
    return read(isCurrent ? from : patientOf(db));
  });
}

async function readAll(tx: Transaction): Promise<LoadedCatalogue> {
  const version = String(await readCatalogueVersion(tx));
  const brands = await tx
    .select({ id: brand.id, name: brand.name, nameZh: brand.nameZh, country: brand.country, website: brand.website })
    .from(brand);
  const named = await tx
    .select({
      ...{ id: brand.id, name: brand.name, aliases: brand.aliases },
      ...{ formerNames: brand.formerNames, formerSeries: brand.formerSeries },
    })
    .from(brand);
  const brandAliases = new Map(named.map(row => [row.id, otherNames(row)]));
  const formerSeries = new Map(named.map(row => [row.id, row.formerSeries]));
  const byName = brandsByEachName(named);
  const categories = await readCategories(tx, name => byName.get(brandKey(name))?.name ?? name);
  const brandRefs = new Map(brands.map(({ id, name, nameZh }) => [id, { id, name, nameZh }]));
  const products = await readProducts(tx, categories, brandRefs);
  const removed = await readRemoved(tx, brandRefs);
  const menus = await tx
    .select({ id: menu.id, parentId: menu.parentId, name: menu.name, parameter: menu.parameter, url: menu.url })
    .from(menu)
    .orderBy(asc(menu.position), asc(menu.id));
  const articles = await loadArticles(tx);
  const [info] = await tx.select().from(company);
  return {
    input: { version, categories, brands, brandAliases, formerSeries, products, removed },
    company: info ? withoutId(info) : null,
    menus,
    articles,
  };
}

/** @param brandNow the name that a maker has now, by any name of it */
async function readCategories(tx: Transaction, brandNow: (name: string) => string): Promise<IndexCategory[]> {
  const rows = await tx.select().from(category).orderBy(asc(category.position), asc(category.id));
  return rows.map(({ definition, position, ...fields }) => ({
    ...fields,
    brandOrder: definition.brandOrder?.map(brandNow),
    summaryTemplate: definition.summaryTemplate,
    // The definition also holds what only imports need; visitors get what the contract names.
    attributes: definition.attributes.map(attribute => AttributeDefinition.parse(attribute)),
  }));
}

/** So many at a time: reading a row's JSON takes some 15 µs, and requests are answered between the parts. */
const PRODUCTS_AT_ONCE = 200;

type BrandRefs = ReadonlyMap<number, RemovedProduct['brand']>;

async function readRemoved(tx: Transaction, brandRefs: BrandRefs): Promise<RemovedProduct[]> {
  const { id, brandId, model, reason, replacementId } = removedProduct;
  const rows = await tx.select({ id, brandId, model, reason, replacementId }).from(removedProduct);
  return rows.flatMap(({ brandId: of, ...row }) => {
    const ref = brandRefs.get(of);
    return ref ? [{ ...row, brand: ref }] : [];
  });
}

async function readProducts(tx: Transaction, categories: IndexCategory[], brandRefs: BrandRefs) {
  const known = new Map(
    categories.map(({ id, code, attributes }) => [id, { categoryCode: code, attributes: byKey(attributes) }]),
  );
  const products: CatalogueProduct[] = [];
  for (let after = 0; ; ) {
    const rows = await readRows(tx, after);
    for (const { brandId, updatedAt, ...fields } of rows) {
      const ref = brandRefs.get(brandId);
      const category = known.get(fields.categoryId);
      // Foreign keys guarantee both; the check narrows the type.
      if (!ref || !category) continue;
      const { categoryCode, attributes } = category;
      const attrs = definedAttributes(fields.attrs, attributes);
      const shown = { ...fields, attrs, brand: ref, categoryCode, updatedAt: updatedAt.toISOString() };
      products.push(new CatalogueProduct(shown));
    }
    const last = rows.at(-1);
    if (!last || rows.length < PRODUCTS_AT_ONCE) return products;
    after = last.id;
  }
}

/** The next products by id. */
function readRows(tx: Transaction, after: number) {
  return tx
    .select({
      id: product.id,
      categoryId: product.categoryId,
      brandId: product.brandId,
      series: product.series,
      model: product.model,
      name: product.name,
      summary: product.summary,
      attrs: product.attrs,
      source: product.source,
      pictures: product.pictures,
      seriesLevel: product.seriesLevel,
      updatedAt: product.updatedAt,
    })
    .from(product)
    .where(gt(product.id, after))
    .orderBy(asc(product.id))
    .limit(PRODUCTS_AT_ONCE);
}

function withoutId({ id, ...info }: typeof company.$inferSelect): CompanyInfo {
  return info;
}
