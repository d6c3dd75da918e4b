// @vitest-environment jsdom
import type { HostServices, PageModule } from '@shixuan/host';
import type { ResolvedRemote } from '@shixuan/host/manifest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoader, type FederationRuntime } from './loader';
import { RemoteFailure } from './remote-failure';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const resolved = (change: Partial<ResolvedRemote['manifest']> = {}): ResolvedRemote => ({
  base: '/remotes/catalog/1.0.0-00000000/',
  federationManifest: {},
  manifest: {
    name: 'catalog',
    owner: '目录组',
    title: '产品目录',
    requires: { contract: '^1.0.0' },
    routes: [{ id: 'Line', path: '/line', title: '线扫', description: '' }],
    version: '1.0.0-00000000',
    entry: 'mf-manifest.json',
    container: 'remote_catalog',
    integrity: { 'entry.js': hash('a'), 'line.js': hash('b') },
    preload: { initial: ['entry.js'], routes: { Line: ['line.js'] } },
    bytes: { total: 0, initial: 0 },
    ...change,
  },
});

const page: PageModule = { default: () => null };
const remote = { default: { descriptor: {}, routes: { Line: async () => page } } };
const hostFor = () => ({}) as HostServices;

const runtimeAnswering = (...answers: (() => Promise<unknown>)[]): FederationRuntime & { forced: boolean[] } => {
  const forced: boolean[] = [];
  return {
    forced,
    registerRemotes: (_remotes, options) => forced.push(options?.force ?? false),
    loadRemote: () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new Error('no answer')),
  };
};

const loaderFor = (runtime: FederationRuntime, row = resolved(), timeoutMs?: number) =>
  createLoader({
    registry: { revision: 1, remotes: [row], killed: [], overrides: [] },
    runtime,
    hostFor,
    development: false,
    timeoutMs,
  });

const failureOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RemoteFailure)) throw new Error(`expected a RemoteFailure, got ${String(error)}`);
  return error.kind;
};

/** What the network would answer when the loader asks again to find out what went wrong. */
function network({ missing = [], changed = [] }: { missing?: string[]; changed?: string[] }) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (changed.some(file => url.endsWith(file)) && init.integrity) throw new TypeError('integrity');
    return new Response('', { status: missing.some(file => url.endsWith(file)) ? 404 : 200 });
  });
}

beforeEach(() => network({}));
afterEach(() => vi.unstubAllGlobals());

test('a page is loaded from its remote, which is opened once for all its pages', async () => {
  const runtime = runtimeAnswering(async () => remote);
  const loader = loaderFor(runtime);
  expect(await loader.load('catalog', 'Line')).toBe(page);
  expect(await loader.load('catalog', 'Line')).toBe(page);
  expect(runtime.forced).toEqual([false]);
});

test('setup runs once, before the first page, with the services of this remote', async () => {
  const setup = vi.fn();
  const loader = loaderFor(runtimeAnswering(async () => ({ default: { ...remote.default, setup } })));
  await Promise.all([loader.load('catalog', 'Line'), loader.load('catalog', 'Line')]);
  expect(setup).toHaveBeenCalledTimes(1);
});

test('a missing file is a network failure', async () => {
  network({ missing: ['line.js'] });
  const loader = loaderFor(runtimeAnswering(() => Promise.reject(new Error('ChunkLoadError'))));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('network');
});

test('a changed file is an integrity failure', async () => {
  network({ changed: ['entry.js'] });
  const loader = loaderFor(runtimeAnswering(() => Promise.reject(new Error('failed'))));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('integrity');
});

test('a file that no hash vouches for is an integrity failure', async () => {
  const row = resolved({ integrity: { 'entry.js': hash('a') } });
  const loader = loaderFor(
    runtimeAnswering(() => Promise.reject(new Error('refused'))),
    row,
  );
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('integrity');
});

test('genuine files whose code throws are an execution failure', async () => {
  const loader = loaderFor(runtimeAnswering(() => Promise.reject(new Error('boom'))));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('execution');
});

test('a setup that throws is an execution failure', async () => {
  const setup = () => {
    throw new Error('boom');
  };
  const loader = loaderFor(runtimeAnswering(async () => ({ default: { ...remote.default, setup } })));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('execution');
});

test('a remote that never answers is a timeout', async () => {
  const loader = loaderFor(
    runtimeAnswering(() => new Promise(() => {})),
    resolved(),
    5,
  );
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('timeout');
});

test('a remote made for another contract is not even asked for', async () => {
  const runtime = runtimeAnswering(async () => remote);
  const loader = loaderFor(runtime, resolved({ requires: { contract: '^9.0.0' } }));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('incompatible');
  expect(runtime.forced).toEqual([]);
});

test('asking again after a failure tries again, and federation is told to forget', async () => {
  const runtime = runtimeAnswering(
    () => Promise.reject(new Error('down')),
    async () => remote,
  );
  const loader = loaderFor(runtime);
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('execution');
  expect(await loader.load('catalog', 'Line')).toBe(page);
  expect(runtime.forced).toEqual([false, true]);
});
