import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { snapshot } from '../../../test/pages/pages-fixture';
import { StartError } from '../../platform/process/start-error';
import { folderStorage } from '../../platform/storage/folder-storage';
import { recordSpans } from '../../platform/tracing/record-spans-fixture';
import { sitePlaces } from '../landings/site-places';
import type { CatalogueSnapshot } from '../snapshot/catalogue';
import { keepSubmitting } from './keep-submitting';
import { baidu, indexNow, type Receiver } from './receiver';
import { readSubmissionSettings } from './submission-settings';

const siteOrigin = 'https://shixuan.example';
const KEY = 'a1b2c3d4e5f6';
const pages = ['/line', '/embed'];
const all = [...sitePlaces(snapshot, pages).values()].flat().map(({ path }) => siteOrigin + path);

interface Asked {
  url: string;
  body: string;
}

/** A stand-in for a search engine, which answers what `answers` holds, the last again and again. */
async function startEngine(...answers: { status: number; body?: string }[]) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => {
      body += chunk;
    });
    request.on('end', () => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? { status: 500 };
      asked.push({ url: request.url ?? '', body });
      response.writeHead(answer.status, answer.status === 302 ? { location: 'http://127.0.0.1:1/' } : {});
      response.end(answer.body ?? '');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/urls` };
}

/** Submits to one receiver; `later` moves the clock. */
function start(receiver: Receiver, storage = newStorage(), first: CatalogueSnapshot = snapshot) {
  const catalogue = { current: first };
  const remotes = { pages };
  const lines: string[] = [];
  let time = 1_000_000;
  let looked = 0;
  const submitting = keepSubmitting({
    catalogue,
    pages: () => remotes.pages,
    storage,
    receivers: [receiver],
    siteOrigin,
    log: line => lines.push(line),
    pauseMs: 5,
    now: () => {
      looked++;
      return time;
    },
  });
  onTestFinished(() => submitting.stop());
  return {
    catalogue,
    remotes,
    lines,
    storage,
    stop: () => submitting.stop(),
    /** Resolves when the clock has been looked at in two more runs. */
    runs: () => {
      const from = looked;
      return vi.waitFor(() => expect(looked).toBeGreaterThan(from + 2));
    },
    later: (ms: number) => {
      time += ms;
    },
  };
}

function newStorage() {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-submissions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folderStorage(folder);
}

test('Bing gets every address once, then only what is new, changed or gone, also after a restart', async () => {
  const { asked, endpoint } = await startEngine({ status: 202 });
  const receiver = indexNow(siteOrigin, KEY, endpoint);
  const { lines, storage, stop } = start(receiver);
  await vi.waitFor(() => expect(lines).toEqual([`已向IndexNow推送 ${all.length} 个地址。`]));
  expect(asked).toHaveLength(1);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    host: 'shixuan.example',
    key: KEY,
    keyLocation: `${siteOrigin}/${KEY}.txt`,
    urlList: all,
  });
  await stop();
  const [segment] = snapshot.index.segments.values();
  if (!segment) throw new Error('no category');
  const products = segment.products.map(product => ({ ...product, id: 43, updatedAt: '2026-02-01T00:00:00.000Z' }));
  const changed = { ...snapshot, index: { ...snapshot.index, segments: new Map([[1, { ...segment, products }]]) } };
  const again = start(receiver, storage, changed);
  await vi.waitFor(() => expect(again.lines).toHaveLength(1));
  const { urlList } = JSON.parse(asked[1]?.body ?? '');
  expect(urlList).toEqual(
    expect.arrayContaining([`${siteOrigin}/goods/detail?id=43`, `${siteOrigin}/goods/detail?id=42`, `${siteOrigin}/`]),
  );
  expect(urlList).not.toContain(`${siteOrigin}/embed`);
});

test('the page of a new remote is submitted, and nothing counts as gone while no registry has been read', async () => {
  const { asked, endpoint } = await startEngine({ status: 202 });
  const { lines, remotes, runs } = start(indexNow(siteOrigin, KEY, endpoint));
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  remotes.pages = [];
  await runs();
  expect(asked).toHaveLength(1);
  remotes.pages = [...pages, '/forum'];
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(JSON.parse(asked[1]?.body ?? '').urlList).toEqual([`${siteOrigin}/forum`]);
});

test('Baidu gets lines; what it refuses for today comes again tomorrow, and no line tells the token', async () => {
  const { asked, endpoint } = await startEngine(
    { status: 400, body: '{"error":400,"message":"over quota"}' },
    { status: 200, body: '{"remain":100,"success":10}' },
  );
  const { lines, later, runs } = start(baidu(siteOrigin, KEY, endpoint));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({
    url: `/urls?site=${encodeURIComponent(siteOrigin)}&token=${KEY}`,
    body: all.join('\n'),
  });
  later(3_600_000);
  await runs();
  const before = asked.length;
  later(24 * 3_600_000);
  await vi.waitFor(() => expect(lines).toEqual([`已向百度推送 ${all.length} 个地址。`]));
  expect([before, asked.length]).toEqual([1, 2]);
  expect(lines.join()).not.toContain(KEY);
});

test.each([
  [{ status: 401, body: '{"error":401,"message":"token is not valid"}' }, 'HTTP 401'],
  [{ status: 200, body: 'x'.repeat(200_000) }, 'HTTP 200'],
  [{ status: 302 }, 'TypeError'],
  [{ status: 200, body: '{"remain":1,"success":0,"not_same_site":["https://shixuan.example/"]}' }, '地址不属于'],
])('a failure is told once and tried again later: %o', async (answer, reason) => {
  const { asked, endpoint } = await startEngine(answer, answer, { status: 200, body: '{"remain":1,"success":9}' });
  const spans = recordSpans();
  onTestFinished(spans.stop);
  const { lines, later } = start(baidu(siteOrigin, KEY, endpoint));
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining(reason)]));
  // Redirects are not followed: the second address would get the token.
  expect(asked).toHaveLength(1);
  later(6 * 3_600_000);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  later(6 * 3_600_000);
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines.join()).not.toContain(KEY);
  const submitting = { name: 'job submissions', parent: undefined, attributes: { 'shixuan.job': 'submissions' } };
  const sending = { name: 'submit addresses', parent: 'job submissions', kind: 'client' };
  const failed = [sending, { ...submitting, errorType: 'failed' }];
  expect(spans.ended).toMatchObject([...failed, ...failed, sending, { ...submitting, errorType: null }]);
  expect(JSON.stringify(spans.ended)).not.toContain(KEY);
});

test('nothing is submitted without a key; a key needs the site’s name, and a wrong one is not repeated', () => {
  expect(readSubmissionSettings({}, '')).toEqual({ indexNowKey: undefined, baiduToken: undefined });
  expect(readSubmissionSettings({ INDEXNOW_KEY: KEY, BAIDU_PUSH_TOKEN: KEY }, siteOrigin)).toEqual({
    indexNowKey: KEY,
    baiduToken: KEY,
  });
  expect(() => readSubmissionSettings({ BAIDU_PUSH_TOKEN: KEY }, '')).toThrow(StartError);
  expect(() => readSubmissionSettings({ INDEXNOW_KEY: 'geheim!!' }, siteOrigin)).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('geheim') }),
  );
});
