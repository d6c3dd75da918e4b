// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fakeRemote } from '../testing/fake-remote';
import { createContainerLoader } from './load-container';
import type { RunnableRemote } from './remote-files';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const at = (path: string) => new URL(path, location.href).href;
// jsdom keeps the property and not the attribute.
const hashOf = (element: HTMLScriptElement | HTMLLinkElement | undefined) => element?.integrity || null;

const GLOBAL = 'remote_catalog_1';
const globals = globalThis as unknown as Record<string, unknown>;

const recordOf = (remoteEntry: object = { name: 'entry.js', path: '', type: 'global' }) => ({
  metaData: { globalName: GLOBAL, publicPath: 'auto', remoteEntry },
});

function remoteWith(change: Partial<RunnableRemote> = {}): RunnableRemote {
  const remote = fakeRemote([{ id: 'Line', path: '/line' }], 'catalog', {
    integrity: { 'entry.js': hash('a'), 'expose.js': hash('b'), 'static/entry.js': hash('c'), 'page.css': hash('d') },
    preload: { initial: ['entry.js', 'expose.js', 'page.css'], routes: {} },
  });
  return { ...remote, federationManifest: recordOf(), ...change };
}
const catalog = remoteWith();

/** A container that notes how it is opened. */
function container(exposed: unknown = { default: {} }) {
  const calls: unknown[][] = [];
  return {
    calls,
    init: (...given: unknown[]) => void calls.push(['init', ...given]),
    get: async (module: string) => {
      calls.push(['get', module]);
      return () => exposed;
    },
  };
}

const scripts = () => [...document.head.querySelectorAll('script')];
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

/** The browser runs the script that was added last. */
function run(leaving?: unknown): void {
  if (leaving !== undefined) globals[GLOBAL] = leaving;
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

const loaderOf = (remotes: readonly RunnableRemote[], scopes: Record<string, object> = {}, development = false) =>
  createContainerLoader({ remotes, scopes, development });

beforeEach(() => {
  globals[GLOBAL] = undefined;
});
afterEach(() => document.head.replaceChildren());

test('a manifest that does not say how its container is loaded is refused before anything is asked for', async () => {
  for (const federationManifest of [
    null,
    'x',
    {},
    { metaData: { globalName: 1, remoteEntry: { name: 'entry.js' } } },
  ]) {
    const remote = remoteWith({ federationManifest });
    await expect(loaderOf([remote])(remote)).rejects.toThrow(z.core.$ZodError);
  }
  expect([scripts(), preloads()]).toEqual([[], []]);
});

describe('an entry that is a script', () => {
  test('is asked for with its hash, and what it exposes is handed out once it has the shared modules', async () => {
    const scopes = { default: { react: {} } };
    const opened = container({ default: { routes: {} } });
    const loading = loaderOf([catalog], scopes)(catalog);
    expect(scripts().map(script => [script.src, hashOf(script), script.crossOrigin])).toEqual([
      [at(`${catalog.base}entry.js`), hash('a'), 'anonymous'],
    ]);
    run(opened);
    expect(await loading).toEqual({ default: { routes: {} } });
    expect(opened.calls).toEqual([
      ['init', scopes.default, [], { version: '', shareScopeKeys: 'default' }],
      ['get', './remote'],
    ]);
    // Containers spread the options into their own, which are to keep their scopes.
    const [, , , options] = opened.calls[0] ?? [];
    expect((options as { shareScopeMap: unknown }).shareScopeMap).toBe(scopes);
    expect(scripts()).toEqual([]);
  });

  test('is accompanied by the scripts that it is going to ask for, each named once', async () => {
    const named = document.createElement('link');
    Object.assign(named, { rel: 'preload', href: at(`${catalog.base}other.js`) });
    document.head.append(named);
    const { manifest } = catalog;
    const preload = { initial: ['entry.js', 'expose.js', 'other.js', 'page.css'], routes: {} };
    const integrity = { ...manifest.integrity, 'other.js': hash('e') };
    const more = remoteWith({ manifest: { ...manifest, preload, integrity } });
    const loading = loaderOf([more])(more);
    expect(preloads()).toHaveLength(2);
    expect(preloads().map(link => [link.href, hashOf(link)])[1]).toEqual([at(`${more.base}expose.js`), hash('b')]);
    run(container());
    await loading;
  });

  test.each(['static', './static/', '/static'])('lies where its record says: %s', async path => {
    const remote = remoteWith({ federationManifest: recordOf({ name: 'entry.js', path }) });
    const loading = loaderOf([remote])(remote);
    expect(scripts().map(script => [script.src, hashOf(script)])).toEqual([
      [at(`${remote.base}static/entry.js`), hash('c')],
    ]);
    run(container());
    await loading;
  });

  test('without a hash is refused, except on a development server and as a developer’s own build', async () => {
    const unknown = remoteWith({ federationManifest: recordOf({ name: 'unknown.js' }) });
    const refused = `refused: no hash is known for ${at(`${unknown.base}unknown.js`)}`;
    await expect(loaderOf([unknown])(unknown)).rejects.toThrow(refused);
    // Nor is a version run that was not admitted to the page.
    await expect(loaderOf([], {}, true)(unknown)).rejects.toThrow(refused);
    expect(scripts()).toEqual([]);
    const local = remoteWith({ base: 'http://localhost:9001/', local: { instead: undefined } });
    for (const [remote, development] of [
      [unknown, true],
      [local, false],
    ] as const) {
      const loading = loaderOf([remote], {}, development)(remote);
      expect(scripts().map(hashOf)).toEqual([null]);
      run(container());
      await loading;
    }
  });

  test('is asked for again after a failure, and an earlier container is not taken for its own', async () => {
    const load = loaderOf([catalog]);
    const lost = load(catalog);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toThrow(`script did not load: ${at(`${catalog.base}entry.js`)}`);
    expect(scripts()).toEqual([]);
    const failing = container();
    const first = load(catalog);
    run({ ...failing, get: () => Promise.reject(new Error('chunk')) });
    await expect(first).rejects.toThrow('chunk');
    const second = load(catalog);
    run();
    await expect(second).rejects.toThrow('has left no container');
    const third = load(catalog);
    run(container('works'));
    expect(await third).toBe('works');
  });
});

describe('an entry that is a module', () => {
  const moduleOf = (type: string) => remoteWith({ federationManifest: recordOf({ name: 'entry.js', type }) });

  test('is run only where the browser checks its hash; other kinds of entries never', async () => {
    // This document loads no modules ahead, like a browser of 2022.
    for (const type of ['module', 'esm'])
      await expect(loaderOf([moduleOf(type)])(moduleOf(type))).rejects.toThrow(
        'this browser checks no hashes of modules',
      );
    await expect(loaderOf([catalog])(moduleOf('system'))).rejects.toThrow('of the kind system');
    expect(scripts()).toEqual([]);
  });
});
