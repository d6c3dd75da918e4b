import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { calls } from '@shixuan/api';
import { publish } from '@shixuan/server/releases';
import { z } from 'zod';
import { findApps } from '../../build/apps';
import { buildAll } from '../../build/build-all';
import { root } from '../../lib/root.mjs';
import { median } from '../median';
import { type HeldMemory, heldMemory } from './process-memory';
import { type Step, type Subjects, seeded, visitorSteps } from './visitor-steps';

/** How long the load lasts; SOAK_MINUTES asks for another time. */
const MINUTES = 60;
/** Twice what docs/operations.md expects of a hundred visitors at once: ten pages a second, each with a call after it. */
const PER_SECOND = 20;
/** Requests at once; where the machine is busy, fewer are made. */
const MOST_AT_ONCE = 16;
const LONGEST_MS = 60_000;
const SAMPLES_PER_MINUTE = 6;

interface Sample extends HeldMemory {
  /** Milliseconds of each answer since the sample before. */
  times: number[];
}

/** @throws Error when the call fails, or the answer is none of its kind */
async function ask<Content>(url: string, call: { path: string; content: z.ZodType<Content> }, body: object) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/web${call.path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${call.path}: HTTP ${answer.status}`);
  return z.object({ content: call.content }).parse(await answer.json()).content;
}

/** Everything that the site shows, asked of the site itself. */
async function subjectsOf(url: string): Promise<Subjects> {
  const { list } = await ask(url, calls.productCategories, {});
  const categoryIds = list.flatMap(({ id, count }) => (count > 0 ? [id] : []));
  const productIds: number[] = [];
  for (const categoryId of categoryIds) {
    const products = await ask(url, calls.productList, { categoryId, pageSize: 500 });
    productIds.push(...products.list.map(({ id }) => id));
  }
  const articles = await ask(url, calls.articleList, { pageSize: 100 });
  return { categoryIds, productIds, articleIds: articles.list.map(({ id }) => id) };
}

/** The site as it is run, published from the builds, with data of its own. */
async function startProcess(varDir: string) {
  await buildAll(() => {});
  for (const { directory } of findApps()) await publish(join(directory, 'dist'), join(varDir, 'registry'));
  const child = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    env: { ...process.env, PORT: '0', SHIXUAN_VAR: varDir, SERVER_RENDERING: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let told = '';
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const [address] = /http:\/\/\S+/.exec(told) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`the site did not start: ${told}`)));
  });
  return { url: await url, id: child.pid ?? 0, stop };
}

/** @returns what was not answered with 200, by what was asked and why */
async function load(url: string, steps: Iterator<Step>, forMs: number, answered: (ms: number) => void) {
  const failed: string[] = [];
  const open = new Set<Promise<void>>();
  async function send({ path, body }: Step): Promise<void> {
    const began = performance.now();
    try {
      const answer = await fetch(url + path, {
        signal: AbortSignal.timeout(LONGEST_MS),
        ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) failed.push(`${path} ${body ? JSON.stringify(body) : ''}: HTTP ${answer.status}`);
    } catch (error) {
      failed.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
    answered(performance.now() - began);
  }
  const began = performance.now();
  for (let sent = 0; performance.now() - began < forMs; sent += 1) {
    const early = (sent / PER_SECOND) * 1000 - (performance.now() - began);
    if (early > 0) await delay(early);
    if (open.size >= MOST_AT_ONCE) await Promise.race(open);
    const asking = send(steps.next().value).then(() => void open.delete(asking));
    open.add(asking);
  }
  await Promise.all(open);
  return failed;
}

/**
 * Memory and times of a site under a steady load: the median of the second and of the last quarter. What grows between them
 * grows for ever; the first quarter fills what is kept.
 */
export async function soak(): Promise<string[]> {
  const minutes = Number(process.env.SOAK_MINUTES ?? MINUTES);
  if (!(minutes > 0)) throw new RangeError('SOAK_MINUTES must be a number of minutes above 0');
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  // As root, the database runs as another user.
  await chmod(varDir, 0o755);
  try {
    const site = await startProcess(varDir);
    try {
      const samples: Sample[] = [];
      let times: number[] = [];
      let sampling = true;
      const watch = (async () => {
        while (sampling) {
          await delay(60_000 / SAMPLES_PER_MINUTE);
          samples.push({ ...(await heldMemory(site.id)), times });
          times = [];
        }
      })();
      const steps = visitorSteps(await subjectsOf(site.url), seeded(1));
      const failed = await load(site.url, steps, minutes * 60_000, ms => times.push(ms));
      sampling = false;
      await watch;
      return report(samples, failed, minutes);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(varDir, { recursive: true, force: true });
  }
}

function report(samples: readonly Sample[], failed: readonly string[], minutes: number): string[] {
  const quarter = (nth: number) => samples.slice((samples.length * (nth - 1)) / 4, (samples.length * nth) / 4);
  const mb = (nth: number, key: keyof HeldMemory) => median(quarter(nth).map(sample => sample[key]));
  const p99 = (nth: number) => {
    const times = quarter(nth)
      .flatMap(sample => sample.times)
      .sort((a, b) => a - b);
    return times[Math.floor(0.99 * times.length)] ?? Number.NaN;
  };
  const grown = (key: keyof HeldMemory) =>
    `${[1, 2, 3, 4].map(nth => mb(nth, key).toFixed(0)).join(', ')} MB: last to second ${(mb(4, key) / mb(2, key)).toFixed(3)}`;
  const count = samples.reduce((sum, { times }) => sum + times.length, 0);
  return [
    `${minutes} minutes, ${count} requests, ${(count / minutes / 60).toFixed(1)} a second; medians of the four quarters`,
    `the site ${grown('siteMb')}`,
    `the processes that draw ${grown('renderersMb')}`,
    `p99 of the answers ${[1, 2, 3, 4].map(nth => p99(nth).toFixed(0)).join(', ')} ms`,
    `${failed.length} failed${failed.length > 0 ? `, the first: ${failed.slice(0, 5).join('; ')}` : ''}`,
  ];
}
