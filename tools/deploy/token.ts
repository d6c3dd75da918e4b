import { openBeside, openStorage, readConfig } from '@shixuan/server/platform';
import {
  type DeployToken,
  issueToken,
  listTokens,
  localPerson,
  registryStore,
  tokenRoles,
  withdrawToken,
} from '@shixuan/server/releases';
import type { Arguments } from './arguments';
import { DeployFailure } from './exit-codes';
import type { CommandOutput } from './report';

/** `token create|list|revoke`: on the machine of the site, whose database keeps their hashes. */
export async function runToken({ rest, remote, label, site, role, scopes, days }: Arguments): Promise<CommandOutput> {
  const [action, id, ...more] = rest;
  const isRight = { create: id === undefined, list: id === undefined, revoke: id !== undefined && more.length === 0 };
  if (site) throw new DeployFailure('wrongUse', '令牌只能在站点所在的机器上管理，不能用 --site。');
  if (!(action === 'create' || action === 'list' || action === 'revoke') || !isRight[action]) {
    throw new DeployFailure(
      'wrongUse',
      '用法：token create --remote <栏目名|*> --label <谁> [--role developer|operator|reader] [--scopes publish,preview] [--days 180]、token list、token revoke <编号>。',
    );
  }
  if (action === 'create' && !remote)
    throw new DeployFailure('wrongUse', 'token create 需要 --remote <栏目名>，或 * 表示全部。');
  const known = tokenRoles.find(name => name === role);
  if (role !== undefined && !known)
    throw new DeployFailure('wrongUse', `--role 应为 ${tokenRoles.join('、')} 之一，收到的是「${role}」。`);
  const config = readConfig(process.env);
  const storage = registryStore(await openStorage(config.storage));
  const { db, stop } = await openBeside(config, line => console.error(line));
  try {
    if (action === 'create') {
      const made = await issueToken(
        { db, storage },
        { remote: remote ?? '', label: label ?? '', role: known, scopes, days },
        localPerson(),
      );
      const lines = [
        `已创建令牌 ${made.id}（${made.remote}），有效至 ${made.expiresAt.toISOString()}`,
        `令牌（只显示这一次）：${made.token}`,
      ];
      return { lines, result: made };
    }
    if (action === 'revoke') {
      await withdrawToken({ db, storage }, id ?? '', localPerson());
      return { lines: [`已撤销令牌 ${id}`], result: { id } };
    }
    const tokens = await listTokens(db);
    const lines = tokens.map(token =>
      [
        token.id,
        token.remote,
        token.label,
        token.scopes.join(','),
        stateOf(token),
        token.lastUsedAt ? `最近使用 ${token.lastUsedAt.toISOString()}` : '未用过',
      ].join('  '),
    );
    return { lines: lines.length > 0 ? lines : ['没有令牌'], result: { tokens } };
  } finally {
    await stop();
  }
}

function stateOf({ revokedAt, expiresAt }: DeployToken): string {
  if (revokedAt) return '已撤销';
  if (expiresAt && expiresAt <= new Date()) return '已过期';
  return expiresAt ? `有效至 ${expiresAt.toISOString()}` : '长期有效';
}
