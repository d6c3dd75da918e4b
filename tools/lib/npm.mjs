import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StopError } from './stop-error.mjs';

/** npm's own script: run with Node it needs no shell, on any system. */
export function npmScript() {
  const beside = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = candidates.find(path => path?.endsWith('npm-cli.js') && existsSync(path));
  if (!found) throw new StopError('找不到 npm。请安装带 npm 的 Node.js（https://nodejs.org），再用 npm 运行本命令。');
  return found;
}
