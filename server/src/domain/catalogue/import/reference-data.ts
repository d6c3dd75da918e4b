import { isDeepStrictEqual } from 'node:util';
import type { CompanyInfo, MenuItem } from '@shixuan/api';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { brand, category, company, menu } from '../schema';
import type { BrandEntry } from './brand-file';
import type { CategoryEntry } from './category-file';
import { brandKey } from './normalise';

// Each function brings one table in line with its file and answers whether anything had to be written.

export async function writeCompany(tx: Transaction, entry: CompanyInfo): Promise<boolean> {
  const row = { id: 1, ...entry };
  const stored = await tx.select().from(company);
  if (isDeepStrictEqual(stored, [row])) return false;
  await tx.insert(company).values(row).onConflictDoUpdate({ target: company.id, set: row });
  return true;
}

export async function writeMenus(tx: Transaction, entries: MenuItem[]): Promise<boolean> {
  const rows = entries.map((entry, position) => ({ ...entry, position }));
  const stored = await tx.select().from(menu).orderBy(asc(menu.position));
  if (isDeepStrictEqual(stored, rows)) return false;
  await tx.delete(menu);
  await tx.insert(menu).values(rows);
  return true;
}

/** Categories that a file no longer names stay: products may belong to them. */
export async function writeCategories(tx: Transaction, entries: CategoryEntry[]): Promise<boolean> {
  const rows = entries.map(({ attributes, nameTemplate, summaryTemplate, brandOrder, ...shown }, position) => ({
    ...shown,
    definition: { attributes, nameTemplate, summaryTemplate, ...(brandOrder && { brandOrder }) },
    position,
  }));
  const stored = new Map((await tx.select().from(category)).map(row => [row.id, row]));
  const changed = rows.filter(row => !isDeepStrictEqual(stored.get(row.id), row));
  for (const row of changed)
    await tx.insert(category).values(row).onConflictDoUpdate({ target: category.id, set: row });
  return changed.length > 0;
}

/** Brands are known by name; one that the file does not name, from an import, stays. */
export async function writeBrands(tx: Transaction, entries: BrandEntry[]): Promise<boolean> {
  const rows = entries.map(entry => ({ ...entry, nameKey: brandKey(entry.name) }));
  const stored = new Map((await tx.select().from(brand)).map(({ id, ...row }) => [row.nameKey, row]));
  const changed = rows.filter(row => !isDeepStrictEqual(stored.get(row.nameKey), row));
  for (const row of changed) await tx.insert(brand).values(row).onConflictDoUpdate({ target: brand.nameKey, set: row });
  return changed.length > 0;
}
