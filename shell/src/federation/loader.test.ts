// @vitest-environment jsdom
import type { HostServices, PageModule } from '@shixuan/host';
import type { RemoteInBrief, ResolvedRemote } from '@shixuan/host/manifest';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RemoteFailure } from '../lib/remote-failure';
import { createRemoteWork } from '../services/hangs/remote-work';
import { createLoader, type LoaderOptions } from './loader';
import type { OpenOptions } from './open-remotes';
import type { KnownRemote } from './remote-files';

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

type Containers = Pick<OpenOptions, 'loadContainer'>;

/** Containers by the name of each, and which were asked for. */
const containersOf = (answer: (container: string) => Promise<unknown>): Containers & { asked: string[] } => {
  const asked: string[] = [];
  const loadContainer = ({ manifest: { container } }: ResolvedRemote) => {
    asked.push(container);
    return answer(container);
  };
  return { asked, loadContainer };
};

const containersAnswering = (...answers: (() => Promise<unknown>)[]) =>
  containersOf(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new Error('no answer')));

const reports: string[] = [];
const telemetry: LoaderOptions['telemetry'] = {
  loaded: (source, route) => void reports.push(`${source} ${route} loaded`),
  error: (source, error) => void reports.push(`${source} ${error instanceof RemoteFailure ? error.kind : error}`),
};

const loaderFor = (containers: Containers, row: KnownRemote = resolved(), options: Partial<LoaderOptions> = {}) =>
  createLoader({
    registry: { remotes: [row] },
    loadContainer: containers.loadContainer,
    hostFor,
    development: false,
    telemetry,
    waits: {},
    ...options,
  });

const failureOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RemoteFailure)) throw new Error(`expected a RemoteFailure, got ${String(error)}`);
  return error.kind;
};

/** The network's answers to the requests with which the loader looks for the cause of a failure. */
function network({
  missing = [],
  unreachable = [],
  changed = [],
}: {
  missing?: string[];
  unreachable?: string[];
  changed?: string[];
}) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (unreachable.some(file => url.endsWith(file))) throw new TypeError('Failed to fetch');
    if (changed.some(file => url.endsWith(file)) && init.integrity) throw new TypeError('integrity');
    return new Response('', { status: missing.some(file => url.endsWith(file)) ? 404 : 200 });
  });
}

beforeEach(() => {
  network({});
  reports.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('a page is loaded from its remote, which is opened once for all its pages', async () => {
  const containers = containersAnswering(async () => remote);
  const loader = loaderFor(containers);
  expect(await loader.load('catalog', 'Line')).toBe(page);
  expect(await loader.load('catalog', 'Line')).toBe(page);
  expect(containers.asked).toEqual(['remote_catalog']);
});

test('setup runs once, before the first page, with the services of this remote', async () => {
  const setup = vi.fn();
  const loader = loaderFor(containersAnswering(async () => ({ default: { ...remote.default, setup } })));
  await Promise.all([loader.load('catalog', 'Line'), loader.load('catalog', 'Line')]);
  expect(setup).toHaveBeenCalledTimes(1);
});

test('a file of the remote that the server does not have is missing, one that only the page needs a lost chunk', async () => {
  network({ missing: ['entry.js', 'line.js'] });
  const loader = loaderFor(containersAnswering(() => Promise.reject(new Error('ChunkLoadError'))));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('missing');
  network({ missing: ['line.js'] });
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('chunk');
});

test('without a connection it is a network failure, whichever file', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('line.js')) throw new TypeError('Failed to fetch');
    return new Response('');
  });
  const loader = loaderFor(containersAnswering(() => Promise.reject(new Error('ChunkLoadError'))));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('network');
});

test('a changed file is an integrity failure', async () => {
  network({ changed: ['entry.js'] });
  const loader = loaderFor(containersAnswering(() => Promise.reject(new Error('failed'))));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('integrity');
});

test('a file that no hash vouches for is an integrity failure', async () => {
  const row = resolved({ integrity: { 'entry.js': hash('a') } });
  const loader = loaderFor(
    containersAnswering(() => Promise.reject(new Error('refused'))),
    row,
  );
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('integrity');
});

