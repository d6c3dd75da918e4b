import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DeployToken, useToken } from '../../domain/releases/deploy/tokens';
import type { Database } from '../../platform/database/connect';
import { siteCookie } from '../../platform/http/cookies';

/** Holds a reader's token until the browser is closed; other sites' requests do not carry it. */
const readerCookie = siteCookie('shixuan-reader', 'strict');

/** Tokens that may do more than look are for pipelines: they are not carried about in a browser. */
const isReader = ({ scopes }: DeployToken): boolean => scopes.length > 0 && scopes.every(scope => scope === 'read');

/** The holder of a reader's token; null for every other text, and once the token was revoked or has expired. */
async function findReader(db: Database, token: string): Promise<DeployToken | null> {
  const found = await useToken(db, `Bearer ${token}`);
  return found && isReader(found) ? found : null;
}

/** Who looks on without an account, by the cookie; null for everybody else. */
export async function readReader(db: Database, request: FastifyRequest): Promise<DeployToken | null> {
  const token = readerCookie.read(request);
  return token === undefined ? null : findReader(db, token);
}

/** Lets a reader in. @returns false for a text that is no reader's token */
export async function openReader(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<boolean> {
  if (!(await findReader(db, token))) return false;
  readerCookie.set(request, reply, token);
  return true;
}

export const closeReader = (request: FastifyRequest, reply: FastifyReply): void => readerCookie.clear(request, reply);
