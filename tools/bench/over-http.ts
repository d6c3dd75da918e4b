import { bareServer, type Measured } from '@shixuan/server/testing';
import autocannon from 'autocannon';

/** Open connections, each with one request at a time. */
export const CONNECTIONS = 16;
export const SECONDS = 5;

export interface Posted {
  path: string;
  body: object;
}

export interface OverHttp extends Measured {
  /** Microseconds of processor per request, of server and client together: they share a process. */
  cpuUs: number;
}

/**
 * Sends the requests in turn for some seconds, over and over.
 * @param setupRequest path of a module that changes each request before it is sent
 * @throws Error when an answer is not 2xx or does not come
 */
export async function overHttp(url: string, posted: readonly Posted[], setupRequest?: string): Promise<OverHttp> {
  const requests = posted.map(({ path, body }) => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(setupRequest && { setupRequest }),
  }));
  const cpu = process.cpuUsage();
  const {
    latency,
    requests: rate,
    non2xx,
    errors,
  } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, workers: 1, requests });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls of ${posted[0]?.path} failed`);
  const { user, system } = process.cpuUsage(cpu);
  const count = rate.average * SECONDS;
  return { perSecond: rate.average, count, p50: latency.p50, p99: latency.p99, cpuUs: (user + system) / count };
}

/** Answers looked at for the size of a usual one. */
const SAMPLE = 21;

/**
 * The same requests to a bare Fastify, which sends an answer of usual size from memory: what client and framework cost.
 * @param usual requests whose answers say what size is usual
 */
export async function bareOverHttp(
  url: string,
  posted: readonly Posted[],
  setupRequest?: string,
  usual = posted,
): Promise<OverHttp> {
  const path = posted[0]?.path ?? '/';
  const bare = await bareServer(path, await usualAnswer(url, usual));
  try {
    return await overHttp(bare.url, posted, setupRequest);
  } finally {
    await bare.stop();
  }
}

/** The answer of middle length. */
async function usualAnswer(url: string, posted: readonly Posted[]): Promise<Buffer> {
  const step = Math.ceil(posted.length / SAMPLE);
  const answers = await Promise.all(posted.filter((_, i) => i % step === 0).map(call => answerTo(url, call)));
  const [middle] = answers.sort((a, b) => a.length - b.length).slice(Math.floor(answers.length / 2));
  if (!middle) throw new RangeError('no call to be measured');
  return middle;
}

async function answerTo(url: string, { path, body }: Posted): Promise<Buffer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** A line of a report. */
export const rateLine = (name: string, { perSecond, p50, p99, cpuUs }: Measured & Partial<OverHttp>) =>
  `${name}: ${perSecond.toFixed(0)} per second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${cpuUs ? `, ${cpuUs.toFixed(0)} µs of processor each` : ''}`;
