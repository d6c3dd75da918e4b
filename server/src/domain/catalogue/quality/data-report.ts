import { isMissing } from '@shixuan/api';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { withDerivedAttributes } from '../derived-attributes';
import { brand, category, product } from '../schema';
import { byKey, definedAttributes } from './stale-values';
import { type Suspicion, suspicionsOf } from './suspicions';

/** How many products of a category state an attribute. */
export interface AttributeCoverage {
  key: string;
  label: string;
  inList: boolean;
  known: number;
  /** To how many products it applies. */
  applying: number;
}

/** Coverage and contradictions of one category. */
export interface CategoryReport {
  name: string;
  products: number;
  attributes: AttributeCoverage[];
  /** Products with a picture that an import brought, and how many pictures they have. */
  pictured: number;
  pictures: number;
  suspicious: { brand: string; model: string; suspicions: Suspicion[] }[];
}

/** The catalogue of the database, category by category: which attributes are known, and which records contradict themselves. */
export async function reportData(db: Database): Promise<CategoryReport[]> {
  const categories = await db.select().from(category).orderBy(asc(category.position));
  const rows = await db
    .select({
      categoryId: product.categoryId,
      brand: brand.name,
      model: product.model,
      attrs: product.attrs,
      seriesLevel: product.seriesLevel,
      source: product.source,
      pictures: product.pictures,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .orderBy(asc(brand.name), asc(product.model));
  return categories.map(({ id, code, name, definition }) => {
    const attributes = byKey(definition.attributes);
    const own = rows
      .filter(row => row.categoryId === id && !row.seriesLevel)
      .map(row => ({ ...row, attrs: definedAttributes(row.attrs, attributes) }))
      .map(row => ({ ...row, attrs: withDerivedAttributes(code, row).attrs }));
    return {
      name,
      products: own.length,
      pictured: own.filter(({ pictures }) => pictures.length > 0).length,
      pictures: own.reduce((sum, { pictures }) => sum + pictures.length, 0),
      attributes: definition.attributes.map(attribute => {
        const { key, label, inList } = attribute;
        const known = own.filter(({ attrs }) => attrs[key] !== undefined).length;
        const missing = own.filter(({ attrs }) => isMissing(attribute, attrs)).length;
        return { key, label, inList, known, applying: known + missing };
      }),
      suspicious: own.flatMap(row => {
        const suspicions = suspicionsOf({ category: code, model: row.model, attrs: row.attrs });
        return suspicions.length === 0 ? [] : { brand: row.brand, model: row.model, suspicions };
      }),
    };
  });
}