test('genuine files whose code throws are an execution failure', async () => {
  const loader = loaderFor(containersAnswering(() => Promise.reject(new Error('boom'))));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('execution');
});

test('files that are there and genuine once they are asked for again were missed for a moment', async () => {
  const lost = new Error('script did not load: /remotes/catalog/1.0.0-00000000/entry.js');
  const containers = containersAnswering(
    () => Promise.reject(lost),
    async () => remote,
  );
  expect(await failureOf(loaderFor(containers).load('catalog', 'Line'))).toBe('network');
});

test('a setup that throws is a setup failure', async () => {
  const setup = () => {
    throw new Error('boom');
  };
  const loader = loaderFor(containersAnswering(async () => ({ default: { ...remote.default, setup } })));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('setup');
});

test('a version in which the page stood still is not run, until the visitor wants it', async () => {
  const containers = containersAnswering(async () => remote);
  let isHung = true;
  const loader = loaderFor(containers, resolved(), {
    hung: { has: (_, version) => isHung && version === '1.0.0-00000000' },
  });
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('hang');
  expect(containers.asked).toEqual([]);
  // The document in which it hung has told it.
  expect(reports).toEqual([]);
  isHung = false;
  expect((await loader.load('catalog', 'Line')).default).toBe(page.default);
});

test('builds that change without a new version are run again', async () => {
  const hung = { has: () => true };
  const containers = containersAnswering(async () => remote);
  const local = { ...resolved(), local: { instead: undefined } };
  await expect(loaderFor(containers, local, { hung }).load('catalog', 'Line')).resolves.toBeTruthy();
  await expect(
    loaderFor(containers, resolved(), { hung, development: true }).load('catalog', 'Line'),
  ).resolves.toBeTruthy();
});

test('what runs is named: the version while it loads, and its setup as a step of its own', async () => {
  const work = createRemoteWork();
  const named: unknown[] = [];
  const note = () => named.push([work.atHand().map(({ app, route }) => `${app} ${route}`), work.isBusy()]);
  const containers = containersOf(async () => {
    note();
    return { default: { ...remote.default, setup: note } };
  });
  await loaderFor(containers, resolved(), { work }).load('catalog', 'Line');
  note();
  expect(named).toEqual([
    [['catalog Line'], true],
    [['catalog Line'], true],
    [[], false],
  ]);
});

test('a remote that never answers is a timeout', async () => {
  const loader = loaderFor(
    containersAnswering(() => new Promise(() => {})),
    resolved(),
    { timeoutMs: 5 },
  );
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('timeout');
});

test('a remote whose code comes after ten seconds opens then, and is asked for once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let arrive: (code: unknown) => void = () => undefined;
  const late = containersAnswering(
    () =>
      new Promise(resolve => {
        arrive = resolve;
      }),
  );
  const loading = loaderFor(late).load('catalog', 'Line');
  await vi.advanceTimersByTimeAsync(10_000);
  arrive(remote);
  expect(await loading).toBe(page);
  expect(late.asked).toHaveLength(1);
});

test('a remote made for another contract is not even asked for', async () => {
  const containers = containersAnswering(async () => remote);
  const loader = loaderFor(containers, resolved({ requires: { contract: '^9.0.0' } }));
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('incompatible');
  expect(containers.asked).toEqual([]);
});

test('a call after a failure tries again, with force for federation', async () => {
  const containers = containersAnswering(
    () => Promise.reject(new Error('down')),
    async () => remote,
  );
  const loader = loaderFor(containers);
  expect(await failureOf(loader.load('catalog', 'Line'))).toBe('execution');
  expect(await loader.load('catalog', 'Line')).toBe(page);
  expect(containers.asked).toHaveLength(2);
});

describe('a page that fails after its remote has been opened', () => {
  const opening = (importPage: () => Promise<PageModule>) =>
    containersAnswering(async () => ({ default: { descriptor: {}, routes: { Line: importPage } } }));

  test('is a failure of its own kind, as one of the remote is', async () => {
    const broken = opening(() => Promise.reject(new Error('boom')));
    expect(await failureOf(loaderFor(broken).load('catalog', 'Line'))).toBe('execution');
    network({ missing: ['line.js'] });
    expect(await failureOf(loaderFor(broken).load('catalog', 'Line'))).toBe('chunk');
  });

  test('is given up after the time limit', async () => {
    const never = opening(() => new Promise(() => undefined));
    expect(await failureOf(loaderFor(never, resolved(), { timeoutMs: 20 }).load('catalog', 'Line'))).toBe('timeout');
  });
});

