import type { AccountSession } from '@shixuan/api';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { confirmPassword } from './confirm-password';
import { deviceName } from './device-name';
import { session } from './schema';
import { liveSessions } from './sessions';

/** An account, and which of its sessions asks. */
export interface SessionOwner {
  account: { id: number };
  session: { id: string };
}

/** The valid sessions of an account, this one first, then the most recently used. */
export async function listSessions(db: Database, who: SessionOwner, now = new Date()): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, who.account.id), liveSessions(now)))
    .orderBy(desc(eq(session.id, who.session.id)), desc(session.lastSeenAt));
  return rows.map(row => ({
    id: row.id,
    current: row.id === who.session.id,
    device: deviceName(row.userAgent),
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/**
 * Ends all other sessions of the account, or only the one named; never its own or another account's. The password is asked for, so that
 * whoever finds a browser unattended does not put the owner out.
 * @returns number of sessions that ended
 * @throws CallError for a wrong password, or after too many
 */
export async function endSessions(
  db: Database,
  who: SessionOwner,
  { id, password }: { id?: string | undefined; password: string },
): Promise<number> {
  await confirmPassword(db, who.account.id, '密码', password);
  const { rowCount } = await db
    .delete(session)
    .where(
      and(eq(session.accountId, who.account.id), ne(session.id, who.session.id), id ? eq(session.id, id) : undefined),
    );
  return rowCount ?? 0;
}
