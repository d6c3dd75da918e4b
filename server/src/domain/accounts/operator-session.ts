import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import type { Proof } from '../../platform/storage/room-callers';
import { type Authenticated, authenticate } from './authenticate';
import { account, secondFactor, session } from './schema';
import { readSecondFactor, requireSecondFactor } from './second-factor';
import { type Clock, OPERATOR_IDLE_LIMIT, OPERATOR_LIMIT, timeOf } from './session-times';
import { parseToken, tokenHash } from './session-token';
import { MOST_PER_ACCOUNT, surplusSessions } from './sessions';

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
  const hasFactor = (await readSecondFactor(db, who.account.id)) !== null;
  if (hasFactor) await requireSecondFactor(db, who.account.id, code, clock);
  const now = timeOf(clock);
  await db
    .update(session)
    .set({ operatorSince: now, factorAt: hasFactor ? now : null, expiresAt: new Date(now.getTime() + OPERATOR_LIMIT) })
    .where(eq(session.id, who.session.id));
  const surplus = surplusSessions(db, who.account.id, { atOps: true, kept: MOST_PER_ACCOUNT });
  await db.delete(session).where(inArray(session.id, surplus));
  return true;
}

async function isStaff(db: Database, accountId: number): Promise<boolean> {
  const [found] = await db.select({ staff: account.staff }).from(account).where(eq(account.id, accountId));
  return found?.staff === true;
}

export interface Operator extends Authenticated {
  /** Whether the account has a second factor in force, which this session then has passed. */
  passedFactor: boolean;
}

/**
 * The operator behind a session that was opened at `/ops`; null for every other one, for one that was unused too long, and
 * for one that did not pass the second factor of its account.
 */
export async function readOperator(db: Database, token: string, clock: Clock = {}): Promise<Operator | null> {
  const who = await authenticate(db, token, clock);
  if (!who?.session.operatorSince || !(await isStaff(db, who.account.id))) return null;
  const hasFactor = (await readSecondFactor(db, who.account.id)) !== null;
  if (hasFactor && who.session.factorAt === null) return null;
  if (timeOf(clock).getTime() - who.session.lastSeenAt.getTime() < OPERATOR_IDLE_LIMIT)
    return { ...who, passedFactor: hasFactor };
  await db.delete(session).where(eq(session.id, who.session.id));
  return null;
}

/** What the database keeps of a session's token; undefined for what is none. */
export function operatorProof(token: string | undefined): string | undefined {
  const parsed = parseToken(token);
  return parsed && tokenHash(parsed);
}

/** Of all sessions that `readOperator` knows, and until when it does. */
export async function operatorProofs(db: Database): Promise<Proof[]> {
  const { tokenHash, expiresAt, lastSeenAt } = session;
  const hasFactor = and(eq(secondFactor.accountId, account.id), isNotNull(secondFactor.confirmedAt));
  const isOperator = and(
    isNotNull(session.operatorSince),
    eq(account.staff, true),
    isNull(account.lockedAt),
    or(isNull(secondFactor.accountId), isNotNull(session.factorAt)),
  );
  const rows = await db
    .select({ tokenHash, expiresAt, lastSeenAt })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(secondFactor, hasFactor)
    .where(isOperator);
  return rows.map(({ tokenHash, expiresAt, lastSeenAt }) => {
    const idleUntil = lastSeenAt.getTime() + OPERATOR_IDLE_LIMIT;
    return [tokenHash, new Date(Math.min(expiresAt.getTime(), idleUntil))];
  });
}
