import type { AccountSession } from '@shixuan/api';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { siteTime } from '../../platform/site-time';
import { confirmPassword } from './confirm-password';
import { deviceName } from './device-name';
import { session } from './schema';
import { readSecondFactor, requireSecondFactor } from './second-factor';
import { liveSessions, type SessionOwner } from './sessions';

/** The valid sessions of an account, this one first, then the most recently used. */
export async function listSessions(db: Database, who: SessionOwner, now = siteTime()): Promise<AccountSession[]> {
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
 * whoever finds a browser unattended does not put the owner out; and the second factor of an account that has one, so that whoever knows
 * the password alone does not either.
 * @param asked `code` of the authenticator or a recovery code; undefined where the page cannot ask for it
 * @returns number of sessions that ended
 * @throws CallError for a wrong password or code, or after too many
 */
export async function endSessions(
  db: Database,
  who: SessionOwner,
  { id, password, code }: { id?: string | undefined; password: string; code?: string | undefined },
): Promise<number> {
  await confirmPassword(db, who.account.id, '密码', password);
  if (await readSecondFactor(db, who.account.id)) {
    if (code === undefined) throw badInput('这个账号启用了两步验证：请在运维页的「我的登录」里退出其他登录');
    await requireSecondFactor(db, who.account.id, code);
  }
  const { rowCount } = await db
    .delete(session)
    .where(
      and(eq(session.accountId, who.account.id), ne(session.id, who.session.id), id ? eq(session.id, id) : undefined),
    );
  return rowCount ?? 0;
}
