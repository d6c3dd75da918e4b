import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect';
import { account, downloadEvent, downloadGrant, downloadItem, downloadVersion } from '../database/schema';

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
 * Grants an account the files for two hours, from one address.
 * @returns the secret, 256 bits that are kept nowhere
 */
export async function openGrant(
  db: Database,
  accountId: number,
  files: readonly GrantedFile[],
  address: string,
  now = new Date(),
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + GRANT_LIFE);
  const secretHash = hashOf(secret);
  await db.transaction(async tx => {
    await tx.delete(downloadGrant).where(lte(downloadGrant.expiresAt, now));
    await tx
      .insert(downloadGrant)
      .values({ secretHash, accountId, versionIds: files.map(({ id }) => id), address, createdAt: now, expiresAt });
    await tx.insert(downloadEvent).values(files.map(({ id }) => ({ accountId, versionId: id, secretHash, at: now })));
  });
  return { secret, expiresAt };
}

/** What a secret opens for this address; undefined alike for unknown, expired, revoked, foreign and locked. */
export async function readGrant(
  db: Database,
  secret: string,
  address: string,
  now = new Date(),
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
        isNull(downloadGrant.revokedAt),
        isNull(account.lockedAt),
      ),
    );
  if (!grant) return undefined;
  const files = await findFiles(db, grant.versionIds);
  return files.length === grant.versionIds.length ? { secretHash, files } : undefined;
}

/** Ends all grants of an account: after a change of password, or by the operator. */
export async function revokeGrants(db: Database | Transaction, accountId: number, now = new Date()): Promise<void> {
  await db
    .update(downloadGrant)
    .set({ revokedAt: now })
    .where(and(eq(downloadGrant.accountId, accountId), isNull(downloadGrant.revokedAt)));
}

/** The last byte of a file was sent. */
export async function noteComplete(db: Database, secretHash: string, ids: readonly number[]): Promise<void> {
  await db
    .update(downloadEvent)
    .set({ completedAt: new Date() })
    .where(
      and(
        eq(downloadEvent.secretHash, secretHash),
        inArray(downloadEvent.versionId, [...ids]),
        isNull(downloadEvent.completedAt),
      ),
    );
}
