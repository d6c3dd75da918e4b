import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StopError } from '../lib/stop-error.mjs';
import { checkRemote } from './check-remote';
import { readTyped } from './read-typed';
import { repositoryFiles } from './repository-files';

const USAGE = `用法：npm create @shixuan/remote <名称> -- --title <标题> --owner <负责组> [--dry-run]
  例：npm create @shixuan/remote forum -- --title 论坛 --owner 论坛组
  --dry-run  只列出将要建立的文件`;

/** The versions that this package was published with. */
function publishedVersions(): Record<string, string> {
  const path = join(import.meta.dirname, 'versions.json');
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * Makes the repository of a new remote in `remote-<name>` below a folder. Whether the site has its name and address free
 * is asked by `shixuan check --site`.
 * @throws StopError in Chinese naming what is wrong
 */
export function createRepository(typed: string[], folder: string): void {
  const { dryRun, ...remote } = readTyped(typed, USAGE);
  checkRemote(remote, [], []);
  const target = join(folder, `remote-${remote.name}`);
  if (existsSync(target)) throw new StopError(`目录 ${target} 已存在：请换一个名称，或移走它。`);
  const files = repositoryFiles(remote, publishedVersions());
  if (dryRun) {
    const names = Object.keys(files).map(file => `  remote-${remote.name}/${file}`);
    console.log(['将要建立：', ...names].join('\n'));
    return;
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  console.log(`已建立 remote-${remote.name}。接下来：
  cd remote-${remote.name}
  git init && npm install
  npm run dev -- --api https://网站
十条命令见 README.md`);
}
