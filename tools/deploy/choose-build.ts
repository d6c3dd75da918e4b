import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findApps } from '../build/apps';
import type { Arguments } from './arguments';
import { DeployFailure } from './exit-codes';

/**
 * The folder of the build to deploy: the one that was named, else that of the remote's sources, built when they changed.
 * @throws DeployFailure when there is no such folder or no such remote
 */
export async function chooseBuild({ remote, dist }: Arguments, say: (line: string) => void): Promise<string> {
  if (dist !== undefined) {
    // As it was typed: npm changes the folder before the command starts.
    const folder = resolve(process.env.INIT_CWD ?? process.cwd(), dist);
    if (existsSync(folder)) return folder;
    throw new DeployFailure('wrongUse', `--dist 指定的文件夹不存在：${folder}`);
  }
  const app = findApps().find(({ name }) => name === remote);
  if (!app) {
    const names = findApps().map(({ name }) => name);
    throw new DeployFailure(
      'wrongUse',
      `没有名为「${remote}」的栏目。可选：${names.join('、')}；其他地方的构建请用 --dist 指定。`,
    );
  }
  const { buildApp } = await import('../build/build-app');
  say(`构建 ${app.name}`);
  const { version, built } = await buildApp(app, async (...asked) => {
    const { buildWidget } = await import('../build/build-widget');
    return buildWidget(...asked);
  });
  say(built ? `已构建 ${version}` : `源码没有改动，沿用 ${version}`);
  return join(app.directory, 'dist');
}
