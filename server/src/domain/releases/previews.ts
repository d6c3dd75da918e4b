import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { OperationRefused } from '../../platform/process/operation-refused';
import { hashOfToken, isTokenId, newSecretToken, SECRET_FORM } from '../../platform/secrets/secret-token';
import { siteTime } from '../../platform/site-time';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { requireRow, unnamedRow } from './registry/operations/app-rows';
import { appPath } from './registry/registry-paths';
import { readPointer } from './registry/registry-pointer';
import { versionPreview } from './schema';

const PURPOSE = 'sxv';
const FORM = new RegExp(`^${PURPOSE}_${SECRET_FORM}$`);
const HOUR_MS = 3600_000;

/** How long a link holds unless something else is asked for, and at most: hours. A version is kept 14 days by itself. */
const PREVIEW_HOURS = 72;
const MOST_PREVIEW_HOURS = 14 * 24;
/** Links that ended longer ago are forgotten: until then the page says why one does not work. */
const FORGOTTEN_AFTER_MS = 30 * 24 * HOUR_MS;

/** A version that somebody may look at. */
export interface Preview {
  /** A remote's name, or `shell`. */
  remote: string;
  version: string;
  expiresAt: Date;
}

export interface KeptPreview extends Preview {
  id: string;
  madeBy: string;
}

export interface MadePreview extends Preview {
  id: string;
  /** Path and search of the link, which is shown this once. */
  link: string;
}

/** Why a link does not work: nobody made it (or it was forgotten), its time is over, or it was revoked. */
export type PreviewRefusal = 'unknown' | 'expired' | 'revoked';

/** Whether a text can be the secret of a link; nothing else is looked up. */
export const isPreviewSecret = (text: string): boolean => FORM.test(text);

/**
 * Makes a link by which its holder is given a published version in the pages of the site: without a name that published last.
 * @param asked `hours` from above 0 to 336, by default 72
 * @throws OperationRefused for a version that was never published, for a withdrawn one that is not named, and for other hours
 */
export async function createPreview(
  { db, storage, now = siteTime() }: { db: Database; storage: ObjectStorage; now?: Date },
  asked: { remote: string; version?: string | undefined; hours?: number | undefined; who: string },
): Promise<MadePreview> {
  const { remote, who, hours = PREVIEW_HOURS } = asked;
  if (!(hours > 0 && hours <= MOST_PREVIEW_HOURS)) {
    throw new OperationRefused(`预览链接的有效时间应大于 0、不超过 ${MOST_PREVIEW_HOURS} 小时，收到的是 ${hours}。`);
  }
  const { registry } = await readPointer(storage);
  const app = appPath(remote);
  const row = asked.version === undefined ? unnamedRow(registry, app) : requireRow(registry, app, asked.version);
  const { version } = row.metadata;
  const secret = newSecretToken(PURPOSE);
  const preview = { id: randomUUID(), remote, version, expiresAt: new Date(now.getTime() + hours * HOUR_MS) };
  await db.delete(versionPreview).where(lt(versionPreview.expiresAt, new Date(now.getTime() - FORGOTTEN_AFTER_MS)));
  await db.insert(versionPreview).values({ ...preview, secretHash: hashOfToken(secret), madeBy: who, createdAt: now });
  return { ...preview, link: `/?mf=${remote}@${version}&preview=${secret}` };
}

/**
 * Links that work, the newest first.
 * @param of `remote`: whose links; all by default
 */
export const listPreviews = (
  db: Database,
  { remote, now = siteTime() }: { remote?: string | undefined; now?: Date } = {},
): Promise<KeptPreview[]> =>
  db
    .select({
      id: versionPreview.id,
      remote: versionPreview.remote,
      version: versionPreview.version,
      madeBy: versionPreview.madeBy,
      expiresAt: versionPreview.expiresAt,
    })
    .from(versionPreview)
    .where(
      and(
        isNull(versionPreview.revokedAt),
        gt(versionPreview.expiresAt, now),
        remote === undefined ? undefined : eq(versionPreview.remote, remote),
      ),
    )
    .orderBy(desc(versionPreview.createdAt));

/**
 * Revokes a link: the next page that its holder opens is the live one.
 * @param remote whose links may be revoked; all by default
 * @throws OperationRefused for an unknown, another remote's or an already revoked link
 */
export async function revokePreview(db: Database, id: string, remote?: string): Promise<void> {
  const own = remote === undefined ? undefined : eq(versionPreview.remote, remote);
  const revoked = isTokenId(id)
    ? await db
        .update(versionPreview)
        .set({ revokedAt: siteTime() })
        .where(and(eq(versionPreview.id, id), isNull(versionPreview.revokedAt), own))
        .returning({ id: versionPreview.id })
    : [];
  if (revoked.length === 0) throw new OperationRefused(`没有编号为 ${id} 的有效预览链接。用 preview list 查看编号。`);
}

/** The version behind a link's secret, or why there is none. */
export async function readPreview(db: Database, secret: string, now = siteTime()): Promise<Preview | PreviewRefusal> {
  if (!isPreviewSecret(secret)) return 'unknown';
  const [found] = await db
    .select()
    .from(versionPreview)
    .where(eq(versionPreview.secretHash, hashOfToken(secret)));
  if (!found) return 'unknown';
  if (found.revokedAt) return 'revoked';
  if (found.expiresAt <= now) return 'expired';
  const { remote, version, expiresAt } = found;
  return { remote, version, expiresAt };
}
