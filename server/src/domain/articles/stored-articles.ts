import { createHash } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import type { ArticleCategoryFile } from './article-folder';
import type { RenderedArticle } from './render/render-article';
import type { KnownArticles } from './render/render-articles';
import { article, articleCategory } from './schema';

export interface AppliedArticles {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  /** Slugs of articles that were changed by hand and stay although the initial data has another content. */
  kept: string[];
}

/**
 * Brings the categories in line with their file; a category that still has articles stays.
 * @returns whether anything was written
 */
export async function writeArticleCategories(tx: Transaction, entries: ArticleCategoryFile): Promise<boolean> {
  const stored = new Map((await tx.select().from(articleCategory)).map(row => [row.code, row]));
  const rows = entries.map((entry, position) => ({ ...entry, position }));
  const changed = rows.filter(row => {
    const old = stored.get(row.code);
    return old?.name !== row.name || old.description !== row.description || old.position !== row.position;
  });
  for (const row of changed)
    await tx.insert(articleCategory).values(row).onConflictDoUpdate({ target: articleCategory.code, set: row });
  return changed.length > 0;
}

/** Slug and id of every stored article. */
export async function knownArticles(db: Database | Transaction): Promise<KnownArticles> {
  const rows = await db.select({ slug: article.slug, id: article.id }).from(article).orderBy(asc(article.id));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Codes of the stored article categories. */
export async function articleCategoryCodes(db: Database | Transaction): Promise<Set<string>> {
  return new Set((await db.select({ code: articleCategory.code }).from(articleCategory)).map(({ code }) => code));
}

/**
 * Writes rendered articles within the caller's transaction; the caller also marks the catalogue as changed. Unchanged
 * articles are not written.
 * @param seeded slugs of all articles of the initial data: other stored ones of it are removed, and those that were changed
 * by hand stay; null for an import by hand, which removes nothing
 */
export async function applyArticles(
  tx: Transaction,
  rendered: readonly RenderedArticle[],
  { seeded }: { seeded: ReadonlySet<string> | null },
): Promise<AppliedArticles> {
  const ids = new Map((await tx.select().from(articleCategory)).map(({ code, id }) => [code, id]));
  const rows = await tx
    .select({
      id: article.id,
      slug: article.slug,
      contentHash: article.contentHash,
      seeded: article.seeded,
      seededHash: article.seededHash,
    })
    .from(article);
  const idOf = new Map(rendered.map(({ slug, id }) => [slug, id]));
  const isGone = (row: (typeof rows)[number]) => {
    const owner = idOf.get(row.slug);
    return (
      (seeded !== null && row.seeded && !byHand(row) && !seeded.has(row.slug)) ||
      (owner !== undefined && owner !== row.id)
    );
  };
  const gone = rows.filter(isGone).map(({ id }) => id);
  // Removals come first: a new article may have the name of a removed one.
  if (gone.length > 0) await tx.delete(article).where(inArray(article.id, gone));
  const stored = new Map(rows.filter(row => !isGone(row)).map(row => [row.id, row]));
  const applied: AppliedArticles = { created: 0, updated: 0, unchanged: 0, removed: gone.length, kept: [] };
  for (const { categoryCode, ...fields } of rendered) {
    const categoryId = ids.get(categoryCode);
    if (categoryId === undefined) throw new Error(`article category ${categoryCode} was neither written nor found`);
    const old = stored.get(fields.id);
    const row = { ...fields, categoryId, contentHash: hashOf({ ...fields, categoryId }) };
    const keeps = seeded !== null && old !== undefined && byHand(old) && old.contentHash !== row.contentHash;
    if (keeps) applied.kept.push(old.slug);
    if (keeps || old?.contentHash === row.contentHash) {
      applied.unchanged++;
      if (seeded && old?.seededHash !== row.contentHash)
        await tx.update(article).set({ seeded: true, seededHash: row.contentHash }).where(eq(article.id, fields.id));
      continue;
    }
    applied[old ? 'updated' : 'created']++;
    // An article of the initial data stays one when it is imported by hand.
    const set = { ...row, importedAt: sql`now()`, ...(seeded && { seeded: true, seededHash: row.contentHash }) };
    await tx
      .insert(article)
      .values({ ...row, seeded: seeded !== null, seededHash: seeded && row.contentHash })
      .onConflictDoUpdate({ target: article.id, set });
  }
  return applied;
}

/** Whether an article was imported by hand since the initial data brought it, or without it. */
const byHand = ({
  seeded,
  seededHash,
  contentHash,
}: {
  seeded: boolean;
  seededHash: string | null;
  contentHash: string;
}) => (seeded ? seededHash !== null && seededHash !== contentHash : true);

const hashOf = (row: object): string => createHash('sha256').update(JSON.stringify(row)).digest('hex');
