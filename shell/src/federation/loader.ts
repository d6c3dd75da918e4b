import type { HostServices, PageModule, Remote } from '@shixuan/host';
import type { ResolvedRegistry, ResolvedRemote } from '@shixuan/host/manifest';
import { classifyFailure } from './classify-failure';
import { meetsContract } from './contract';
import { RemoteFailure } from './remote-failure';
import { filesOfRoute } from './remote-files';
import { loadStyleSheets } from './style-sheets';
import { TimeoutError, withTimeout } from './with-timeout';

/** The part of federation's runtime that the loader needs; a test gives its own. */
export interface FederationRuntime {
  registerRemotes(remotes: { name: string; entry: string }[], options?: { force?: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface RemoteLoader {
  readonly remotes: readonly ResolvedRemote[];
  /**
   * The module of a page, with its remote set up and its style sheets in place.
   * @throws RemoteFailure; calling again tries again
   */
  load(remoteName: string, routeId: string): Promise<PageModule>;
}

export interface LoaderOptions {
  registry: ResolvedRegistry;
  runtime: FederationRuntime;
  /** The services for a remote, handed to its `setup`. */
  hostFor(remote: ResolvedRemote): HostServices;
  /** Files without a hash are taken only from a development server. */
  development: boolean;
  /** The longest wait for the remote, and then for the page. Default 8000 ms. */
  timeoutMs?: number;
}

function isRemote(value: unknown): value is { default: Remote } {
  return typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'object';
}

/** Loads remotes at run time from the registry that came with the page. */
export function createLoader({
  registry,
  runtime,
  hostFor,
  development,
  timeoutMs = 8000,
}: LoaderOptions): RemoteLoader {
  const ready = new Map<string, Promise<Remote>>();
  const attempted = new Set<string>();

  async function open(resolved: ResolvedRemote): Promise<Remote> {
    const { base, manifest } = resolved;
    const entry = new URL(base + manifest.entry, location.href).href;
    // Without force a second attempt is answered with the first one's failure.
    runtime.registerRemotes([{ name: manifest.container, entry }], { force: attempted.has(manifest.name) });
    attempted.add(manifest.name);
    const module = await withTimeout(runtime.loadRemote(`${manifest.container}/remote`), timeoutMs);
    if (!isRemote(module)) throw new Error(`${manifest.name}: ./remote has no default export`);
    module.default.setup?.(hostFor(resolved));
    return module.default;
  }

  /** One remote is opened once, however many pages ask for it; a failure is forgotten, so that asking again tries again. */
  function openOnce(resolved: ResolvedRemote): Promise<Remote> {
    const { name } = resolved.manifest;
    const known = ready.get(name);
    if (known) return known;
    const opening = open(resolved);
    ready.set(name, opening);
    opening.catch(() => ready.delete(name));
    return opening;
  }

  async function load(remoteName: string, routeId: string): Promise<PageModule> {
    const resolved = registry.remotes.find(remote => remote.manifest.name === remoteName);
    if (!resolved) throw new RemoteFailure('network', remoteName);
    if (!meetsContract(resolved.manifest.requires.contract)) throw new RemoteFailure('incompatible', remoteName);
    const files = filesOfRoute(resolved, routeId);
    try {
      const [remote] = await Promise.all([openOnce(resolved), withTimeout(loadStyleSheets(files), timeoutMs)]);
      const importPage = remote.routes[routeId];
      if (!importPage) throw new Error(`${remoteName}: no page for the route ${routeId}`);
      return await withTimeout(importPage(), timeoutMs);
    } catch (cause) {
      if (cause instanceof TimeoutError) throw new RemoteFailure('timeout', remoteName, { cause });
      throw new RemoteFailure(await classifyFailure(files, development), remoteName, { cause });
    }
  }

  return { remotes: registry.remotes, load };
}
