import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { App } from '../build/apps';
import type { Arguments } from '../deploy/arguments';
import type { DeploySite } from '../deploy/deploy-site';
import { DeployFailure } from '../deploy/exit-codes';
import { operate } from '../deploy/operate';
import { answerLines, type CommandOutput, checkLines, previewLines } from '../deploy/report';
import { deployCall, siteClient } from '../deploy/site-client';
import { ownBuild } from './own-remote';

type Say = (line: string) => void;

/** Commands that the site's own machine has and a team elsewhere has not. */
const elsewhere = ['token', 'trial', 'gc', 'compress'];

function siteOf({ site, token }: Arguments): DeploySite {
  if (!site) {
    throw new DeployFailure('wrongUse', '请用 --site 写明网站的地址，如 https://example.com，或放在 SHIXUAN_SITE 中。');
  }
  return siteClient(site, deployCall(site, token));
}

/** The folder of the build to send: the one that was named, else that of the sources, built when they changed. */
async function buildOf(app: App, dist: string | undefined, say: Say): Promise<string> {
  if (dist !== undefined) {
    const folder = resolve(dist);
    if (existsSync(folder)) return folder;
    throw new DeployFailure('wrongUse', `--dist 指定的文件夹不存在：${folder}`);
  }
  const { buildApp } = await import('../build/build-app');
  const { version, built } = await buildApp(await ownBuild(app.directory));
  say(built ? `已构建 ${version}` : `源码没有改动，沿用 ${version}`);
  return join(app.directory, 'dist');
}

/** Sends a build to the site, which checks it against what is live there; nothing is published with `dryRun`. */
async function send(app: App, given: Arguments, say: Say): Promise<CommandOutput> {
  const site = siteOf(given);
  const folder = await buildOf(app, given.dist, say);
  const dryRun = given.dryRun || given.command === 'verify';
  say(`由 ${site.label} 检查${dryRun ? '' : '并发布'}`);
  // The page can be looked at before anybody is served it: the site makes a link.
  const answer = await site.publish(folder, { remote: app.name, reason: given.reason, dryRun, smoke: 'skipped' });
  const lines = [...checkLines(answer.checks), ...answerLines(answer, dryRun)];
  if (dryRun) return { lines, result: answer };
  const made = await site.preview({ remote: app.name, version: answer.version ?? undefined });
  return { lines: [...lines, ...previewLines(made, given.site)], result: { ...answer, link: made.link, id: made.id } };
}

/** Runs one command of `shixuan deploy` for the remote of a repository. @throws DeployFailure */
export async function deployOwn(app: App, given: Arguments, say: Say): Promise<CommandOutput> {
  if (elsewhere.includes(given.command)) {
    throw new DeployFailure('wrongUse', `${given.command} 由网站的管理员在站点所在的机器上运行。`);
  }
  if (given.remote !== undefined && given.remote !== app.name) {
    throw new DeployFailure(
      'wrongUse',
      `这里是 ${app.name} 的仓库，不能更改 ${given.remote}：请在 ${given.remote} 的仓库里运行，或去掉 --remote。`,
    );
  }
  if (given.command === 'verify' || given.command === 'publish') return send(app, given, say);
  return operate(siteOf(given), { ...given, remote: app.name });
}
