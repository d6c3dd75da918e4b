import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../../platform/database/connect';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { endRampsOf } from '../registry/end-ramps';
import { type AskedToken, createToken, revokeToken } from './tokens';

/** A token that was issued or revoked. Never the token itself. */
export const TokenEvent = z.object({
  at: z.iso.datetime(),
  /** A person on the site's machine, or an operator. */
  who: z.string(),
  act: z.enum(['issued', 'revoked']),
  /** Id of the token. */
  token: z.string(),
  remote: z.string(),
  label: z.string(),
  scopes: z.array(z.string()),
  expiresAt: z.nullable(z.iso.datetime()),
});
export type TokenEvent = z.infer<typeof TokenEvent>;

/** Beside the entries of the registry's revisions; written once, like them. */
const PREFIX = 'audit/tokens/';

interface Where {
  db: Database;
  /** The registry's own storage. */
  storage: ObjectStorage;
}

/**
 * Issues a token and notes in the audit log who did.
 * @returns the token, which is shown this once
 * @throws OperationRefused as `createToken`
 */
export async function issueToken({ db, storage }: Where, asked: AskedToken, who: string) {
  const made = await createToken(db, asked);
  const { id, remote, label, scopes, expiresAt } = made;
  const told = { act: 'issued' as const, token: id, remote, label, scopes, expiresAt: expiresAt.toISOString() };
  try {
    await note(storage, { ...told, who });
  } catch (error) {
    // Without an entry nobody would know of it.
    await revokeToken(db, id);
    throw error;
  }
  return made;
}

/**
 * Revokes a token with immediate effect, notes who did, and ends what still went on in its name.
 * @throws OperationRefused for an unknown or already revoked token
 */
export async function withdrawToken({ db, storage }: Where, id: string, who: string): Promise<void> {
  const { remote, label, scopes, expiresAt } = await revokeToken(db, id);
  const told = { act: 'revoked' as const, token: id, remote, label, scopes };
  await note(storage, { ...told, expiresAt: expiresAt?.toISOString() ?? null, who });
  await endRampsOf(storage, id, who);
}

async function note(storage: ObjectStorage, event: Omit<TokenEvent, 'at'>): Promise<void> {
  const at = new Date().toISOString();
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
