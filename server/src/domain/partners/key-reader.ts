import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { isDatabaseOutage } from '../../platform/outage';
import { hashOfToken, SECRET_FORM } from '../../platform/secrets/secret-token';
import { partner, partnerKey } from './schema';

/** Owner of a key. */
export interface KeyOwner {
  keyId: string;
  partnerId: string;
  /** Origins from which the key works; empty means any. */
  origins: readonly string[];
  perMinute: number | null;
  revokedAt: Date | null;
}

/** @returns null for a text that never was a key */
export type KeyReader = (key: string) => Promise<KeyOwner | null>;

const FORM = new RegExp(`^sxp_${SECRET_FORM}$`);

/**
 * Looks keys up in the database each time, so that a revocation takes effect at once. While the database is down, the last
 * known state of a key counts, because the calls themselves are answered from memory.
 */
export function createKeyReader(db: Database): KeyReader {
  // Only genuine keys are stored here.
  const remembered = new Map<string, KeyOwner>();
  return async key => {
    if (!FORM.test(key)) return null;
    const keyHash = hashOfToken(key);
    try {
      const owner = await find(db, keyHash);
      if (owner) remembered.set(keyHash, owner);
      return owner;
    } catch (error) {
      const owner = remembered.get(keyHash);
      if (owner && isDatabaseOutage(error)) return owner;
      throw error;
    }
  };
}

async function find(db: Database, keyHash: string): Promise<KeyOwner | null> {
  const [owner] = await db
    .select({
      keyId: partnerKey.id,
      partnerId: partnerKey.partnerId,
      origins: partner.origins,
      perMinute: partner.perMinute,
      revokedAt: partnerKey.revokedAt,
    })
    .from(partnerKey)
    .innerJoin(partner, eq(partner.id, partnerKey.partnerId))
    .where(eq(partnerKey.keyHash, keyHash));
  return owner ?? null;
}
