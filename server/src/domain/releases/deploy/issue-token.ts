import type { Database } from '../../../platform/database/connect';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { endRampsOf } from '../registry/end-ramps';
import { noteTokenEvent } from './token-events';
import { type AskedToken, createToken, revokeToken } from './tokens';

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
    await noteTokenEvent(storage, { ...told, who });
  } catch (error) {
    // A token without an entry in the audit log must not exist.
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
  await noteTokenEvent(storage, { ...told, expiresAt: expiresAt?.toISOString() ?? null, who });
  await endRampsOf(storage, id, who);
}
