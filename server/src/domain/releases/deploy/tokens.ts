import { randomUUID } from 'node:crypto';
import { DeployName } from '@shixuan/host/deploy';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { hashOfToken, isTokenId, newSecretToken, SECRET_FORM } from '../../../platform/secrets/secret-token';
import { type AppPath, appPath } from '../registry/registry-paths';
import { deployToken } from '../schema';

/** `sxd_<remote>_<64 hex digits>` */
const FORM = new RegExp(`^sxd_(?:\\*|[a-z][a-z0-9-]{1,30})_${SECRET_FORM}$`);

export interface DeployToken {
  id: string;
  /** A remote's name, `shell`, or `*`. */
  remote: string;
  label: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

const columns = {
  id: deployToken.id,
  remote: deployToken.remote,
  label: deployToken.label,
  createdAt: deployToken.createdAt,
  lastUsedAt: deployToken.lastUsedAt,
  revokedAt: deployToken.revokedAt,
};

/** @returns the token, which is shown this once. @throws OperationRefused for what cannot be a remote's name */
export async function createToken(
  db: Database,
  { remote, label }: { remote: string; label: string },
): Promise<{ id: string; remote: string; token: string }> {
  if (remote !== '*' && !DeployName.safeParse(remote).success) {
    throw new OperationRefused(`「${remote}」不能是栏目名：应由小写字母、数字和 - 组成，或用 * 表示全部。`);
  }
  const token = newSecretToken(`sxd_${remote}`);
  const id = randomUUID();
  const named = label.trim().slice(0, 60) || (remote === '*' ? '站点管理员' : remote);
  await db
    .insert(deployToken)
    .values({ id, tokenHash: hashOfToken(token), remote, label: named, createdAt: new Date() });
  return { id, remote, token };
}

export const listTokens = (db: Database): Promise<DeployToken[]> =>
  db.select(columns).from(deployToken).orderBy(deployToken.createdAt);

/**
 * Revokes a token with immediate effect.
 * @throws OperationRefused for an unknown or already revoked token
 */
export async function revokeToken(db: Database, id: string): Promise<void> {
  const revoked = isTokenId(id)
    ? await db
        .update(deployToken)
        .set({ revokedAt: new Date() })
        .where(and(eq(deployToken.id, id), isNull(deployToken.revokedAt)))
        .returning({ id: deployToken.id })
    : [];
  if (revoked.length === 0) throw new OperationRefused(`没有编号为 ${id} 的有效令牌。用 token list 查看编号。`);
}

/** The owner of a token, whose use is noted; null for every token that does not work, without a reason. */
export async function useToken(db: Database, authorization: string | undefined): Promise<DeployToken | null> {
  const [scheme, token = ''] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !FORM.test(token)) return null;
  const [found] = await db
    .update(deployToken)
    .set({ lastUsedAt: new Date() })
    .where(and(eq(deployToken.tokenHash, hashOfToken(token)), isNull(deployToken.revokedAt)))
    .returning(columns);
  return found ?? null;
}

/** The app that a token's owner asks about. @throws OperationRefused when it is another team's */
export function requireOwn(token: DeployToken, remote: string): AppPath {
  if (token.remote === '*' || token.remote === remote) return appPath(remote);
  throw new OperationRefused(`这个令牌属于 ${token.remote}，不能更改 ${remote}。`);
}
