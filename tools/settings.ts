import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample, settingsTable } from '@shixuan/server/platform';
import { root } from './lib/root.mjs';

// Writes the list of settings into docs/commands.md, in place of the table there, and into `.env.example`.
const commands = join(root, 'docs/commands.md');
const table = /^\| 环境变量 .*\n(?:\|.*\n)*/m;
writeFileSync(
  commands,
  readFileSync(commands, 'utf8').replace(table, () => `${settingsTable()}\n`),
);
writeFileSync(join(root, '.env.example'), envExample());
