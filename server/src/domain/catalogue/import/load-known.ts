import { asc } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { brand, category } from '../schema';
import { otherNames } from './brand-names';
import type { Known } from './validate';

/** Categories and brands of the database, against which records are checked. */
export async function loadKnown(db: Database | Transaction): Promise<Known> {
  const categories = await db.select().from(category).orderBy(asc(category.position));
  const brands = await db.select().from(brand).orderBy(asc(brand.id));
  return {
    categories: categories.map(({ definition, position, ...shown }) => ({ ...shown, ...definition })),
    brands: brands.map(({ id, nameKey, formerNames, ...entry }) => ({
      ...entry,
      aliases: otherNames({ ...entry, formerNames }),
    })),
  };
}
