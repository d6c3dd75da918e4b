import { randomUUID } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const crawlers = /bot\b|spider|crawl|slurp|lighthouse/i;

/** The id in the `visitor` cookie; null when there is none or it is not one of ours. */
export function visitorOf(cookies: string | undefined): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === 'visitor' && value && uuid.test(value)) return value;
  }
  return null;
}

/** Search engines always see the default version. */
export const isCrawler = (userAgent: string | undefined): boolean => crawlers.test(userAgent ?? '');

export const newVisitor = (): string => randomUUID();

/** Says nothing of the person: it only keeps a browser on the version that it met first. */
export const visitorCookie = (visitor: string): string =>
  `visitor=${visitor}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`;
