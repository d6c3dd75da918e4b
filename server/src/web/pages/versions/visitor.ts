import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AudienceGroup } from '../../../domain/releases/registry/registry-schema';
import { siteCookie } from '../../../platform/http/cookies';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const crawlers = /bot\b|spider|crawl|slurp|lighthouse/i;

/** Keeps a browser on the version of its first visit for a year; it identifies no person. */
const visitorCookie = siteCookie('visitor', 'lax');
const YEAR_SECONDS = 365 * 86_400;

/**
 * Says that the browser's visitor is signed in, and nothing else: a page is chosen before any call carries a session. It opens nothing,
 * so it need not prove anything; who sets it by hand tries a version that any visitor may be given.
 */
export const signedInCookie = siteCookie('signed-in', 'lax');
const SIGNED_IN = '1';
/** Calls renew it; a session ends when it is unused for as long. */
const WEEK_SECONDS = 7 * 86_400;

/**
 * Name of the group whose invitation somebody has taken in this browser; the same for all who have. Like the one before it opens nothing.
 */
export const groupCookie = siteCookie('trial-group', 'lax');
/** A trial lasts for days or weeks; who stays away for longer is invited again. */
const QUARTER_SECONDS = 90 * 86_400;

/** The id in the visitor's cookie; null when there is none or it is not one of ours. */
export function visitorOf(request: Pick<FastifyRequest, 'headers' | 'protocol'>): string | null {
  const id = visitorCookie.read(request);
  return id !== undefined && uuid.test(id) ? id : null;
}

/** Search engines always see the default version. */
export const isCrawler = (userAgent: string | undefined): boolean => crawlers.test(userAgent ?? '');

/** A new visitor's id, which the answer sets as the cookie. */
export function rememberVisitor(request: FastifyRequest, reply: FastifyReply): string {
  const visitor = randomUUID();
  visitorCookie.set(request, reply, visitor, YEAR_SECONDS);
  return visitor;
}

/** The groups that the visitor of a page belongs to, as the browser says. */
export function groupsOf(request: Pick<FastifyRequest, 'headers' | 'protocol'>): readonly AudienceGroup[] {
  const invited = AudienceGroup.safeParse(`invited:${groupCookie.read(request) ?? ''}`).data;
  return [
    ...(signedInCookie.read(request) === SIGNED_IN ? (['signed-in'] as const) : []),
    ...(invited ? [invited] : []),
  ];
}

/** Has the browser say from now on that it is of a group; null: of none. */
export function rememberGroup(request: FastifyRequest, reply: FastifyReply, name: string | null): void {
  if (name !== null) groupCookie.set(request, reply, name, QUARTER_SECONDS);
  else if (groupCookie.read(request) !== undefined) groupCookie.clear(request, reply);
}

/**
 * Has the browser say from now on whether its visitor is signed in.
 * @param isAsked whether a version is tried on that group: otherwise nothing is kept in browsers that need not be
 */
export function rememberSignedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSignedIn, isAsked }: { isSignedIn: boolean; isAsked: boolean },
): void {
  if (isSignedIn && isAsked) signedInCookie.set(request, reply, SIGNED_IN, WEEK_SECONDS);
  else if (signedInCookie.read(request) !== undefined) signedInCookie.clear(request, reply);
}
