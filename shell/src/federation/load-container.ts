import type { ResolvedRemote } from '@shixuan/host/manifest';
import * as z from 'zod/mini';
import { freshAddress } from './give-up-waiting';
import { findRemoteFile, isUnverified, type RemoteFile, type RunnableRemote } from './remote-files';

/** What a version of a remote is to its host, whichever bundler has made it. */
interface Container {
  init(scope: object, initScope: unknown[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/** The part of a version's federation manifest that says how its container is loaded. */
const EntryRecord = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()), type: z.optional(z.string()) }),
  }),
});
type RemoteEntry = z.infer<typeof EntryRecord>['metaData']['remoteEntry'];

export interface ContainerOptions {
  /** Versions that may run; read at each call, because fallback versions are added later. */
  remotes: readonly RunnableRemote[];
  /** Modules that the shell shares, by the name of the scope. */
  scopes: Record<string, object>;
  /** Files without a hash are taken only from a development server. */
  development: boolean;
}

/** Kinds of entries that are classic scripts: each leaves its container in a global variable. */
const scriptTypes: readonly string[] = ['var', 'global', 'script'];
const moduleTypes: readonly string[] = ['module', 'esm'];

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** The file within its version: paths are written as `static`, `./static/` or `/static`. */
const entryPath = ({ path = '', name }: RemoteEntry) =>
  [...path.split('/').filter(part => part !== '' && part !== '.'), name].join('/');

function runScript({ url, integrity }: RemoteFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = freshAddress(url);
    const end = (settle: () => void) => () => {
      script.remove();
      settle();
    };
    script.onload = end(resolve);
    script.onerror = end(() => reject(new Error(`script did not load: ${url}`)));
    document.head.append(script);
  });
}

async function containerOfScript(file: RemoteFile, name: string): Promise<unknown> {
  const globals = globalThis as unknown as Record<string, unknown>;
  // Of an attempt before this one, whose failure its container would repeat.
  globals[name] = undefined;
  await runScript(file);
  return globals[name];
}

async function containerOfModule(remote: ResolvedRemote, { url, integrity }: RemoteFile): Promise<unknown> {
  if (integrity) await import('./verify-modules').then(({ verifyModules }) => verifyModules(remote));
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url);
}

/** Asks at once for the scripts that the entry is going to ask for. */
function preloadScripts(files: readonly RemoteFile[]): void {
  const named = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href }) => href));
  for (const { url, integrity } of files) {
    if (named.has(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

/**
 * Loads the container of a version, gives it the shell's shared modules, and takes the module that it exposes: what federation's runtime
 * does for a host, of which the shell needs this alone (docs/decisions/0267). How the container is loaded is read from the manifest that
 * the page carries; every file must match its hash in the registry. Each call loads it anew.
 * @throws Error where a file has no hash, is not the published one or does not run
 */
export function createContainerLoader({ remotes, scopes, development }: ContainerOptions) {
  function fileAt(url: string): RemoteFile {
    const file = findRemoteFile(remotes, url);
    if (!file || isUnverified(file, development)) throw new Error(`refused: no hash is known for ${url}`);
    return file;
  }

  return async (remote: ResolvedRemote): Promise<unknown> => {
    const { base, manifest, federationManifest } = remote;
    const { globalName, remoteEntry } = EntryRecord.parse(federationManifest).metaData;
    const at = (path: string) => new URL(base + path, location.href).href;
    const entry = fileAt(at(entryPath(remoteEntry)));
    const { type = 'global' } = remoteEntry;
    const isScript = scriptTypes.includes(type);
    if (!isScript && !moduleTypes.includes(type))
      throw new Error(`refused: ${entry.url} is of the kind ${type}, which cannot be verified`);
    if (isScript) {
      const others = manifest.preload.initial.map(at).filter(url => url.endsWith('.js') && url !== entry.url);
      preloadScripts(others.map(fileAt));
    }
    const container = await (isScript ? containerOfScript(entry, globalName) : containerOfModule(remote, entry));
    if (!isContainer(container)) throw new Error(`${entry.url} has left no container`);
    scopes.default ??= {};
    // Not enumerable, as federation's runtime hands it over: containers spread the options into their own.
    const options = Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
      value: scopes,
    });
    await container.init(scopes.default, [], options);
    return (await container.get('./remote'))();
  };
}
