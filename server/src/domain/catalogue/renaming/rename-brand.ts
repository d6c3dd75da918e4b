import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { lockCatalogue } from '../import/apply';
import { brandsByEachName, otherNames } from '../import/brand-names';
import { ImportError } from '../import/import-error';
import { brandKey, tidy } from '../import/normalise';
import { brand, product } from '../schema';
import { bumpCatalogueVersion } from '../version';
import { formerNames, uniteBrands, unitedProducts } from './unite-brands';

/** What another name of a maker would change. */
export interface BrandRenaming {
  from: string;
  to: string;
  products: number;
  /** The new name is that of another maker: both become one. */
  united: { moved: number; doubled: string[] } | null;
}

export const nameFault = (field: string, value: string, problem: string, expected: string) =>
  new ImportError({ file: '改名', record: null, field, value, problem, expected });

async function brandsOf(tx: Pick<Transaction, 'select'>, from: string, to: string) {
  const brands = await tx.select().from(brand);
  const byName = brandsByEachName(brands);
  const own = byName.get(brandKey(from));
  if (!own) throw nameFault('旧名', from, '目录里没有这个品牌', '目录里的品牌名');
  const name = tidy(to);
  if (name === '' || name.length > 80) throw nameFault('新名', to, '不对', '1～80 个字符的文字');
  const holder = byName.get(brandKey(name));
  const other = holder && holder.id !== own.id ? holder : null;
  if (other && other.nameKey !== brandKey(name))
    throw nameFault('新名', name, `是品牌「${other.name}」的别名`, '它的名称，或没有品牌使用的名称');
  if (own.name === name) throw nameFault('新名', name, '已是它的名称', '另一个名称');
  return { own, other, name };
}

/**
 * What giving a maker another name would change; nothing is written.
 * @throws ImportError that says which of the names cannot be taken
 */
export async function planBrandRenaming(db: Database, from: string, to: string): Promise<BrandRenaming> {
  const { own, other, name } = await brandsOf(db, from, to);
  const products = await db.$count(product, eq(product.brandId, own.id));
  if (!other) return { from: own.name, to: name, products, united: null };
  const { moved, doubled } = await unitedProducts(db, own, other);
  return { from: own.name, to: other.name, products, united: { moved, doubled: doubled.map(({ model }) => model) } };
}

/** Gives a stored maker another name; its former one stays a name of it. */
export async function nameBrand(tx: Transaction, own: typeof brand.$inferSelect, name: string): Promise<void> {
  await tx
    .update(brand)
    .set({
      name,
      nameKey: brandKey(name),
      formerNames: formerNames(name, [...otherNames({ ...own, aliases: [] }), own.name]),
    })
    .where(eq(brand.id, own.id));
}

/** Renames a maker, or makes one of two, as `planBrandRenaming` says. */
export async function renameBrand(db: Database, from: string, to: string): Promise<void> {
  await db.transaction(async tx => {
    await lockCatalogue(tx);
    const { own, other, name } = await brandsOf(tx, from, to);
    if (other) await uniteBrands(tx, own, other);
    else await nameBrand(tx, own, name);
    await bumpCatalogueVersion(tx);
  });
}