describe('what did not arrive is asked for again', () => {
  const down = () => Promise.reject(new Error('down'));
  const waits = { network: [0, 0], timeout: [0] };

  test('twice', async () => {
    network({ unreachable: ['entry.js'] });
    const containers = containersAnswering(down, down, async () => remote);
    const loader = loaderFor(containers, resolved(), { waits });
    expect(await loader.load('catalog', 'Line')).toBe(page);
    expect(containers.asked).toHaveLength(3);
    expect(reports).toEqual(['catalog@1.0.0-00000000 Line loaded']);
  });

  test('not a third time', async () => {
    network({ unreachable: ['entry.js'] });
    const containers = containersAnswering(down, down, down, async () => remote);
    const loader = loaderFor(containers, resolved(), { waits });
    expect(await failureOf(loader.load('catalog', 'Line'))).toBe('network');
    expect(reports).toEqual(['catalog@1.0.0-00000000 network']);
    expect(await loader.load('catalog', 'Line')).toBe(page);
  });

  test('once, when it took too long', async () => {
    const never = () => new Promise(() => {});
    const containers = containersAnswering(never, async () => remote);
    expect(await loaderFor(containers, resolved(), { waits, timeoutMs: 5 }).load('catalog', 'Line')).toBe(page);
    const slow = containersAnswering(never, never, async () => remote);
    expect(await failureOf(loaderFor(slow, resolved(), { waits, timeoutMs: 5 }).load('catalog', 'Line'))).toBe(
      'timeout',
    );
  });

  test('never, when the file is not the published one or its code throws', async () => {
    const containers = containersAnswering(down, async () => remote);
    expect(await failureOf(loaderFor(containers, resolved(), { waits }).load('catalog', 'Line'))).toBe('execution');
    expect(containers.asked).toEqual(['remote_catalog']);
  });
});

test('a version that somebody develops is named with its address when it does not run, and the live one stands in', async () => {
  const told: unknown[] = [];
  const mine = { ...resolved(), base: 'http://localhost:9001/', local: {} };
  const containers = containersAnswering(() => Promise.reject(new Error('broken')));
  const loader = loaderFor(containers, mine as ResolvedRemote, { onLocalFailure: (...said) => void told.push(said) });
  await failureOf(loader.load('catalog', 'Line'));
  expect(told).toEqual([['catalog', 'http://localhost:9001/']]);
});

describe('what a version is asked for', () => {
  test('its container, and it is set up with the services for this version', async () => {
    const asked: ResolvedRemote[] = [];
    const given: unknown[] = [];
    const setup = vi.fn();
    const hosts = (of: ResolvedRemote) => {
      given.push(of);
      return { contractVersion: '1.0.0' } as HostServices;
    };
    const loadContainer = async (of: ResolvedRemote) => {
      asked.push(of);
      return { default: { ...remote.default, setup } };
    };
    await loaderFor({ loadContainer }, resolved(), { hostFor: hosts }).load('catalog', 'Line');
    expect(asked).toEqual([resolved()]);
    expect(given).toEqual([resolved()]);
    expect(setup.mock.calls).toEqual([[{ contractVersion: '1.0.0' }]]);
  });

  test.each([null, undefined, 'text', {}, { default: null }, { default: () => null }])(
    'a module %o is no remote, or has no pages',
    async module => {
      expect(await failureOf(loaderFor(containersAnswering(async () => module)).load('catalog', 'Line'))).toBe(
        'execution',
      );
    },
  );

  test('a remote that is not in the registry, or has no such page, is not shown', async () => {
    const containers = containersAnswering(async () => remote);
    expect(await failureOf(loaderFor(containers).load('nothing', 'Line'))).toBe('network');
    expect(containers.asked).toEqual([]);
    expect(await failureOf(loaderFor(containers).load('catalog', 'Nothing'))).toBe('execution');
  });

  test('how long it took is told with the page', async () => {
    const times = [1000, 1250];
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 9999);
    const loaded = vi.fn();
    const told = { loaded, error: vi.fn() };
    await loaderFor(
      containersAnswering(async () => remote),
      resolved(),
      { telemetry: told },
    ).load('catalog', 'Line');
    clock.mockRestore();
    expect(loaded.mock.calls).toEqual([['catalog@1.0.0-00000000', 'Line', 250]]);
    const failing = containersAnswering(() => Promise.reject(new Error('boom')));
    await failureOf(loaderFor(failing, resolved(), { telemetry: told }).load('catalog', 'Line'));
    expect(told.error.mock.calls).toEqual([['catalog@1.0.0-00000000', expect.any(RemoteFailure), { route: 'Line' }]]);
  });
});

