import type { Arguments } from './arguments';
import type { DeploySite } from './deploy-site';
import { DeployFailure } from './exit-codes';
import { type CommandOutput, previewLines } from './report';

/** `preview` and `preview revoke <id>`; the list of links is read beside the site's database. */
export async function runPreview(site: DeploySite, given: Arguments): Promise<CommandOutput> {
  const { rest, remote, version, hours } = given;
  const [action, id, ...more] = rest;
  if (action === undefined && remote) {
    const made = await site.preview({ remote, version, hours });
    return { lines: previewLines(made, given.site), result: made };
  }
  if (action === 'revoke' && id !== undefined && more.length === 0) {
    await site.revokePreview(id);
    return { lines: [`已撤销预览链接 ${id}`], result: { id } };
  }
  throw new DeployFailure(
    'wrongUse',
    '用法：preview --remote <栏目名或 shell> [--version <版本>] [--hours 72]、preview list（只在站点所在的机器上）、preview revoke <编号>。',
  );
}
