import { AttributeDefinition, type CompanyInfo, type MenuItem } from '@shixuan/api';
import { asc, gt } from 'drizzle-orm';
import { type Database, patientOf, type Transaction } from '../../platform/database/connect';
import { readAnywhere } from '../../platform/database/replica/read-replica';
import type { ArticleIndex } from '../articles/article-index';
import { loadArticles } from '../articles/load-articles';
import type { IndexCategory, IndexInput } from '../catalogue/index/index-input';
import { brand, category, company, menu, product } from '../catalogue/schema';
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
  const categories = await readCategories(tx);
  const brands = await tx
    .select({ id: brand.id, name: brand.name, nameZh: brand.nameZh, country: brand.country, website: brand.website })
    .from(brand);
  const aliases = await tx.select({ id: brand.id, aliases: brand.aliases }).from(brand);
  const brandAliases = new Map(aliases.map(row => [row.id, row.aliases]));
  const products = await readProducts(tx, categories, brands);
  const menus = await tx
    .select({ id: menu.id, parentId: menu.parentId, name: menu.name, parameter: menu.parameter, url: menu.url })
    .from(menu)
    .orderBy(asc(menu.position), asc(menu.id));
  const articles = await loadArticles(tx);
  const [info] = await tx.select().from(company);
  return {
    input: { version, categories, brands, brandAliases, products },
    company: info ? withoutId(info) : null,
    menus,
    articles,
  };
}

async function readCategories(tx: Transaction): Promise<IndexCategory[]> {
  const rows = await tx.select().from(category).orderBy(asc(category.position), asc(category.id));
  return rows.map(({ definition, position, ...fields }) => ({
    ...fields,
    brandOrder: definition.brandOrder,
    summaryTemplate: definition.summaryTemplate,
    // The definition also holds what only imports need; visitors get what the contract names.
    attributes: definition.attributes.map(attribute => AttributeDefinition.parse(attribute)),
  }));
}

/** So many at a time: reading a row's JSON takes some 15 µs, and requests are answered between the parts. */
const PRODUCTS_AT_ONCE = 200;

async function readProducts(tx: Transaction, categories: IndexCategory[], brands: IndexInput['brands']) {
  const codes = new Map(categories.map(({ id, code }) => [id, code]));
  const brandRefs = new Map(brands.map(({ id, name, nameZh }) => [id, { id, name, nameZh }]));
  const products: CatalogueProduct[] = [];
  for (let after = 0; ; ) {
    const rows = await readRows(tx, after);
    for (const { brandId, updatedAt, ...fields } of rows) {
      const ref = brandRefs.get(brandId);
      const categoryCode = codes.get(fields.categoryId);
      // Foreign keys guarantee both; the check narrows the type.
      if (!ref || !categoryCode) continue;
      products.push(new CatalogueProduct({ ...fields, brand: ref, categoryCode, updatedAt: updatedAt.toISOString() }));
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
