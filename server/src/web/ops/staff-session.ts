import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../../domain/accounts/authenticate';
import { account } from '../../domain/accounts/schema';
import type { Database } from '../../platform/database/connect';
import { readCookie, writeCookie } from '../../platform/http/cookies';

/** Holds the token of the session. The pages of the operators run no script, so a cookie carries it. */
const COOKIE = 'shixuan-staff';

/** By HTTPS with the prefix for which browsers refuse a cookie of another host, of a subdomain, or set by HTTP. */
const cookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? `__Host-${COOKIE}` : COOKIE);

export interface Staff {
  accountId: number;
  userName: string;
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

/** The member of the staff whose session the token is, and the token that replaces it; null for everybody else. */
export async function staffOfToken(
  db: Database,
  token: string | undefined,
): Promise<(Staff & { refreshToken?: string | undefined }) | null> {
  const who = token === undefined ? null : await authenticate(db, token);
  if (!who) return null;
  const [found] = await db.select({ staff: account.staff }).from(account).where(eq(account.id, who.account.id));
  if (!found?.staff) return null;
  return { accountId: who.account.id, userName: who.account.userName, refreshToken: who.refreshToken };
}

/**
 * Who of the staff asks; null for everybody else. The session behaves as any other: it is rotated, is on the list of
 * devices, and ends with a logout, a change of password, or when the account is locked or no longer staff.
 */
export async function readStaff(db: Database, request: FastifyRequest, reply: FastifyReply): Promise<Staff | null> {
  const staff = await staffOfToken(db, staffToken(request));
  if (staff?.refreshToken) setStaffCookie(request, reply, staff.refreshToken);
  return staff;
}
