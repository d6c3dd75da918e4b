import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Arguments } from './arguments';
import type { DeploySite, Settings } from './deploy-site';
import { DeployFailure } from './exit-codes';
import { answerLines, type CommandOutput, configLines } from './report';

const isPublic = '设置随网页公开，任何人都能看到：不要放密码、密钥。';

/**
 * `config <remote>`: shows the settings, sets all of them from a file, or goes back to the defaults.
 * @throws DeployFailure of wrong use for two of these at once, and for a file that is no JSON object
 */
export async function runConfig(site: DeploySite, given: Arguments): Promise<CommandOutput> {
  const { set, show, unset, reason, dryRun, since } = given;
  const [remote = given.remote, ...more] = given.rest;
  const asked = [set !== undefined, show, unset].filter(Boolean).length;
  if (!remote || more.length > 0 || asked > 1) {
    throw new DeployFailure(
      'wrongUse',
      '用法：config <栏目名> [--show]、config <栏目名> --set <文件.json>、config <栏目名> --unset。',
    );
  }
  if (set === undefined && !unset) {
    const answer = await site.config(remote);
    return { lines: configLines(answer), result: answer };
  }
  const values = set === undefined ? null : readSettings(set);
  const answer = await site.operate({ command: 'config', remote, values, reason, dryRun, since });
  const lines = dryRun ? [] : configLines(await site.config(remote)).slice(1);
  return { lines: [...answerLines(answer, dryRun), ...lines, ...(values ? [isPublic] : [])], result: answer };
}

function readSettings(typed: string): Settings {
  // As it was typed: npm changes the folder before the command starts.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), typed);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const problem = error instanceof SyntaxError ? `不是有效的 JSON（${error.message}）` : '不能读取';
    throw new DeployFailure('wrongUse', `--set 指定的文件${problem}：${path}`);
  }
  const read = z.record(z.string(), z.json()).safeParse(json);
  if (read.success) return read.data;
  throw new DeployFailure('wrongUse', `--set 指定的文件应为一个 JSON 对象，如 {"newestArticles": 8}：${path}`);
}
