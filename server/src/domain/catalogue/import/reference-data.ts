import { isDeepStrictEqual } from 'node:util';
import type { CompanyInfo, MenuItem } from '@shixuan/api';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { nameBrand } from '../renaming/rename-brand';
import { uniteBrands } from '../renaming/unite-brands';
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

/**
 * Brands are known by name; one that the file does not name, from an import, stays. A stored brand that an entry calls by
 * another name, and no entry by its own, is renamed to the entry's; where both are stored, they become one. A brand that was
 * renamed by hand keeps its name under an entry of its former one.
 */
export async function writeBrands(
  tx: Transaction,
  entries: BrandEntry[],
  log: (line: string) => void = () => {},
): Promise<boolean> {
  const named = new Set(entries.map(({ name }) => brandKey(name)));
  let stored = await tx.select().from(brand);
  let changed = false;
  for (const entry of entries) {
    const key = brandKey(entry.name);
    const others = new Set(entry.aliases.map(brandKey));
    const free = stored.filter(({ nameKey }) => !named.has(nameKey));
    const called = free.filter(({ nameKey }) => others.has(nameKey));
    let own = stored.find(({ nameKey }) => nameKey === key) ?? called[0];
    if (own && own.nameKey !== key) {
      log(`品牌 ${own.name} 改名为 ${entry.name}`);
      await nameBrand(tx, own, entry.name);
    }
    own ??= free.find(({ formerNames }) => formerNames.some(name => brandKey(name) === key));
    const { id } = own ?? {};
    for (const other of called.filter(each => id !== undefined && each.id !== id)) {
      const [into] = await tx
        .select()
        .from(brand)
        .where(eq(brand.id, id ?? 0));
      if (!into) continue;
      const { moved, doubled } = await uniteBrands(tx, other, into);
      log(`品牌 ${other.name} 并入 ${entry.name}：移入 ${moved} 款，型号相同而下架 ${doubled.length} 款`);
    }
    const isCalled = own !== undefined && called.length === 0 && own.nameKey !== key;
    const row = isCalled && own ? { ...entry, name: own.name, nameKey: own.nameKey } : { ...entry, nameKey: key };
    const isSame = own && isDeepStrictEqual({ ...own, ...row }, own);
    if (own && !isSame) await tx.update(brand).set(row).where(eq(brand.id, own.id));
    if (!own) await tx.insert(brand).values(row);
    if (isSame && called.length === 0) continue;
    changed = true;
    stored = await tx.select().from(brand);
  }
  return changed;
}
