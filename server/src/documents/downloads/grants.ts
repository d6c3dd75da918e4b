import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Authenticated } from '../../domain/accounts/authenticate';
import { account, session } from '../../domain/accounts/schema';
import type { Database } from '../../platform/database/connect';
import { siteTime } from '../../platform/site-time';
import { downloadEvent, downloadGrant, downloadItem, downloadVersion } from './schema';

/** How long a grant works, in milliseconds. */
export const GRANT_LIFE = 2 * 60 * 60_000;

export type GrantedFile = typeof downloadVersion.$inferSelect & { title: string };

export interface Grant {
  secretHash: string;
  files: GrantedFile[];
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The versions that are offered, in the order asked for; fewer when some are unknown or withdrawn. */
export async function findFiles(db: Database, ids: readonly number[]): Promise<GrantedFile[]> {
  const rows = await db
    .select({ version: downloadVersion, title: downloadItem.title })
    .from(downloadVersion)
    .innerJoin(downloadItem, eq(downloadItem.id, downloadVersion.itemId))
    .where(inArray(downloadVersion.id, [...ids]));
  const byId = new Map(rows.map(({ version, title }) => [version.id, { ...version, title }]));
  return [...new Set(ids)].flatMap(id => byId.get(id) ?? []);
}

/**
 * Grants a login the files for two hours, from one address.
 * @returns the secret, 256 bits that are kept nowhere; undefined when the login has just ended
 */
export async function openGrant(
  db: Database,
  who: Authenticated,
  files: readonly GrantedFile[],
  address: string,
  now = siteTime(),
): Promise<{ secret: string; expiresAt: Date } | undefined> {
  const accountId = who.account.id;
  const sessionId = who.session.id;
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + GRANT_LIFE);
  const secretHash = hashOf(secret);
  return db.transaction(async tx => {
    const [alive] = await tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for('share');
    if (!alive) return undefined;
    await tx.delete(downloadGrant).where(lte(downloadGrant.expiresAt, now));
    const versionIds = files.map(({ id }) => id);
    await tx
      .insert(downloadGrant)
      .values({ secretHash, accountId, sessionId, versionIds, address, createdAt: now, expiresAt });
    await tx.insert(downloadEvent).values(files.map(({ id }) => ({ accountId, versionId: id, secretHash, at: now })));
    return { secret, expiresAt };
  });
}

/** What a secret opens for this address; undefined alike for unknown, expired, ended, foreign and locked. */
export async function readGrant(
  db: Database,
  secret: string,
  address: string,
  now = siteTime(),
): Promise<Grant | undefined> {
  if (!SECRET.test(secret)) return undefined;
  const secretHash = hashOf(secret);
  const [grant] = await db
    .select({ versionIds: downloadGrant.versionIds })
    .from(downloadGrant)
    .innerJoin(account, eq(account.id, downloadGrant.accountId))
    .where(
      and(
        eq(downloadGrant.secretHash, secretHash),
        eq(downloadGrant.address, address),
        gt(downloadGrant.expiresAt, now),
        isNull(account.lockedAt),
      ),
    );
  if (!grant) return undefined;
  const files = await findFiles(db, grant.versionIds);
  return files.length === grant.versionIds.length ? { secretHash, files } : undefined;
}

/** The last byte of a file was sent. */
export async function noteComplete(db: Database, secretHash: string, ids: readonly number[]): Promise<void> {
  await db
    .update(downloadEvent)
    .set({ completedAt: siteTime() })
    .where(
      and(
        eq(downloadEvent.secretHash, secretHash),
        inArray(downloadEvent.versionId, [...ids]),
        isNull(downloadEvent.completedAt),
      ),
    );
}
