import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RunningProgram } from './running-program';

export interface Site {
  url: string;
  varDir: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shixuan-e2e-'));
  // As root, the database runs as another user that needs access; otherwise its data would be put, and left, elsewhere.
  await chmod(folder, 0o755);
  return folder;
}

/** Takes a folder of data away. */
export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** With owners and rights: the files of the database belong to its user. */
const copyFolder = (from: string, to: string) =>
  process.platform === 'win32'
    ? cp(from, to, { recursive: true })
    : promisify(execFile)('cp', ['-a', `${from}/.`, to]).then(() => undefined);

/** Runs a site on a free port and the given data until it answers; `stop` takes the data away. */
async function run(script: readonly string[], varDir: string, env: Record<string, string>) {
  const port = await freePort();
  const child = new RunningProgram(process.execPath, script, { PORT: String(port), SHIXUAN_VAR: varDir, ...env });
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await child.until(answers);
  } catch (error) {
    await child.stop();
    await removeFolder(varDir);
    throw error;
  }
  return { url, child };
}

/** The site's process, as the build made it, with cheap hashes. Six of them warming up would take as long as sixty stories. */
const server = ['tools/run.mjs', 'e2e/site/site-process.mjs', '--no-warm-up'];

/**
 * Builds what has changed, starts a site on nothing, waits until the files of its download centre are made, and stops it.
 * @returns the folder of its data, which `startSite` copies; null where the database does not lie in it
 */
export async function prepareSite(): Promise<string | null> {
  const varDir = await temporaryFolder();
  const env = { ...process.env, SHIXUAN_VAR: varDir };
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'tools/start/prepare.ts'], { cwd: root, env });
  const { child } = await run(server, varDir, {});
  await child.until(() => child.output.includes('下载中心')).finally(() => child.stop());
  if (existsSync(join(varDir, 'postgres/data'))) return varDir;
  await removeFolder(varDir);
  return null;
}

/** A folder with a copy of the prepared site's data; an empty one where the database does not lie in them. */
export async function dataFolder(): Promise<string> {
  const varDir = await temporaryFolder();
  const { PREPARED_SITE } = process.env;
  if (PREPARED_SITE) await copyFolder(PREPARED_SITE, varDir);
  return varDir;
}

/** Starts a site with data of its own on a free port: a copy of the prepared one. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const varDir = await dataFolder();
  const script = process.env.PREPARED_SITE ? server : ['tools/start.mjs'];
  // Stories register all their visitors from one address, many of them without a page.
  const { url, child } = await run(script, varDir, { PROOF_OF_WORK_AFTER: '1000', ...env });
  const stop = async () => {
    await child.stop();
    await removeFolder(varDir);
  };
  return { url, varDir, stop };
}

/** Starts another environment on the data of a site, with a registry and a database of its own; `stop` leaves the data there. */
export async function startEnvironment(name: string, varDir: string): Promise<Omit<Site, 'varDir'>> {
  const { url, child } = await run(server, varDir, { ENVIRONMENT: name });
  return { url, stop: () => child.stop() };
}
