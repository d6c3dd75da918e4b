import type { DownloadItem, DownloadVersion } from '@shixuan/api';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { downloadTypes } from './download-types';
import { downloadItem, downloadVersion } from './schema';

export interface DownloadQuery {
  typeId?: number | undefined;
  categoryId?: number | undefined;
  keyword: string;
  page: number;
  pageSize: number;
}

type VersionRow = typeof downloadVersion.$inferSelect;

export const shownVersion = (row: VersionRow): DownloadVersion => ({
  id: row.id,
  version: row.version,
  fileName: row.fileName,
  size: row.size,
  sha256: row.sha256,
  publishedAt: row.publishedAt.toISOString(),
  notes: row.notes,
});

const typeIdOf = new Map<string, number>(downloadTypes.map(({ id, code }) => [code, id]));
const codeOf = new Map<number, string>(downloadTypes.map(({ id, code }) => [id, code]));

/** Limit of search words; more would only make the query longer. */
const MOST_WORDS = 12;

/** Search words, without characters that the database cannot store. */
const wordsOf = (keyword: string) =>
  keyword
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
const literal = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
const searchedText = sql`lower(${downloadItem.title} || ' ' || ${downloadItem.summary})`;

/**
 * How well a file answers the words: 2 for each that stands alone, 1 for each that begins a word, 0 inside one. `OPT` is
 * asked for more often as the brand than as a part of `DZOptics`.
 */
function closeness(words: readonly string[]): SQL[] {
  const latin = words.filter(word => /^[a-z\d]/.test(word)).map(word => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'));
  const counts = latin.map(
    word =>
      sql`(${searchedText} ~ ${`(^|[^a-z0-9])${word}`})::int + (${searchedText} ~ ${`(^|[^a-z0-9])${word}($|[^a-z0-9])`})::int`,
  );
  return counts.length > 0 ? [desc(sql.join(counts, sql` + `))] : [];
}

function conditions({ typeId, categoryId, keyword }: DownloadQuery): SQL | undefined {
  return and(
    eq(downloadItem.withdrawn, false),
    typeId === undefined ? undefined : eq(downloadItem.type, codeOf.get(typeId) ?? ''),
    categoryId === undefined ? undefined : eq(downloadItem.categoryId, categoryId),
    ...wordsOf(keyword).map(word => sql`${searchedText} like ${literal(word)}`),
  );
}

/** A page of the offered files, with all versions of each, the newest first. */
export async function listDownloads(
  db: Database,
  query: DownloadQuery,
): Promise<{ total: number; list: DownloadItem[] }> {
  const where = conditions(query);
  const total = await db.$count(downloadItem, where);
  const items = await db
    .select()
    .from(downloadItem)
    .where(where)
    .orderBy(...closeness(wordsOf(query.keyword)), asc(downloadItem.position), asc(downloadItem.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const versions = items.length
    ? await db
        .select()
        .from(downloadVersion)
        .where(
          inArray(
            downloadVersion.itemId,
            items.map(({ id }) => id),
          ),
        )
        .orderBy(desc(downloadVersion.id))
    : [];
  const list = items.map(({ id, type, title, summary, categoryId, format }) => ({
    id,
    typeId: typeIdOf.get(type) ?? 0,
    title,
    summary,
    categoryId,
    format,
    versions: versions.filter(({ itemId }) => itemId === id).map(shownVersion),
  }));
  return { total, list };
}

/** How many files there are of each type and about each family of products. */
export async function countDownloads(db: Database) {
  const rows = await db
    .select({ type: downloadItem.type, categoryId: downloadItem.categoryId, count: sql<number>`count(*)::int` })
    .from(downloadItem)
    .where(eq(downloadItem.withdrawn, false))
    .groupBy(downloadItem.type, downloadItem.categoryId);
  const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((total, { count }) => total + count, 0);
  return {
    ofType: (code: string) => sum(({ type }) => type === code),
    ofCategory: (id: number) => sum(({ categoryId }) => categoryId === id),
  };
}
