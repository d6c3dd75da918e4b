import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publish } from '@shixuan/server/releases';
import { startSite } from '@shixuan/server/site';
import { findApps } from '../build/apps';
import { buildAll } from '../build/build-all';

const DEPLOYMENTS = 3;
const DRAWS = 10_000;
/** Pages asked for at once: as many as there are renderers. */
const AT_ONCE = 2;
const pathOf = (id: number) => `/goods/detail?id=${id}`;

/** A build under another version: to the site a deployment like any other, whose pages are all drawn anew. */
async function asVersion(dist: string, folder: string, patch: number): Promise<string> {
  await cp(dist, folder, { recursive: true });
  for (const name of ['remote.json', 'shell.json']) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const manifest: { version: string } = JSON.parse(text);
    const version = manifest.version.replace(/\d+-/, `${patch}-`);
    await writeFile(path, JSON.stringify({ ...manifest, version }));
  }
  return folder;
}

async function deploy(varDir: string, round: number): Promise<void> {
  for (const { name, directory } of findApps()) {
    const build = await asVersion(join(directory, 'dist'), join(varDir, 'builds', `${name}-${round}`), round);
    await publish(build, join(varDir, 'registry'));
  }
}

interface Renderers {
  count: number;
  /** Of all together, MB. */
  rssMb: number;
  /** Of the largest, MB. */
  largestMb: number;
  /** Processor time of those that run now, s. */
  cpuS: number;
}

/** `1:02.50`, `00:01:02` or `1-00:00:00`, in seconds. */
const seconds = (time: string) => {
  const [clock = '', days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
};

/** The processes that draw, children of this one. */
async function renderers(): Promise<Renderers> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,rss=,time=,args=']);
  const found = stdout
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([parent, , , ...args]) => Number(parent) === process.pid && args.join(' ').includes('renderer-process'));
  const rss = found.map(([, kb]) => Number(kb) / 1024);
  return {
    count: found.length,
    rssMb: rss.reduce((sum, mb) => sum + mb, 0),
    largestMb: Math.max(0, ...rss),
    cpuS: found.reduce((sum, [, , time = '0']) => sum + seconds(time), 0),
  };
}

/** Asks for a page each of a range of products. @returns how many were drawn on the server */
async function drawAll(address: string, from: number, until: number): Promise<number> {
  let next = from;
  let drawn = 0;
  const ask = async () => {
    while (next < until) {
      const html = await (await fetch(address + pathOf(next++))).text();
      if (html.includes('id="site-drawn"')) drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return drawn;
}

/** Product pages drawn over several deployments: processor time of each, and what the processes that draw hold afterwards. */
export async function draws(): Promise<string[]> {
  await buildAll(() => {});
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  try {
    await deploy(varDir, 0);
    const environment = { ...process.env, PORT: '0', SHIXUAN_VAR: varDir, SERVER_RENDERING: 'on' };
    const site = await startSite(environment, () => {}, { makesFiles: false, warmsUp: false });
    try {
      const each = Math.ceil(DRAWS / DEPLOYMENTS);
      const lines: string[] = [];
      const sizes: number[] = [];
      for (let round = 0; round < DEPLOYMENTS; round++) {
        if (round > 0) await deploy(varDir, round);
        const isServed = async () => (await (await fetch(site.address + pathOf(1))).text()).includes(`/1.0.${round}-`);
        while (!(await isServed())) await new Promise(resolve => setTimeout(resolve, 200));
        const before = await renderers();
        const ownBefore = process.cpuUsage();
        const drawn = await drawAll(site.address, 2, 2 + each);
        const own = process.cpuUsage(ownBefore);
        const after = await renderers();
        sizes.push(after.largestMb);
        const perDraw = ((after.cpuS - before.cpuS) * 1000) / drawn;
        const ownPerDraw = (own.user + own.system) / 1000 / drawn;
        lines.push(
          `deployment ${round + 1}: ${drawn} of ${each} drawn, ${perDraw.toFixed(1)} ms of the renderer and ${ownPerDraw.toFixed(1)} ms of the site each; ` +
            `${after.count} renderers with ${after.rssMb.toFixed(0)} MB, the largest ${after.largestMb.toFixed(0)}`,
        );
      }
      const ratio = (sizes.at(-1) ?? 0) / (sizes[0] ?? 1);
      return [...lines, `largest renderer after the last deployment to after the first: ${ratio.toFixed(2)}`];
    } finally {
      await site.stop();
    }
  } finally {
    await rm(varDir, { recursive: true, force: true });
  }
}
