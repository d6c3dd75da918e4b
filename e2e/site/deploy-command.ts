import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DeployOutput } from '@shixuan/server/releases';
import { compiledCommand } from './compiled-commands';

const root = join(import.meta.dirname, '../..');

interface Deployed {
  code: number | null;
  /** What `--json` printed: nothing else is on its stdout. */
  json: DeployOutput;
}

/**
 * Runs the command of `npm run deploy -- … --json`, compiled, on the folder of the worker's site unless `--site` says otherwise.
 * Its build is given by `--dist`: building takes the command from its sources.
 */
export const deploy = (...args: string[]): Promise<Deployed> => deployOn(process.env.SITE_VAR ?? '', ...args);

/** The same from its sources, as a team types it. */
export const typedDeploy = (...args: string[]): Promise<Deployed> =>
  runDeploy({ SHIXUAN_VAR: process.env.SITE_VAR ?? '' }, args, ['tools/run.mjs', 'tools/deploy.ts']);

/** The same in another environment of the worker's site. */
export const deployIn = (environment: string, ...args: string[]): Promise<Deployed> =>
  runDeploy({ SHIXUAN_VAR: process.env.SITE_VAR ?? '', ENVIRONMENT: environment }, args);

/** The same on the folder of a site. */
export const deployOn = (varDir: string, ...args: string[]): Promise<Deployed> =>
  runDeploy({ SHIXUAN_VAR: varDir }, args);

async function runDeploy(
  env: Record<string, string>,
  args: readonly string[],
  command: readonly string[] = compiledCommand('deploy'),
): Promise<Deployed> {
  const child = spawn(process.execPath, [...command, ...args, '--json'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const code = await new Promise<number | null>(resolve => child.once('close', resolve));
  try {
    return { code, json: DeployOutput.parse(JSON.parse(stdout)) };
  } catch {
    throw new Error(`deploy ${args[0]} (${code}) printed no JSON\n${stdout}\n${stderr}`);
  }
}
