import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { RemoteManifest } from '@shixuan/host/manifest';
import { publish } from '@shixuan/server/releases';
import { startSite } from '@shixuan/server/site';
import { bareServer } from '@shixuan/server/testing';
import autocannon from 'autocannon';
import { findApps } from '../build/apps';
import { buildAll } from '../build/build-all';
import { integrityOf } from '../build/dist-files';

const PATH = '/goods/detail?id=1';
/** Of the remote that hangs where it is drawn. */
const HANGING = '/article/list';
const CONNECTIONS = 16;
const SECONDS = 5;
const ENCODING = { 'accept-encoding': 'br' };

/** A build of a remote whose bundle for the server never ends. */
async function hanging(dist: string, folder: string): Promise<string> {
  await cp(dist, folder, { recursive: true });
  const path = join(folder, 'remote.json');
  const manifest = RemoteManifest.parse(JSON.parse(await readFile(path, 'utf8')));
  if (!manifest.server) throw new Error(`${manifest.name} has no bundle for the server`);
  const bundle = join(folder, manifest.server);
  await appendFile(bundle, '\nfor (;;);');
  const integrity = { ...manifest.integrity, [manifest.server]: integrityOf(await readFile(bundle)) };
  await writeFile(path, JSON.stringify({ ...manifest, integrity }));
  return folder;
}

/** Pages a second, and microseconds of this process for each: server and client share it. */
async function rateOf(url: string) {
  const cpu = process.cpuUsage();
  const path = PATH;
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    requests: [{ method: 'GET', path, headers: ENCODING }],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} pages failed`);
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: requests.average, p99: latency.p99, cpuUs: (user + system) / (requests.average * SECONDS) };
}

/** A kept page over HTTP while one remote hangs where it is drawn, against the same bytes from bare Fastify. */
export async function keptPages(): Promise<string[]> {
  await buildAll(() => {});
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  try {
    for (const { name, directory } of findApps()) {
      const dist = join(directory, 'dist');
      await publish(name === 'content' ? await hanging(dist, join(varDir, 'hanging')) : dist, join(varDir, 'registry'));
    }
    const environment = { ...process.env, PORT: '0', SHIXUAN_VAR: varDir, SERVER_RENDERING: 'on' };
    const site = await startSite(environment, () => {}, { makesFiles: false, warmsUp: false });
    let asking = true;
    try {
      const drawn = await fetch(site.address + PATH, { headers: ENCODING });
      if (!(await drawn.text()).includes('id="site-drawn"')) throw new Error('the page was not drawn');
      const hangs = (async () => {
        while (asking) await (await fetch(site.address + HANGING)).text();
      })();
      const kept = await rateOf(site.address);
      asking = false;
      await hangs;
      const text = await (await fetch(site.address + PATH)).arrayBuffer();
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      const bare = await bareServer('/goods/detail', brotliCompressSync(Buffer.from(text), { params }), headers);
      const floor = await rateOf(bare.url);
      await bare.stop();
      const line = (name: string, { perSecond, p99, cpuUs }: typeof kept) =>
        `${name}: ${perSecond.toFixed(0)} per second, p99 ${p99.toFixed(0)} ms, ${cpuUs.toFixed(0)} µs of processor each`;
      return [
        line('a kept page while a remote hangs', kept),
        line('bare Fastify, the same page', floor),
        `ratio to bare Fastify ${(kept.perSecond / floor.perSecond).toFixed(2)}`,
      ];
    } finally {
      asking = false;
      await site.stop();
    }
  } finally {
    await rm(varDir, { recursive: true, force: true });
  }
}
