import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { siteTime } from '../../../platform/site-time';
import type { ObjectStorage } from '../../../platform/storage/object-storage';

/** A token, or the key of a trial's runner, that was issued or revoked; whether trials are required; groups. Never the secret itself. */
export const TokenEvent = z.object({
  at: z.iso.datetime(),
  /** A person on the site's machine, or an operator. */
  who: z.string(),
  act: z.enum(['issued', 'revoked', 'trialRequired', 'trialWaived', 'groupMade', 'groupEnded']),
  /** Id of the token or key, name of the group; empty where none is meant. */
  token: z.string(),
  remote: z.string(),
  label: z.string(),
  scopes: z.array(z.string()),
  expiresAt: z.nullable(z.iso.datetime()),
});
export type TokenEvent = z.infer<typeof TokenEvent>;

/** Beside the entries of the registry's revisions; written once, like them. */
const PREFIX = 'audit/tokens/';

/** Notes what became of a token or a key, now. */
export async function noteTokenEvent(storage: ObjectStorage, event: Omit<TokenEvent, 'at'>): Promise<void> {
  const at = siteTime().toISOString();
  const key = `${PREFIX}${at.replaceAll(/[^0-9]/g, '')}-${randomUUID()}.json`;
  await storage.put(key, Buffer.from(JSON.stringify({ at, ...event })), { ifAbsent: true });
}

/** The last events, the latest first; what cannot be read is left out. */
export async function readTokenEvents(storage: ObjectStorage, most: number): Promise<TokenEvent[]> {
  const keys = (await storage.list(PREFIX)).sort().reverse().slice(0, most);
  const events: TokenEvent[] = [];
  for (const key of keys) {
    const stored = await storage.get(key);
    const { data } = TokenEvent.safeParse(stored && parsedJson(stored.bytes));
    if (data) events.push(data);
  }
  return events;
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
