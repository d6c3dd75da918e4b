import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { type Authenticated, authenticate } from './authenticate';
import { account, session } from './schema';
import { readSecondFactor, requireSecondFactor } from './second-factor';
import { type Clock, OPERATOR_IDLE_LIMIT, OPERATOR_LIMIT, timeOf } from './session-times';

/**
 * Makes a session that was opened by the password one of `/ops`: for staff alone, and after the second factor where the
 * account has one.
 * @throws CallError for a wrong code; the caller ends the session
 * @returns false for an account that is not of the staff
 */
export async function openOperatorSession(
  db: Database,
  token: string,
  code: string,
  clock: Clock = {},
): Promise<boolean> {
  const who = await authenticate(db, token, clock);
  if (!who || !(await isStaff(db, who.account.id))) return false;
  if (await readSecondFactor(db, who.account.id)) await requireSecondFactor(db, who.account.id, code, clock);
  const now = timeOf(clock);
  await db
    .update(session)
    .set({ operatorSince: now, expiresAt: new Date(now.getTime() + OPERATOR_LIMIT) })
    .where(eq(session.id, who.session.id));
  return true;
}

async function isStaff(db: Database, accountId: number): Promise<boolean> {
  const [found] = await db.select({ staff: account.staff }).from(account).where(eq(account.id, accountId));
  return found?.staff === true;
}

/** The operator behind a session that was opened at `/ops`; null for every other one, and for one that was unused too long. */
export async function readOperator(db: Database, token: string, clock: Clock = {}): Promise<Authenticated | null> {
  const who = await authenticate(db, token, clock);
  if (!who?.session.operatorSince || !(await isStaff(db, who.account.id))) return null;
  if (timeOf(clock).getTime() - who.session.lastSeenAt.getTime() < OPERATOR_IDLE_LIMIT) return who;
  await db.delete(session).where(eq(session.id, who.session.id));
  return null;
}
