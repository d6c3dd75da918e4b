import type { SessionUser } from '@shixuan/api';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { type Client, plainAddress, throttleAddress } from '../../platform/http/client';
import { siteTime } from '../../platform/site-time';
import { gone } from './account-refusals';
import { account as accountTable, session } from './schema';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from './session-times';
import { newToken, printToken, tokenHash } from './session-token';

/** An account, and which of its sessions asks. */
export interface SessionOwner {
  account: { id: number };
  session: { id: string };
}

/**
 * Limit of sessions per account; beyond it, the sessions unused for longest end. Those at `/ops` count by themselves: who has no second
 * factor ends none of them by logging in.
 */
export const MOST_PER_ACCOUNT = 20;

/** The sessions of an account, of the site or at `/ops`, that were used before the `kept` last used ones. */
export const surplusSessions = (
  tx: Database | Transaction,
  accountId: number,
  { atOps, kept }: { atOps: boolean; kept: number },
) =>
  tx
    .select({ id: session.id })
    .from(session)
    .where(
      and(eq(session.accountId, accountId), atOps ? isNotNull(session.operatorSince) : isNull(session.operatorSince)),
    )
    .orderBy(sql`${session.lastSeenAt} desc`)
    .offset(kept);

const ended = (now: Date) =>
  or(lte(session.expiresAt, now), lte(session.lastSeenAt, new Date(now.getTime() - IDLE_LIMIT)));

export const liveSessions = (now: Date) =>
  and(gt(session.expiresAt, now), gt(session.lastSeenAt, new Date(now.getTime() - IDLE_LIMIT)));

/** The hash that was checked is not the account's any more. */
export class PasswordReplaced extends Error {
  override readonly name = 'PasswordReplaced';
}

/**
 * Opens a session and deletes those that have ended. The token is returned to the caller and stored nowhere.
 * @param account its `passwordHash` is the hash that was checked
 * @throws PasswordReplaced when another one is stored meanwhile
 */
export async function openSession(
  db: Database | Transaction,
  account: { id: number; userName: string; passwordHash?: string },
  client: Client,
  now: Date,
): Promise<SessionUser> {
  const token = newToken();
  await db.transaction(async tx => {
    if (account.passwordHash !== undefined) {
      const [current] = await tx
        .select({ passwordHash: accountTable.passwordHash })
        .from(accountTable)
        .where(eq(accountTable.id, account.id))
        .for('share');
      if (current?.passwordHash !== account.passwordHash) throw new PasswordReplaced();
    }
    await tx.delete(session).where(ended(now));
    const surplus = surplusSessions(tx, account.id, { atOps: false, kept: MOST_PER_ACCOUNT - 1 });
    await tx.delete(session).where(inArray(session.id, surplus));
    await tx.insert(session).values({
      id: token.sessionId,
      accountId: account.id,
      generation: token.generation,
      tokenHash: tokenHash(token),
      rotatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_LIMIT),
      userAgent: client.userAgent.slice(0, 300),
      address: plainAddress(client.address),
    });
  });
  return { id: account.id, userName: account.userName, token: printToken(token) };
}

/**
 * Gives a session a new token once its visitor has proved again who they are. The token before ends at once: nothing leads from it to
 * the new one, so that whoever else holds it is out.
 * @returns the new token, for the `refresh-token` header of an answer that no cache stores
 * @throws CallError where the session has ended meanwhile
 */
export async function renewToken(
  db: Database | Transaction,
  { session: { id } }: { session: { id: string } },
  now = siteTime(),
): Promise<string> {
  const token = newToken();
  const [renewed] = await db
    .update(session)
    .set({
      generation: sql`${session.generation} + 1`,
      tokenHash: tokenHash(token),
      rotatedAt: now,
      lastSeenAt: now,
    })
    .where(eq(session.id, id))
    .returning({ generation: session.generation });
  if (!renewed) throw gone();
  return printToken({ ...token, sessionId: id, generation: renewed.generation });
}

/**
 * True when the account has a session from this network (an IPv4 address, a /64 of IPv6), which makes what comes from it likely the
 * owner's.
 */
export async function isKnownNetwork(db: Database, accountId: number, address: string): Promise<boolean> {
  const network = throttleAddress(address);
  const sessions = await db.select({ address: session.address }).from(session).where(eq(session.accountId, accountId));
  return sessions.some(own => throttleAddress(own.address) === network);
}
