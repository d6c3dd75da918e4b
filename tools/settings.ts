import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample, settingsTable } from '@shixuan/server/site';
import { root } from './lib/root.mjs';

// Writes the list of settings into README.md, in place of the table there, and into `.env.example`.
const readme = join(root, 'README.md');
const table = /^\| 环境变量 .*\n(?:\|.*\n)*/m;
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(table, () => `${settingsTable()}\n`),
);
writeFileSync(join(root, '.env.example'), envExample());
