import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RunningProgram } from '../site/running-program';
import { freePort, removeFolder, temporaryFolder } from '../site/start-site';
import { type EqualProcesses, startEqualProcesses } from './equal-processes';

export const hasVarnish = spawnSync('varnishd', ['-V']).status === 0;

const configuration = join(import.meta.dirname, '../../deploy/varnish/shixuan.vcl');

/** An answer that came through the cache. */
export interface Delivered {
  status: number;
  text: string;
  headers: Headers;
  /** Whether the cache gave what it had kept. */
  kept: boolean;
  /** Id of the request that filled the cache; null where it did not answer by itself. */
  filledBy: string | null;
}

export interface SiteCache {
  url: string;
  get(path: string, headers?: Record<string, string>): Promise<Delivered>;
  stop(): Promise<void>;
}

/** Varnish with the configuration that is documented, before a process of the site on the database and storage below `varDir`. */
export async function startCachedSite(varDir: string): Promise<SiteCache> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = await temporaryFolder();
  let site: EqualProcesses | undefined;
  let program: RunningProgram | undefined;
  const stop = async () => {
    await program?.stop();
    await site?.stop();
    await removeFolder(folder);
  };
  try {
    // It answers before the cache does: its first request to purge fails and is made again.
    site = await startEqualProcesses(1, varDir, { CDN_PURGE_URL: `${url}/purge` });
    const [{ port: behind } = { port: 0 }] = site.processes;
    await writeFile(join(folder, 'backend.vcl'), `backend default { .host = "127.0.0.1"; .port = "${behind}"; }\n`);
    const options = ['-p', 'http_gzip_support=off', '-p', `vcl_path=${folder}`, '-f', configuration];
    program = new RunningProgram(
      'varnishd',
      ['-F', '-j', 'none', '-n', join(folder, 'run'), '-a', `127.0.0.1:${port}`, ...options],
      {},
    );
    await program.until(() =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    async get(path, headers = {}) {
      const answer = await fetch(url + path, { headers, redirect: 'manual' });
      // The ids of this request and of the one that filled the cache.
      const filledBy = /^\d+ (\d+)$/.exec(answer.headers.get('x-varnish') ?? '')?.[1] ?? null;
      const { status, headers: told } = answer;
      return { status, text: await answer.text(), headers: told, kept: filledBy !== null, filledBy };
    },
    stop,
  };
}
