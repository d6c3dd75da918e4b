import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { OperationRefused } from '../../platform/process/operation-refused';
import { hashOfToken, isTokenId, newSecretToken } from '../../platform/secrets/secret-token';
import { siteTime } from '../../platform/site-time';
import type { NewKey } from './new-key';
import type { PartnerSettings } from './partner-settings';
import { partner, partnerKey } from './schema';

/** `sxp_` and eight digits: enough to tell keys apart, too little to guess the rest. */
const PREFIX_LENGTH = 12;

export interface PartnerKey {
  id: string;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export interface Partner extends PartnerSettings {
  id: string;
  createdAt: Date;
  /** The oldest first. */
  keys: PartnerKey[];
}

const putKey = async (db: Pick<Database, 'insert'>, { id, name }: { id: string; name: string }): Promise<NewKey> => {
  const key = newSecretToken('sxp');
  const keyId = randomUUID();
  const row = { id: keyId, partnerId: id, keyHash: hashOfToken(key), prefix: key.slice(0, PREFIX_LENGTH) };
  await db.insert(partnerKey).values({ ...row, createdAt: siteTime() });
  return { partner: name, keyId, key };
};

/** A partner with a first key. @throws OperationRefused when there is one of that name */
export const createPartner = (db: Database, settings: PartnerSettings): Promise<NewKey> =>
  db.transaction(async tx => {
    const [created] = await tx
      .insert(partner)
      .values({ ...settings, id: randomUUID(), createdAt: siteTime() })
      .onConflictDoNothing()
      .returning({ id: partner.id, name: partner.name });
    if (!created)
      throw new OperationRefused(`已有名为「${settings.name}」的合作伙伴。要再发一个密钥，用 partner key。`);
    return putKey(tx, created);
  });

/** One more key, so that a page can change from one to the other. @throws OperationRefused for an unknown partner */
export async function addKey(db: Database, name: string): Promise<NewKey> {
  const [found] = await db.select({ id: partner.id, name: partner.name }).from(partner).where(eq(partner.name, name));
  if (!found) throw new OperationRefused(`没有名为「${name}」的合作伙伴。用 partner list 查看。`);
  return putKey(db, found);
}

/**
 * Revokes a key, or all keys of a partner, with immediate effect.
 * @param which id of a key, or name of a partner
 * @returns the first letters of what was revoked
 * @throws OperationRefused where there is nothing to revoke
 */
export async function revokeKeys(db: Database, which: string): Promise<string[]> {
  const named = db.select({ id: partner.id }).from(partner).where(eq(partner.name, which));
  const meant = isTokenId(which) ? eq(partnerKey.id, which) : inArray(partnerKey.partnerId, named);
  const revoked = await db
    .update(partnerKey)
    .set({ revokedAt: siteTime() })
    .where(and(meant, isNull(partnerKey.revokedAt)))
    .returning({ prefix: partnerKey.prefix });
  if (revoked.length === 0)
    throw new OperationRefused(`没有编号或合作伙伴名称为「${which}」的有效密钥。用 partner list 查看。`);
  return revoked.map(({ prefix }) => prefix);
}

/** All partners by name, with their keys. */
export async function listPartners(db: Database): Promise<Partner[]> {
  const [partners, keys] = await Promise.all([
    db.select().from(partner).orderBy(partner.name),
    db.select().from(partnerKey).orderBy(partnerKey.createdAt),
  ]);
  return partners.map(one => ({
    ...one,
    keys: keys
      .filter(({ partnerId }) => partnerId === one.id)
      .map(({ id, prefix, createdAt, lastUsedAt, revokedAt }) => ({ id, prefix, createdAt, lastUsedAt, revokedAt })),
  }));
}
