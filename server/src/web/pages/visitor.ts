import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteCookie } from '../../platform/http/cookies';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const crawlers = /bot\b|spider|crawl|slurp|lighthouse/i;

/** Keeps a browser on the version of its first visit for a year; it identifies no person. */
const visitorCookie = siteCookie('visitor', 'lax');
const YEAR_SECONDS = 365 * 86_400;

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
