import { afterEach, expect, test, vi } from 'vitest';
import { classifyFailure } from './classify-failure';
import type { RemoteFile } from './remote-files';

afterEach(() => vi.unstubAllGlobals());

const hash = `sha384-${'a'.repeat(64)}`;
const entry: RemoteFile = { url: '/entry.js', integrity: hash, initial: true };
const page: RemoteFile = { url: '/page.js', integrity: hash, initial: false };
const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

/** Answers each file with a status; `gone` without one, `changed` only where no hash is asked for. */
function network(answers: Record<string, number | 'gone' | 'changed'>) {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(init);
    const answer = answers[url] ?? 200;
    if (answer === 'gone' || (answer === 'changed' && init.integrity)) throw new TypeError('Failed to fetch');
    return new Response('', { status: answer === 'changed' ? 200 : answer });
  });
  return asked;
}

test.each([
  ['all files there, genuine', {}, undefined, 'execution'],
  ['all files there again, after a lost chunk', {}, chunkError, 'network'],
  ['all files there again, after a lost script', {}, new Error('script did not load: /entry.js'), 'network'],
  ['all files there again, after a lost sheet', {}, new Error('style sheet did not load: /a.css'), 'network'],
  ['all files there, the code threw', {}, new Error('boom'), 'execution'],
  ['all files there, something was thrown that is no error', {}, 'script did not load', 'execution'],
  ['a file of the page is gone', { '/page.js': 404 }, undefined, 'chunk'],
  ['a file of the remote is gone', { '/entry.js': 404 }, undefined, 'missing'],
  ['a file of the remote is gone for good', { '/entry.js': 410 }, undefined, 'missing'],
  ['both are gone', { '/entry.js': 404, '/page.js': 404 }, undefined, 'missing'],
  ['the server is at fault', { '/page.js': 503 }, undefined, 'network'],
  ['the server is at fault for one, another is gone', { '/page.js': 503, '/entry.js': 404 }, undefined, 'network'],
  ['a file of the page is gone, another not reached', { '/page.js': 404, '/entry.js': 'gone' }, undefined, 'network'],
  ['a file of the page is not reached', { '/page.js': 'gone' }, undefined, 'network'],
  ['a file was changed', { '/page.js': 'changed' }, undefined, 'integrity'],
  ['one was changed, another is gone', { '/entry.js': 'changed', '/page.js': 404 }, undefined, 'chunk'],
] as const)('%s', async (_case, answers, cause, kind) => {
  network(answers);
  expect(await classifyFailure([entry, page], false, cause)).toBe(kind);
});

test('a file that no hash vouches for is refused without being asked for, but not on a development server', async () => {
  const asked = network({});
  expect(await classifyFailure([entry, { ...page, integrity: null }], false)).toBe('integrity');
  expect(asked).toEqual([]);
  expect(await classifyFailure([entry, { ...page, integrity: null }], true)).toBe('execution');
  // Twice the one with a hash, once the other.
  expect(asked.map(({ integrity }) => integrity)).toEqual([undefined, undefined, hash]);
});

test('a file is asked for past caches, without cookies, and not for ever', async () => {
  const asked = network({});
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await classifyFailure([entry], false);
  expect(asked).toEqual([
    { cache: 'no-store', credentials: 'omit', signal: expect.any(AbortSignal) },
    { cache: 'no-store', credentials: 'omit', signal: expect.any(AbortSignal), integrity: hash },
  ]);
  expect(timeout.mock.calls).toEqual([[8000], [8000]]);
  timeout.mockRestore();
});
