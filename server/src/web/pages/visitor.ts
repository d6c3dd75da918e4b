import { randomUUID } from 'node:crypto';
import { readCookie, writeCookie } from '../../platform/http/cookies';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const crawlers = /bot\b|spider|crawl|slurp|lighthouse/i;

/** The id in the `visitor` cookie; null when there is none or it is not one of ours. */
export function visitorOf(cookies: string | undefined): string | null {
  const id = readCookie(cookies, 'visitor');
  return id !== undefined && uuid.test(id) ? id : null;
}

/** Search engines always see the default version. */
export const isCrawler = (userAgent: string | undefined): boolean => crawlers.test(userAgent ?? '');

export const newVisitor = (): string => randomUUID();

/** A cookie that keeps a browser on the version of its first visit for a year; it identifies no person. */
export const visitorCookie = (visitor: string): string =>
  writeCookie({ name: 'visitor', value: visitor, sameSite: 'lax', maxAge: 365 * 86_400 });
