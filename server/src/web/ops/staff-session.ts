import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOperator } from '../../domain/accounts/operator-session';
import { readSecondFactor } from '../../domain/accounts/second-factor';
import type { Database } from '../../platform/database/connect';
import { readCookie, writeCookie } from '../../platform/http/cookies';

/** Holds the token of the session. The pages of the operators run no script, so a cookie carries it. */
const COOKIE = 'shixuan-staff';

/** By HTTPS with the prefix for which browsers refuse a cookie of another host, of a subdomain, or set by HTTP. */
const cookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? `__Host-${COOKIE}` : COOKIE);

export interface Staff {
  accountId: number;
  userName: string;
  sessionId: string;
}

/** The token in the cookie; undefined when there is none. */
export const staffToken = (request: FastifyRequest): string | undefined =>
  readCookie(request.headers.cookie, cookieName(request));

/** Sets the cookie for all pages, where it permits a developer's own build; null deletes it. Other sites' requests do not carry it. */
export function setStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  const cookie = writeCookie({
    name: cookieName(request),
    value: token ?? '',
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: token === null ? 0 : undefined,
  });
  reply.header('set-cookie', cookie);
}

/**
 * Who of the staff asks; null for everybody else. The session behaves as any other, only that it was opened at `/ops` and ends
 * sooner: it is rotated, is on the list of devices, and ends with a logout, a change of password, or when the account is
 * locked or no longer staff.
 * @param withSecondFactor whether an account without one counts as nobody
 */
export async function readStaff(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { withSecondFactor = false } = {},
): Promise<Staff | null> {
  const token = staffToken(request);
  const who = token === undefined ? null : await readOperator(db, token);
  if (!who || (withSecondFactor && !(await readSecondFactor(db, who.account.id)))) return null;
  if (who.refreshToken) setStaffCookie(request, reply, who.refreshToken);
  return { accountId: who.account.id, userName: who.account.userName, sessionId: who.session.id };
}
