import { openBeside, readConfig } from '@shixuan/server/platform';
import { createToken, listTokens, revokeToken } from '@shixuan/server/releases';
import type { Arguments } from './arguments';
import { DeployFailure } from './exit-codes';
import type { CommandOutput } from './report';

/** `token create|list|revoke`: on the machine of the site, whose database keeps their hashes. */
export async function runToken({ rest, remote, label, site }: Arguments): Promise<CommandOutput> {
  const [action, id, ...more] = rest;
  const isRight = { create: id === undefined, list: id === undefined, revoke: id !== undefined && more.length === 0 };
  if (site) throw new DeployFailure('wrongUse', '令牌只能在站点所在的机器上管理，不能用 --site。');
  if (!(action === 'create' || action === 'list' || action === 'revoke') || !isRight[action]) {
    throw new DeployFailure(
      'wrongUse',
      '用法：token create --remote <栏目名|*> --label <谁>、token list、token revoke <编号>。',
    );
  }
  if (action === 'create' && !remote)
    throw new DeployFailure('wrongUse', 'token create 需要 --remote <栏目名>，或 * 表示全部。');
  const { db, stop } = await openBeside(readConfig(process.env), line => console.error(line));
  try {
    if (action === 'create') {
      const made = await createToken(db, { remote: remote ?? '', label: label ?? '' });
      const lines = [`已创建令牌 ${made.id}（${made.remote}）`, `令牌（只显示这一次）：${made.token}`];
      return { lines, result: made };
    }
    if (action === 'revoke') {
      await revokeToken(db, id ?? '');
      return { lines: [`已撤销令牌 ${id}`], result: { id } };
    }
    const tokens = await listTokens(db);
    const lines = tokens.map(token =>
      [token.id, token.remote, token.label, token.revokedAt ? '已撤销' : '有效', token.lastUsedAt ?? '未用过'].join(
        '  ',
      ),
    );
    return { lines: lines.length > 0 ? lines : ['没有令牌'], result: { tokens } };
  } finally {
    await stop();
  }
}
