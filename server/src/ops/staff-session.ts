import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../accounts/authenticate';
import type { Database } from '../database/connect';
import { account } from '../database/schema';

/** Holds a session's token, as the site's own pages keep it; here in a cookie, as these pages run no script. */
const COOKIE = 'shixuan-staff';

export interface Staff {
  accountId: number;
  userName: string;
}

/** The token in the cookie; undefined when there is none. */
export function staffToken({ headers }: FastifyRequest): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === COOKIE && value) return value;
  }
  return undefined;
}

/** For everybody's pages too: there it permits a developer's own build. Never sent along from other sites. */
export function setStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const lifetime = token === null ? '; Max-Age=0' : '';
  reply.header('set-cookie', `${COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Strict${secure}${lifetime}`);
}

/** Whose session this is and what replaces the token, if he is of the staff. */
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
