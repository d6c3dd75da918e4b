import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isPossiblePassword, plainPassword, writeFilter } from '@shixuan/server/people';
import { root } from './lib/root.mjs';

// Makes the filter of breached passwords from lists with one on each line, plain or compressed by gzip (docs/decisions/0231).

const FILTER = join(root, 'server/src/domain/accounts/breached-passwords.bin');

async function linesOf(path: string): Promise<string[]> {
  const bytes = await readFile(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().split(/\r?\n/);
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('用法：npm run breached-passwords -- 名单…（每行一个密码，可为 .gz）');
  process.exitCode = 1;
} else {
  const passwords = new Set<string>();
  for (const path of paths)
    for (const line of await linesOf(path)) if (isPossiblePassword(line)) passwords.add(plainPassword(line));
  const bytes = writeFilter(passwords);
  await writeFile(FILTER, bytes);
  console.log(`${passwords.size} 个密码，${(bytes.length / 1e6).toFixed(2)} MB：${FILTER}`);
}
