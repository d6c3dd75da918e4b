import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

/**
 * What a browser holds: `<session id>.<generation>.<secret>`. The first secret is 256 random bits; each later one follows
 * from the one before and the site's secret. So requests that rotate at the same time arrive at the same successor, and
 * neither the database nor the site's secret alone yields a token.
 */
export interface SessionToken {
  sessionId: string;
  generation: number;
  secret: Buffer;
}

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})\.([A-Za-z0-9_-]{43})$/;

export const newToken = (): SessionToken => ({ sessionId: randomUUID(), generation: 0, secret: randomBytes(32) });

export const printToken = ({ sessionId, generation, secret }: SessionToken) =>
  `${sessionId}.${generation}.${secret.toString('base64url')}`;

export function parseToken(text: string | undefined): SessionToken | undefined {
  const [, sessionId, generation, secret] = FORM.exec(text ?? '') ?? [];
  if (!sessionId || !generation || !secret) return undefined;
  return { sessionId, generation: Number(generation), secret: Buffer.from(secret, 'base64url') };
}

export function successor(token: SessionToken, siteSecret: Buffer): SessionToken {
  const generation = token.generation + 1;
  const secret = createHmac('sha256', siteSecret)
    .update(`session ${token.sessionId} ${generation} `)
    .update(token.secret)
    .digest();
  return { ...token, generation, secret };
}

/** The token of a later generation that follows from this one. */
export function advance(token: SessionToken, generation: number, siteSecret: Buffer): SessionToken {
  let current = token;
  while (current.generation < generation) current = successor(current, siteSecret);
  return current;
}

/** What the database keeps. A fast hash is enough: a secret of 256 bits cannot be guessed. */
export const tokenHash = ({ secret }: SessionToken) => createHash('sha256').update(secret).digest('hex');

export const hasHash = (token: SessionToken, hash: string) =>
  timingSafeEqual(Buffer.from(tokenHash(token)), Buffer.from(hash.padEnd(64).slice(0, 64)));
