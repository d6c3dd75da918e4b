import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { isOutOfRoom } from '../../platform/outage';
import { account, session } from './schema';
import { CLOCKS_DIFFER, type Clock, GRACE, IDLE_LIMIT, ROTATE_AFTER, SEEN_STEP, timeOf } from './session-times';
import { advance, hasHash, parseToken, printToken, type SessionToken, successor, tokenHash } from './session-token';
import { siteSecret } from './site-secret';

export interface Authenticated {
  account: { id: number; userName: string };
  /** `lastSeenAt` is the use before this one. */
  session: {
    id: string;
    createdAt: Date;
    expiresAt: Date;
    lastSeenAt: Date;
    operatorSince: Date | null;
    factorAt: Date | null;
  };
  /** The new token, for the `refresh-token` header of an answer that no cache stores. */
  refreshToken?: string;
}

type Row = { account: typeof account.$inferSelect; session: typeof session.$inferSelect };

const isOver = ({ account, session }: Row, now: Date) =>
  account.lockedAt !== null ||
  session.expiresAt <= now ||
  now.getTime() - session.lastSeenAt.getTime() >= IDLE_LIMIT ||
  // It would last for years.
  session.createdAt.getTime() - now.getTime() > CLOCKS_DIFFER;

/** Milliseconds between two times, whichever came first: a clock may have been put right between them. */
const apart = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime());

const revoke = (db: Database, id: string) => db.delete(session).where(eq(session.id, id));

async function noteUse(db: Database, row: Row, now: Date): Promise<void> {
  if (apart(now, row.session.lastSeenAt) < SEEN_STEP) return;
  await db.update(session).set({ lastSeenAt: now }).where(eq(session.id, row.session.id));
}

/** A database without room keeps the session as it is: who is known by it can read, and withdraw a version. */
const unlessFull = <T>(writing: Promise<T>, otherwise: T): Promise<T> =>
  writing.catch((error: unknown) => {
    if (isOutOfRoom(error)) return otherwise;
    throw error;
  });

/** Makes the next generation the current one; false when another request did so first. */
async function rotate(db: Database, next: SessionToken, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(session)
    .set({ generation: next.generation, tokenHash: tokenHash(next), rotatedAt: now, lastSeenAt: now })
    .where(and(eq(session.id, next.sessionId), eq(session.generation, next.generation - 1)));
  return rowCount === 1;
}

/**
 * The account behind an Authorization header; null without a token, for an unknown, expired or revoked one, and for a locked
 * account.
 *
 * A token due for rotation is replaced by its successor. For a minute the old one still works and yields the same
 * successor; later use of it means that two parties hold the session, and ends it.
 */
export async function authenticate(
  db: Database,
  authorization: string | undefined,
  clock: Clock = {},
): Promise<Authenticated | null> {
  const token = parseToken(authorization);
  if (!token) return null;
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(session.id, token.sessionId));
  if (!row || token.generation > row.session.generation) return null;
  // An older token is genuine when the current one can be derived from it. A made-up token must not end a session.
  const secret = await siteSecret(db);
  const current = advance(token, row.session.generation, secret);
  if (!hasHash(current, row.session.tokenHash)) return null;

  const now = timeOf(clock);
  if (isOver(row, now)) return null;
  const { id, createdAt, expiresAt, lastSeenAt, operatorSince, factorAt } = row.session;
  const answer: Authenticated = {
    account: { id: row.account.id, userName: row.account.userName },
    session: { id, createdAt, expiresAt, lastSeenAt, operatorSince, factorAt },
  };
  const age = apart(now, row.session.rotatedAt);
  if (token.generation < row.session.generation) {
    if (token.generation < row.session.generation - 1 || age >= GRACE) {
      await revoke(db, token.sessionId);
      return null;
    }
    return { ...answer, refreshToken: printToken(current) };
  }
  if (age < ROTATE_AFTER) {
    await unlessFull(noteUse(db, row, now), undefined);
    return answer;
  }
  const next = successor(token, secret);
  // After a lost race the session is read again: it was rotated by another request, or closed meanwhile.
  const rotated = await unlessFull(rotate(db, next, now), null);
  if (rotated === null) return answer;
  return rotated ? { ...answer, refreshToken: printToken(next) } : authenticate(db, authorization, clock);
}

/** Ends the session of this Authorization header; does nothing when there is none. */
export async function logout(db: Database, authorization: string | undefined, clock: Clock = {}): Promise<void> {
  const who = await authenticate(db, authorization, clock);
  if (who) await revoke(db, who.session.id);
}