describe('a build of a developer', () => {
  const live = resolved();
  const mine = { ...resolved({ container: 'mine' }), base: 'http://localhost:9001/', local: { instead: live } };
  const onlyWith = (works: string) =>
    containersOf(async container => (container === works ? remote : Promise.reject(new Error('boom'))));

  test('is shown where it runs', async () => {
    const onLocalFailure = vi.fn();
    const loader = loaderFor(onlyWith('mine'), mine as ResolvedRemote, { onLocalFailure });
    expect(await loader.load('catalog', 'Line')).toEqual(page);
    expect(onLocalFailure).not.toHaveBeenCalled();
  });

  test('is replaced by the live version where it fails, for whatever reason; where that fails too, its own failure is told', async () => {
    network({ missing: ['entry.js'] });
    const loader = loaderFor(onlyWith('remote_catalog'), mine as ResolvedRemote);
    expect(await loader.load('catalog', 'Line')).toEqual({ ...page, from: live });
    network({});
    const broken = loaderFor(onlyWith('none'), mine as ResolvedRemote);
    expect(await failureOf(broken.load('catalog', 'Line'))).toBe('execution');
  });
});

describe('with an earlier version', () => {
  const older: ResolvedRemote = {
    ...resolved({
      version: '0.9.0-00000000',
      container: 'remote_catalog_0_9',
      integrity: { 'mf-manifest.json': hash('c'), 'entry.js': hash('d'), 'line.js': hash('e') },
    }),
    base: '/remotes/catalog/0.9.0-00000000/',
    federationManifest: { id: 'older' },
  };
  const live = (change = {}): ResolvedRemote => ({
    ...resolved(change),
    fallback: { base: older.base, version: older.manifest.version, integrity: hash('f') },
  });

  /** The older version's manifests are there, each asked for against its hash. */
  function published(manifest: unknown = older.manifest) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (!url.startsWith(older.base)) return new Response('');
      asked.push(`${url} ${init.integrity?.slice(7, 8)}`);
      return Response.json(url.endsWith('remote.json') ? manifest : older.federationManifest);
    });
    return asked;
  }

  /** Only the older version runs. */
  const brokenLive = () =>
    containersOf(async container => (container === 'remote_catalog_0_9' ? remote : Promise.reject(new Error('boom'))));

  test('that one is shown where the live one does not run, which is reported', async () => {
    const asked = published();
    const admitted: ResolvedRemote[] = [];
    const loader = loaderFor(brokenLive(), live(), { admitted });
    expect(await loader.load('catalog', 'Line')).toEqual({ ...page, from: older });
    expect(asked.slice(0, 2)).toEqual([`${older.base}remote.json f`, `${older.base}mf-manifest.json c`]);
    expect(admitted).toEqual([older]);
    expect(reports).toEqual(['catalog@1.0.0-00000000 execution', 'catalog@0.9.0-00000000 Line loaded']);
  });

  test('that one runs with its own settings, not with those of the live one', async () => {
    published();
    const admitted: ResolvedRemote[] = [];
    const { fallback, ...rest } = live();
    const both = { ...rest, config: { rows: 20 }, ...(fallback && { fallback: { ...fallback, config: { rows: 6 } } }) };
    await loaderFor(brokenLive(), both, { admitted }).load('catalog', 'Line');
    expect(admitted).toEqual([{ ...older, config: { rows: 6 } }]);
  });

  test('that one is shown where the live one needs another contract, without the live one being asked for', async () => {
    published();
    const containers = brokenLive();
    const loader = loaderFor(containers, live({ requires: { contract: '^9.0.0' } }));
    expect(await loader.load('catalog', 'Line')).toMatchObject({ from: { base: older.base } });
    expect(containers.asked).toEqual(['remote_catalog_0_9']);
  });

  test('the other pages of the remote are of the same version from then on, and it is fetched once', async () => {
    const asked = published();
    const containers = brokenLive();
    const loader = loaderFor(containers, live());
    await loader.load('catalog', 'Line');
    await loader.load('catalog', 'Line');
    expect(asked).toHaveLength(2);
    expect(containers.asked).toEqual(['remote_catalog', 'remote_catalog_0_9']);
  });

  test('a file that did not arrive is not replaced by an older one', async () => {
    published();
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    expect(await failureOf(loaderFor(brokenLive(), live()).load('catalog', 'Line'))).toBe('network');
  });

  describe('a file that the server does not have', () => {
    /** The older version is whole; of the live one this file is gone. */
    function gone(file: string) {
      published();
      const answer = globalThis.fetch;
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
        url.endsWith(file) && !url.startsWith(older.base) ? new Response('', { status: 404 }) : answer(url, init),
      );
    }

    test.each([
      ['entry.js', 'missing'],
      ['line.js', 'chunk'],
    ])('%s is replaced by the older version and told as %s', async (file, kind) => {
      gone(file);
      const loader = loaderFor(brokenLive(), live());
      expect(await loader.load('catalog', 'Line')).toEqual({ ...page, from: older });
      expect(reports).toEqual([`catalog@1.0.0-00000000 ${kind}`, 'catalog@0.9.0-00000000 Line loaded']);
    });

    test('is not replaced where a newer version is deployed, whose document the visitor gets', async () => {
      gone('line.js');
      const containers = brokenLive();
      const isOutdated = vi.fn(async () => true);
      expect(await failureOf(loaderFor(containers, live(), { isOutdated }).load('catalog', 'Line'))).toBe('chunk');
      expect(containers.asked).toEqual(['remote_catalog']);
      expect(isOutdated).toHaveBeenCalledTimes(1);
    });

    test('nobody is asked about newer versions for a failure of another kind', async () => {
      published();
      const isOutdated = vi.fn(async () => true);
      expect(await loaderFor(brokenLive(), live(), { isOutdated }).load('catalog', 'Line')).toMatchObject({
        from: older,
      });
      expect(isOutdated).not.toHaveBeenCalled();
    });
  });

  test.each([
    ['of another remote', { ...older.manifest, name: 'content' }],
    ['of another version', { ...older.manifest, version: '0.8.0-00000000' }],
    ['that vouches for no federation manifest', { ...older.manifest, integrity: {} }],
    ['that is none', {}],
  ])('a manifest %s is not taken: the failure of the live one stands', async (_, manifest) => {
    published(manifest);
    const containers = brokenLive();
    expect(await failureOf(loaderFor(containers, live()).load('catalog', 'Line'))).toBe('execution');
    expect(containers.asked).toEqual(['remote_catalog']);
  });

  test('one that could not be fetched is fetched again the next time', async () => {
    const asked = published({});
    const loader = loaderFor(brokenLive(), live());
    expect(await failureOf(loader.load('catalog', 'Line'))).toBe('execution');
    expect(asked).toHaveLength(1);
    expect(reports.at(-1)).toMatch(/^catalog@1\.0\.0-00000000 /);
    published();
    expect(await loader.load('catalog', 'Line')).toEqual({ ...page, from: older });
  });

  test('a server that answers with an error has no earlier version', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      url.startsWith(older.base) ? Response.json(older.manifest, { status: 500 }) : new Response(''),
    );
    expect(await failureOf(loaderFor(brokenLive(), live()).load('catalog', 'Line'))).toBe('execution');
    expect(reports.at(-1)).toContain(`${older.base}remote.json: HTTP 500`);
  });

  test('whatever the same version would repeat is helped by an older one', async () => {
    published();
    const failing = (setup: () => void) =>
      containersOf(async container =>
        container === 'remote_catalog_0_9' ? remote : { default: { ...remote.default, setup } },
      );
    const setup = () => {
      throw new Error('boom');
    };
    expect(await loaderFor(failing(setup), live()).load('catalog', 'Line')).toMatchObject({ from: older });
    const unverified = live({ integrity: { 'entry.js': hash('a') } });
    expect(await loaderFor(brokenLive(), unverified).load('catalog', 'Line')).toMatchObject({ from: older });
  });

  test('where that one fails too, trying again begins with the live one', async () => {
    published();
    const broken = containersOf(() => Promise.reject(new Error('boom')));
    const loader = loaderFor(broken, live());
    expect(await failureOf(loader.load('catalog', 'Line'))).toBe('execution');
    expect(await failureOf(loader.load('catalog', 'Line'))).toBe('execution');
    expect(broken.asked).toEqual(['remote_catalog', 'remote_catalog_0_9', 'remote_catalog', 'remote_catalog_0_9']);
  });
});

