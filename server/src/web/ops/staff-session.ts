import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOperator } from '../../domain/accounts/operator-session';
import type { Database } from '../../platform/database/connect';
import { siteCookie } from '../../platform/http/cookies';

/** Holds the token of the session. The pages of the operators run no script, so a cookie carries it. */
const staffCookie = siteCookie('shixuan-staff', 'strict');

export interface Staff {
  accountId: number;
  userName: string;
  sessionId: string;
  /** Whether a second factor is in force, which this session has passed. */
  passedFactor: boolean;
}

/** The token in the cookie; undefined when there is none. */
export const staffToken = (request: FastifyRequest): string | undefined => staffCookie.read(request);

/** Sets the cookie for all pages, where it permits a developer's own build; null deletes it. Other sites' requests do not carry it. */
export function setStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  if (token === null) staffCookie.clear(request, reply);
  else staffCookie.set(request, reply, token);
}

/**
 * Who of the staff asks; null for everybody else. The session behaves as any other, only that it was opened at `/ops` and ends
 * sooner: it is rotated, is on the list of devices, and ends with a logout, a change of password, or when the account is
 * locked or no longer staff.
 * @param withSecondFactor whether a session that has passed none counts as nobody
 */
export async function readStaff(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { withSecondFactor = false } = {},
): Promise<Staff | null> {
  const token = staffToken(request);
  const who = token === undefined ? null : await readOperator(db, token);
  if (!who || (withSecondFactor && !who.passedFactor)) return null;
  if (who.refreshToken) setStaffCookie(request, reply, who.refreshToken);
  const { account, session, passedFactor } = who;
  return { accountId: account.id, userName: account.userName, sessionId: session.id, passedFactor };
}
