import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput, notFound } from '../../platform/http/call-error';
import { type Client, throttleAddress } from '../../platform/http/client';
import { siteTime } from '../../platform/site-time';
import { readText } from '../accounts/read-field';
import { account } from '../accounts/schema';
import { countAttempt } from '../accounts/throttle';
import { schemeComment, sharedScheme } from './schema';

/** Schemes that one account may open for comments, and comments that one scheme may have. */
export const MOST_SCHEMES = 50;
export const MOST_COMMENTS = 200;

const gone = () => notFound('这个方案已不再收意见');

/** Opens a scheme for comments, once for each address. @returns its key @throws CallError where there are too many */
export async function openForComments(
  db: Database,
  accountId: number,
  { scheme, title }: { scheme: string; title: string },
  now = siteTime(),
): Promise<string> {
  const row = { key: randomBytes(16).toString('base64url'), accountId, scheme, title: readText('方案名', title) };
  const isMine = eq(sharedScheme.accountId, accountId);
  return db.transaction(async tx => {
    // One at a time for an account: many at once, each of which counts the same, would pass the limit.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
    const [known] = await tx
      .select({ key: sharedScheme.key })
      .from(sharedScheme)
      .where(and(isMine, eq(sharedScheme.scheme, scheme)));
    if (known) return known.key;
    const [open] = await tx.select({ count: count() }).from(sharedScheme).where(isMine);
    if ((open?.count ?? 0) >= MOST_SCHEMES)
      throw badInput(`收意见的方案：最多 ${MOST_SCHEMES} 个，请先在方案页结束不用的`);
    await tx.insert(sharedScheme).values({ ...row, createdAt: now, seenAt: now });
    return row.key;
  });
}

async function found(db: Database, key: string) {
  const [scheme] = await db.select().from(sharedScheme).where(eq(sharedScheme.key, key));
  if (!scheme) throw gone();
  return scheme;
}

/** What was said of a scheme, the oldest first. Its owner has read it by this. @throws CallError 404 */
export async function readComments(db: Database, key: string, accountId: number | null, now = siteTime()) {
  const { title, accountId: owner } = await found(db, key);
  const mine = owner === accountId;
  if (mine) await db.update(sharedScheme).set({ seenAt: now }).where(eq(sharedScheme.key, key));
  const list = await db.select().from(schemeComment).where(eq(schemeComment.key, key)).orderBy(asc(schemeComment.id));
  return {
    title,
    mine,
    list: list.map(({ id, name, text, createdAt }) => ({ id, name, text, at: createdAt.toISOString() })),
  };
}

/** Line breaks stay, other control characters are refused; spaces are those of a line. */
const readComment = (text: string): string =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(line => readText('意见', line))
    .join('\n')
    .trim();

/** @throws CallError 404, too many from one address, or a field that makes no sense */
export async function comment(
  db: Database,
  key: string,
  said: { name: string; text: string },
  client: Client,
  now = siteTime(),
): Promise<number> {
  const row = { key, name: readText('称呼', said.name), text: readComment(said.text), createdAt: now };
  if (row.text === '') throw badInput('意见：请填写内容');
  await found(db, key);
  await countAttempt(db, 'comment', throttleAddress(client.address));
  return db.transaction(async tx => {
    const isThis = eq(sharedScheme.key, key);
    // One at a time for a scheme, as above; its owner may have closed it meanwhile.
    const [open] = await tx.select({ key: sharedScheme.key }).from(sharedScheme).where(isThis).for('no key update');
    if (!open) throw gone();
    const [held] = await tx.select({ count: count() }).from(schemeComment).where(eq(schemeComment.key, key));
    if ((held?.count ?? 0) >= MOST_COMMENTS) throw badInput(`意见：这个方案已有 ${MOST_COMMENTS} 条，不再收新的`);
    const [made] = await tx.insert(schemeComment).values(row).returning({ id: schemeComment.id });
    if (!made) throw new Error('the comment was not stored');
    return made.id;
  });
}

/** Removes one comment, or with `id` null the scheme's link with all of them. @throws CallError 404 for another's */
export async function removeComments(
  db: Database,
  accountId: number,
  { key, id }: { key: string; id: number | null },
): Promise<void> {
  const { accountId: owner } = await found(db, key);
  if (owner !== accountId) throw gone();
  if (id === null) await db.delete(sharedScheme).where(eq(sharedScheme.key, key));
  else await db.delete(schemeComment).where(and(eq(schemeComment.key, key), eq(schemeComment.id, id)));
}

/** The schemes that an account has open for comments, the newest first, with what its owner has not read. */
export async function commentedSchemes(db: Database, accountId: number) {
  return db
    .select({
      key: sharedScheme.key,
      scheme: sharedScheme.scheme,
      title: sharedScheme.title,
      comments: count(schemeComment.id),
      unread: sql<number>`count(*) filter (where ${gt(schemeComment.createdAt, sharedScheme.seenAt)})`.mapWith(Number),
    })
    .from(sharedScheme)
    .leftJoin(schemeComment, eq(schemeComment.key, sharedScheme.key))
    .where(eq(sharedScheme.accountId, accountId))
    .groupBy(sharedScheme.key)
    .orderBy(desc(sharedScheme.createdAt));
}