describe('carried in brief by the page', () => {
  const whole = resolved({ integrity: { 'mf-manifest.json': hash('m'), 'entry.js': hash('a'), 'line.js': hash('b') } });
  const federationManifest = { id: 'catalog' };
  const brief = (): RemoteInBrief => {
    const { name, owner, title, requires, routes, version, entry } = whole.manifest;
    const manifest = { name, owner, title, requires, routes, version, entry };
    return { base: whole.base, manifest, hashes: { manifest: hash('r'), entry: hash('m') }, config: { rows: 6 } };
  };

  /** Its files as the site has them; `wrong` is answered as another status, or in a way that its hash does not allow. */
  function published(wrong: { file?: string; status?: number; isAltered?: boolean } = {}) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      const path = url.slice(url.indexOf(whole.base) + whole.base.length);
      if (init.integrity) asked.push(`${path} ${init.integrity.slice(7, 8)}`);
      if (path === wrong.file) {
        if (wrong.isAltered && init.integrity) throw new TypeError('integrity');
        if (wrong.status) return new Response('', { status: wrong.status });
      }
      return Response.json(path === 'remote.json' ? whole.manifest : federationManifest);
    });
    return asked;
  }

  test('its manifests are fetched when it is opened, each against its hash, once for all its parts, and admit it', async () => {
    const asked = published();
    const admitted: ResolvedRemote[] = [];
    const containers = containersOf(async () => remote);
    const loader = loaderFor(containers, brief(), { admitted });
    expect([admitted, asked]).toEqual([[], []]);
    await Promise.all([loader.load('catalog', 'Line'), loader.load('catalog', 'Line')]);
    await loader.load('catalog', 'Line');
    expect(asked).toEqual(['remote.json r', 'mf-manifest.json m']);
    expect(admitted).toEqual([{ ...whole, federationManifest, config: { rows: 6 } }]);
    expect(containers.asked).toEqual(['remote_catalog']);
  });

  test.each([
    ['integrity', { file: 'remote.json', isAltered: true }],
    ['missing', { file: 'mf-manifest.json', status: 404 }],
    ['network', { file: 'remote.json', status: 503 }],
  ] as const)('a manifest that does not come as it was published is a failure of the kind %s', async (kind, wrong) => {
    published(wrong);
    const admitted: ResolvedRemote[] = [];
    const loader = loaderFor(
      containersAnswering(async () => remote),
      brief(),
      { admitted },
    );
    expect(await failureOf(loader.load('catalog', 'Line'))).toBe(kind);
    expect(admitted).toEqual([]);
    published();
    expect(await loader.load('catalog', 'Line')).toBe(page);
  });

  test('the version before stands in where its manifests are gone', async () => {
    published({ file: 'remote.json', status: 404 });
    const files = globalThis.fetch;
    const older = { base: '/remotes/catalog/0.9.0-00000000/', version: '0.9.0-00000000', integrity: hash('o') };
    const integrity = { 'mf-manifest.json': hash('c'), 'entry.js': hash('d'), 'line.js': hash('e') };
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      url.startsWith(older.base)
        ? Response.json({ ...whole.manifest, version: older.version, integrity })
        : files(url, init),
    );
    const loader = loaderFor(
      containersAnswering(async () => remote),
      { ...brief(), fallback: older },
    );
    expect(await loader.load('catalog', 'Line')).toMatchObject({ from: { manifest: { version: older.version } } });
  });
});
