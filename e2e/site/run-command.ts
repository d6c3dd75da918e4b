import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Command, compiledCommand } from './compiled-commands';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Runs a command of the project on the site's own data, as its operator does, and answers what it printed. */
export async function runCommand(command: Command, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [...compiledCommand(command), ...args], {
    cwd: root,
    env: { ...process.env, SHIXUAN_VAR: process.env.SITE_VAR ?? '' },
  });
  return stdout;
}
