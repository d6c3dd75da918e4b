import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { siteTime } from '../../platform/site-time';
import { termsAcceptance } from './schema';

/** Under which the files may be used. Another text needs another version: it is asked for anew. */
export const terms = {
  version: '2026.11',
  text: '数据按现状提供，以厂家资料为准；注明来源可用于内部选型。',
} as const;

/** When an account accepted the terms that are in force; null: not yet. */
export async function termsAcceptedAt(db: Database, accountId: number): Promise<Date | null> {
  const { acceptedAt, accountId: whose, version } = termsAcceptance;
  const [found] = await db
    .select({ acceptedAt })
    .from(termsAcceptance)
    .where(and(eq(whose, accountId), eq(version, terms.version)));
  return found?.acceptedAt ?? null;
}

/** Keeps that an account has accepted the terms; the first time counts. */
export async function acceptTerms(db: Database, accountId: number, now = siteTime()): Promise<void> {
  await db.insert(termsAcceptance).values({ accountId, version: terms.version, acceptedAt: now }).onConflictDoNothing();
}
