import { randomUUID } from 'node:crypto';
import { DeployName } from '@shixuan/host/deploy';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { isOutOfRoom } from '../../../platform/outage';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { hashOfToken, isTokenId, newSecretToken, SECRET_FORM } from '../../../platform/secrets/secret-token';
import { siteTime } from '../../../platform/site-time';
import type { Proof } from '../../../platform/storage/room-callers';
import { type AppPath, appPath } from '../registry/registry-paths';
import { deployToken } from '../schema';

/** `sxd_<remote>_<64 hex digits>` */
const FORM = new RegExp(`^sxd_(?:\\*|[a-z][a-z0-9-]{1,30})_${SECRET_FORM}$`);

const DAY_MS = 24 * 3600_000;

/** How long a token holds unless something else is asked for, and at most: days. */
const TOKEN_DAYS = 180;
const MOST_TOKEN_DAYS = 730;

/** What tokens may be for: reading the state of the site, and the commands of `npm run deploy`. */
export const deployScopes = ['read', 'publish', 'preview', 'promote', 'rollback', 'kill', 'gc'] as const;
export type DeployScope = (typeof deployScopes)[number];

/** Roles: a developer has all that concerns the own remote, an operator all of all, a reader looks on. */
const roleScopes = {
  developer: ['read', 'publish', 'preview', 'promote', 'rollback', 'kill'],
  operator: deployScopes,
  reader: ['read'],
} as const satisfies Record<string, readonly DeployScope[]>;
export type TokenRole = keyof typeof roleScopes;
export const tokenRoles = ['developer', 'operator', 'reader'] as const satisfies readonly TokenRole[];

