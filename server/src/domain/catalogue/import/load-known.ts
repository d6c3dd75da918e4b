import { asc } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { brand, category } from '../schema';
import type { Known } from './validate';

/** What the site's database knows, for records to be held against. */
export async function loadKnown(db: Database): Promise<Known> {
  const categories = await db.select().from(category).orderBy(asc(category.position));
  const brands = await db.select().from(brand).orderBy(asc(brand.id));
  return {
    categories: categories.map(({ definition, position, ...shown }) => ({ ...shown, ...definition })),
    brands: brands.map(({ id, nameKey, ...entry }) => entry),
  };
}
