import type { Arguments } from './arguments';
import type { DeploySite } from './deploy-site';
import { DeployFailure } from './exit-codes';
import { type CommandOutput, previewLines, previewsLines } from './report';

/** `preview`, `preview list` and `preview revoke <id>`. */
export async function runPreview(site: DeploySite, given: Arguments): Promise<CommandOutput> {
  const { rest, remote, version, hours } = given;
  const [action, id, ...more] = rest;
  if (action === undefined && remote) {
    const made = await site.preview({ remote, version, hours });
    return { lines: previewLines(made, given.site), result: made };
  }
  if (action === 'list' && id === undefined) {
    const answer = await site.previews();
    // A token for all remotes sees all links; a name narrows them.
    const previews = answer.previews.filter(one => remote === undefined || one.remote === remote);
    return { lines: previewsLines(previews), result: { previews } };
  }
  if (action === 'revoke' && id !== undefined && more.length === 0) {
    await site.revokePreview(id);
    return { lines: [`已撤销预览链接 ${id}`], result: { id } };
  }
  throw new DeployFailure(
    'wrongUse',
    '用法：preview --remote <栏目名或 shell> [--version <版本>] [--hours 72]、preview list、preview revoke <编号>。',
  );
}
