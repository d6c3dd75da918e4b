import { productRecords, siteData } from '../src/domain/catalogue/import/site-data.fixture';
import { validateRecords } from '../src/domain/catalogue/import/validate';
import { buildIndex, type CatalogueIndex } from '../src/domain/catalogue/index/build';
import { CatalogueProduct } from '../src/domain/snapshot/catalogue-product';

let kept: Promise<CatalogueIndex> | undefined;

/**
 * The catalogue that a new site starts with, without a database; ids are given in the order of the files. An index never
 * changes, so that all test files of a worker get the same one.
 */
export function siteIndex(): Promise<CatalogueIndex> {
  kept ??= buildSiteIndex();
  return kept;
}

async function buildSiteIndex(): Promise<CatalogueIndex> {
  const brands = siteData.brands.map(({ aliases, ...brand }, i) => ({ ...brand, id: i + 1 }));
  const brandIds = new Map(brands.map(({ id, name, nameZh }) => [name, { id, name, nameZh }]));
  const records = siteData.categories.flatMap(category =>
    validateRecords(`${category.code}.json`, productRecords(category.code), siteData).map(record => ({
      record,
      categoryCode: category.code,
    })),
  );
  const products = records.flatMap(({ record, categoryCode }, i) => {
    const { categoryId, series, model, seriesLevel, name, summary, attrs, source } = record;
    const brand = brandIds.get(record.brand.name);
    if (!brand) return [];
    const fields = { categoryId, series, model, seriesLevel, name, summary, attrs, source, categoryCode };
    return [new CatalogueProduct({ ...fields, id: i + 1, brand, updatedAt: '2026-01-02T03:04:05.000Z' })];
  });
  const brandAliases = new Map(siteData.brands.map(({ aliases }, i) => [i + 1, aliases]));
  return buildIndex({ version: '1', categories: siteData.categories, brands, brandAliases, products });
}