export interface DeployToken {
  id: string;
  /** A remote's name, `shell`, or `*`. */
  remote: string;
  label: string;
  /** Names of `deployScopes`; one of a later edition of the site grants nothing here. */
  scopes: string[];
  createdAt: Date;
  /** Null: holds until it is revoked. */
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

const columns = {
  id: deployToken.id,
  remote: deployToken.remote,
  label: deployToken.label,
  scopes: deployToken.scopes,
  createdAt: deployToken.createdAt,
  expiresAt: deployToken.expiresAt,
  lastUsedAt: deployToken.lastUsedAt,
  revokedAt: deployToken.revokedAt,
};

export interface AskedToken {
  /** A remote's name, `shell`, or `*` for all. */
  remote: string;
  label: string;
  /** `operator` for `*` and `developer` for one remote, unless said. */
  role?: TokenRole | undefined;
  /** Fewer than the role has. */
  scopes?: readonly string[] | undefined;
  /** Above 0, up to 730; 180 by default. */
  days?: number | undefined;
}

/**
 * @returns the token, which is shown this once
 * @throws OperationRefused for what cannot be a remote's name, a scope or a time that a token holds, and for an operator of one remote
 */
export async function createToken(
  db: Database,
  { remote, label, role = remote === '*' ? 'operator' : 'developer', scopes, days = TOKEN_DAYS }: AskedToken,
): Promise<Pick<DeployToken, 'id' | 'remote' | 'label' | 'scopes'> & { token: string; expiresAt: Date }> {
  if (remote !== '*' && !DeployName.safeParse(remote).success) {
    throw new OperationRefused(`「${remote}」不能是栏目名：应由小写字母、数字和 - 组成，或用 * 表示全部。`);
  }
  if (role === 'operator' && remote !== '*') throw new OperationRefused('运维的令牌针对全部栏目：栏目应为 *。');
  const granted: readonly DeployScope[] = roleScopes[role];
  const wrong = scopes?.find(scope => !granted.some(one => one === scope));
  if (wrong !== undefined || scopes?.length === 0) {
    throw new OperationRefused(`权限「${wrong ?? ''}」不对：应为 ${granted.join('、')} 中的一项或几项，以逗号分隔。`);
  }
  if (!(days > 0 && days <= MOST_TOKEN_DAYS)) {
    throw new OperationRefused(`令牌的有效天数应大于 0、不超过 ${MOST_TOKEN_DAYS}，收到的是 ${days}。`);
  }
  const token = newSecretToken(`sxd_${remote}`);
  const id = randomUUID();
  const named = label.trim().slice(0, 60) || (remote === '*' ? '站点管理员' : remote);
  const createdAt = siteTime();
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
  const kept = { id, tokenHash: hashOfToken(token), remote, label: named, scopes: [...(scopes ?? granted)] };
  await db.insert(deployToken).values({ ...kept, createdAt, expiresAt });
  return { id, remote, label: named, scopes: kept.scopes, token, expiresAt };
}

export const listTokens = (db: Database): Promise<DeployToken[]> =>
  db.select(columns).from(deployToken).orderBy(deployToken.createdAt);

/**
 * Revokes a token with immediate effect.
 * @returns the token as it was
 * @throws OperationRefused for an unknown or already revoked token
 */
export async function revokeToken(db: Database, id: string): Promise<DeployToken> {
  const revoked = isTokenId(id)
    ? await db
        .update(deployToken)
        .set({ revokedAt: siteTime() })
        .where(and(eq(deployToken.id, id), isNull(deployToken.revokedAt)))
        .returning(columns)
    : [];
  const [found] = revoked;
  if (!found) throw new OperationRefused(`没有编号为 ${id} 的有效令牌。用 token list 查看编号。`);
  return found;
}

/**
 * The owner of a token, whose use is noted, unless the database has no room: a version can be withdrawn then too. Null for every token that
 * does not work, without a reason.
 */
export async function useToken(db: Database, authorization: string | undefined): Promise<DeployToken | null> {
  const hash = hashOfBearer(authorization);
  if (hash === undefined) return null;
  const now = siteTime();
  const isIts = and(
    eq(deployToken.tokenHash, hash),
    isNull(deployToken.revokedAt),
    or(isNull(deployToken.expiresAt), gt(deployToken.expiresAt, now)),
  );
  const [found] = await db
    .update(deployToken)
    .set({ lastUsedAt: now })
    .where(isIts)
    .returning(columns)
    .catch((error: unknown) => {
      if (isOutOfRoom(error)) return db.select(columns).from(deployToken).where(isIts);
      throw error;
    });
  return found ?? null;
}

/** Since when a token no longer holds that was never revoked: whoever has it is told, as it opens nothing. Null for all others. */
export async function expiredSince(db: Database, authorization: string | undefined): Promise<Date | null> {
  const hash = hashOfBearer(authorization);
  if (hash === undefined) return null;
  const { tokenHash, revokedAt, expiresAt } = deployToken;
  const [found] = await db
    .select({ expiresAt })
    .from(deployToken)
    .where(and(eq(tokenHash, hash), isNull(revokedAt), lte(expiresAt, siteTime())));
  return found?.expiresAt ?? null;
}

function hashOfBearer(authorization: string | undefined): string | undefined {
  const [scheme, token = ''] = (authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && FORM.test(token) ? hashOfToken(token) : undefined;
}

/** What shows that a token may do this, by the header that carries it; undefined for what is no token. */
export function scopeProof(authorization: string | undefined, scope: DeployScope): string | undefined {
  const hash = hashOfBearer(authorization);
  return hash && `${scope} ${hash}`;
}

/** Of all tokens that work: what each may do, and until when. */
export async function scopeProofs(db: Database): Promise<Proof[]> {
  const { tokenHash, scopes, expiresAt } = deployToken;
  const rows = await db.select({ tokenHash, scopes, expiresAt }).from(deployToken).where(isNull(deployToken.revokedAt));
  return rows.flatMap(row => row.scopes.map((scope): Proof => [`${scope} ${row.tokenHash}`, row.expiresAt]));
}

/** The app that a token's owner asks about. @throws OperationRefused when it is another team's */
export function requireOwn(token: DeployToken, remote: string): AppPath {
  if (token.remote === '*' || token.remote === remote) return appPath(remote);
  throw new OperationRefused(`这个令牌属于 ${token.remote}，不能更改 ${remote}。`);
}

/** @throws OperationRefused when the token is not for this */
export function requireScope({ scopes }: DeployToken, scope: DeployScope): void {
  if (!scopes.includes(scope))
    throw new OperationRefused(`这个令牌没有 ${scope} 的权限，只有：${scopes.join('、')}。请站点管理员另发一个。`);
}
