import type { Database } from '../../platform/database/connect';
import { createRequestLimit, type RequestLimit } from '../../platform/http/request-limit';
import type { KeyOwner, KeyReader } from './key-reader';
import { partnerRefusals } from './partner-refusals';

/** In lower case, as Node has headers. */
export const PARTNER_KEY_HEADER = 'x-partner-key';

export interface PartnerGate {
  /** Looks up the owner of a key; null for a text that never was a key. */
  ownerOf: KeyReader;
  /**
   * @param page origin of the foreign page; null for programs and for the site's own frame, which only the partner's pages
   *   can embed
   * @throws CallError 403 when the key is revoked or belongs to other pages, 429 beyond the partner's limit
   */
  admit(owner: KeyOwner, page: string | null): Promise<void>;
}

/** Admits partners' calls: only from the partner's own pages, and up to its agreed rate. */
export function createPartnerGate(db: Database, ownerOf: KeyReader, usualPerMinute: number): PartnerGate {
  // An agreed number holds for all processes together.
  const shared = { db, name: 'partner', waits: true };
  // One for each number that an operator has set.
  const limits = new Map<number, RequestLimit>();
  const limitOf = (perMinute: number) => {
    const limit = limits.get(perMinute) ?? createRequestLimit(perMinute, '此合作伙伴的选型计算', shared);
    limits.set(perMinute, limit);
    return limit;
  };
  return {
    ownerOf,
    async admit({ partnerId, origins, perMinute, revokedAt }, page) {
      if (revokedAt) throw partnerRefusals.revoked();
      if (page !== null && origins.length > 0 && !origins.includes(page)) throw partnerRefusals.origin(page);
      await limitOf(perMinute ?? usualPerMinute).count(partnerId);
    },
  };
}
