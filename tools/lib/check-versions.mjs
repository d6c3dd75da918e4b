import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { StopError } from './stop-error.mjs';

/** @throws {StopError} when this Node.js is older than package.json wants */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = String(engines.node).replace('>=', '');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new StopError(
    `需要 Node.js ${needed} 或更高版本，当前是 ${process.versions.node}。请从 https://nodejs.org 安装后重试。`,
  );
}
