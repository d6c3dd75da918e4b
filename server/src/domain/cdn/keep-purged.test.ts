import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { readJob } from '../../platform/jobs/job-log';
import { type CdnTag, keepPurged } from './keep-purged';

const { db, stop } = await createTestDatabase();
afterAll(stop);

/** A cache that takes orders and answers with `status`. */
const asked: { tag: unknown; authorization: unknown; body: unknown }[] = [];
let status = 200;
const cache = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { 'cache-tag': tag, authorization } = request.headers;
  asked.push({ tag, authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
  response.writeHead(status).end();
});
beforeAll(() => new Promise<void>(resolve => cache.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise(resolve => cache.close(resolve)));

let number = 0;
let state: Record<CdnTag, string>;
const ends: (() => Promise<void>)[] = [];
beforeEach(() => {
  number += 1;
  state = { catalogue: `${number}`, registry: `${number}` };
  asked.length = 0;
  status = 200;
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const soon = { interval: 20 };
function keep(settledMs: number) {
  const { port } = cache.address() as AddressInfo;
  const kept = keepPurged({
    db,
    cdn: { purgeUrl: `http://127.0.0.1:${port}/`, token: 'secret' },
    states: { catalogue: () => state.catalogue, registry: async () => state.registry },
    log: () => undefined,
    everyMs: 20,
    settledMs,
  });
  ends.push(() => kept.stop());
}
const counted = (tag: CdnTag) => asked.filter(one => one.tag === tag).length;
const isPurged = async () => (await readJob(db, 'cdn-catalogue')).subject === `${state.catalogue} 2/2`;

test('each tag is purged twice, by one of several processes, and no more after a restart', async () => {
  keep(50);
  keep(50);
  await vi.waitFor(() => expect([counted('catalogue'), counted('registry')]).toEqual([2, 2]), soon);
  expect(asked[0]).toEqual({ tag: asked[0]?.tag, authorization: 'Bearer secret', body: { tags: [asked[0]?.tag] } });
  await vi.waitFor(async () => expect(await isPurged()).toBe(true), soon);
  state = { ...state, registry: `${number} later` };
  keep(50);
  await vi.waitFor(() => expect(counted('registry')).toBe(4), soon);
  expect(counted('catalogue')).toBe(2);
});

test('an import purges what shows data, not at once what was purged a moment ago', async () => {
  keep(3_600_000);
  await vi.waitFor(() => expect([counted('catalogue'), counted('registry')]).toEqual([1, 1]), soon);
  state = { ...state, catalogue: `${number} later` };
  await vi.waitFor(() => expect(counted('catalogue')).toBe(2), soon);
  expect(counted('registry')).toBe(1);
});

test('a refusal is a failure of the job, which is tried again later', async () => {
  status = 503;
  keep(50);
  await vi.waitFor(async () => {
    const job = await readJob(db, 'cdn-registry');
    expect(job).toMatchObject({ subject: `${state.registry} 1/2`, failures: 1, reason: 'HTTP 503' });
    expect(Date.parse(job.nextTryAt ?? '') - Date.parse(job.failedAt ?? '')).toBe(10_000);
  }, soon);
  expect(counted('registry')).toBe(1);
});
