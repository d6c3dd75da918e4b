import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../server/src/platform/process/lock.mjs';
import { isStopped, runNpm } from './children.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';
import { StopError } from './stop-error.mjs';

const stampFile = join(root, 'node_modules/.shixuan-installed');

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[] }>} Packages */

/** What is installed follows from the lock and from the system, whose binaries are picked. */
const stampNow = () =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch} `)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** @returns {Packages} */
const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** After a manual npm run, npm's own note of what it installed is as good as ours. */
function matchesLock() {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .every(([path, { version, link }]) => (link ? existsSync(join(root, path)) : installed[path]?.version === version));
}

function isInstalled() {
  if (!existsSync(join(root, 'node_modules'))) return false;
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === stampNow();
  if (!matchesLock()) return false;
  noteInstalled();
  return true;
}

/** Says that what the lock names is installed: after a change of the lock that needs no package. */
export const noteInstalled = () => writeFileSync(stampFile, stampNow());

/** npm shows progress only on a terminal, so a line now and then reports it. */
function reportProgress() {
  const paths = Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, { os = [process.platform], cpu = [process.arch] }]) => {
      return path.startsWith('node_modules/') && os.includes(process.platform) && cpu.includes(process.arch);
    })
    .map(([path]) => path);
  const timer = setInterval(() => {
    const present = paths.filter(path => existsSync(join(root, path, 'package.json'))).length;
    say(`安装依赖：已到位 ${present} / 约 ${paths.length} 个包`);
  }, 5000);
  return () => clearInterval(timer);
}

async function install() {
  say('安装依赖（npm ci），首次约需一分钟，取决于网络');
  const finish = reportProgress();
  const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']).finally(finish);
  if (isStopped()) throw new StopError('');
  if (code !== 0)
    throw new StopError('安装依赖失败，原因见上。请检查网络或 npm 源（npm config get registry），然后重试。');
  noteInstalled();
  say('依赖已安装');
}

/**
 * Installs the dependencies when they are missing or when the lock has changed since. Of several commands one installs.
 * @throws {StopError} when npm fails
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  let told = false;
  const whileWaiting = () => {
    if (isStopped()) throw new StopError('');
    if (!told) say('另一个命令正在安装依赖，等它完成');
    told = true;
  };
  mkdirSync(join(root, 'var'), { recursive: true });
  await withLock(join(root, 'var/installing'), async () => (isInstalled() ? undefined : install()), {
    waitMs: Number.POSITIVE_INFINITY,
    whileWaiting,
  });
}
