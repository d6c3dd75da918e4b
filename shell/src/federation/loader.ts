import type { PageModule, Remote } from '@shixuan/host';
import type { ListedRemote, ResolvedRemote } from '@shixuan/host/manifest';
import type { ComponentType } from 'react';
import { type FailureKind, isFileLost, RemoteFailure } from '../lib/remote-failure';
import { areTextsSanitised } from '../lib/trusted-types';
import type { HungVersions } from '../services/hangs/hung-versions';
import type { Telemetry } from '../services/telemetry/telemetry';
import { contractAdapter } from './contract';
import { fetchFallback, fetchWhole } from './fetch-remote';
import { giveUpWaiting } from './give-up-waiting';
import { createOpener, type OpenOptions } from './open-remotes';
import {
  filesInBrief,
  filesOfFill,
  filesOfRoute,
  isWhole,
  type KnownRemote,
  type RemoteFile,
  type RunnableRemote,
} from './remote-files';
import { loadStyleSheets } from './style-sheets';
import { type RetryWaits, retryWaits, tryAgain } from './try-again';
import { TimeoutError, withTimeout } from './with-timeout';

/** A page, and its version where that is not the live one. */
export interface LoadedPage extends PageModule {
  from?: ListedRemote;
}

/** A piece for a place of another remote. Its component takes the props that the place's schema declares. */
export interface LoadedPiece {
  default: ComponentType<object>;
  from?: ListedRemote;
}

export interface RemoteLoader {
  /**
   * Loads the module of a page, with its remote set up and its style sheets in place. Falls back to the previous
   * version where the live one fails verification, does not run or has lost a file.
   * @throws RemoteFailure; calling again tries again, with the live version
   */
  load(remoteName: string, routeId: string): Promise<LoadedPage>;
  /**
   * The same for the module of a piece.
   * @param slot the place that it is for: `catalog:product-help`
   * @throws RemoteFailure
   */
  loadPiece(remoteName: string, slot: string): Promise<LoadedPiece>;
}

/** How the loader finds a kind of part in a remote, by the part's name. */
interface PartKind<Module> {
  filesOf(remote: RunnableRemote, part: string): RemoteFile[];
  find(remote: Remote, part: string): (() => Promise<Module>) | undefined;
}

const pageKind: PartKind<LoadedPage> = { filesOf: filesOfRoute, find: ({ routes }, part) => routes[part] };

const pieceKind: PartKind<LoadedPiece> = {
  filesOf: filesOfFill,
  // A piece takes the props that it declares. Its place hands over no others: the deployment has compared the two.
  find: ({ fills }, part) => fills?.[part] as (() => Promise<LoadedPiece>) | undefined,
};

export interface LoaderOptions extends OpenOptions {
  registry: { remotes: readonly KnownRemote[] };
  /** Versions that may run in this page; what is fetched later is added. */
  admitted?: ResolvedRemote[];
  /** Files without a hash are taken only from a development server. */
  development: boolean;
  telemetry: Pick<Telemetry, 'loaded' | 'error'>;
  /** Versions that are not run, because the page stood still in them. */
  hung?: Pick<HungVersions, 'has'> | undefined;
  /** A developer's own build does not run: the live version stands in. */
  onLocalFailure?(name: string, url: string): void;
  /** Brings the texts of a remote in the visitor's language, before its part is shown. Never rejects. */
  speak?(tag: string, languages: NonNullable<Remote['languages']>): Promise<void>;
  /** Whether a newer revision than the page's own is deployed. Asked only when a file is gone from the server. */
  isOutdated?(): Promise<boolean>;
  /** The longest wait for the remote, and then for the page. Default 12 s: a server that needs 10 s for its first byte is no lost one. */
  timeoutMs?: number | undefined;
  waits?: RetryWaits;
}

/** The options that the shell as a whole gives, beside those of its federation. */
export type LoaderHooks = Pick<LoaderOptions, 'onLocalFailure' | 'isOutdated' | 'work' | 'hung' | 'speak'>;

/** Failures that the same version would repeat, so an older version is tried. */
const helpedByOlderVersion: readonly FailureKind[] = [
  'integrity',
  'execution',
  'setup',
  'incompatible',
  'missing',
  'chunk',
  'hang',
];
const isHelpedByOlderVersion = (error: unknown) =>
  error instanceof RemoteFailure && helpedByOlderVersion.includes(error.kind);

/** The longest wait where the first has been in vain, ms: that of a request which was lost is over soon. */
const WAIT_AGAIN_MS = 8000;

const tagOf = ({ manifest }: ListedRemote) => `${manifest.name}@${manifest.version}`;

/** Loads remotes at run time from the registry that came with the page. */
export function createLoader({
  registry,
  admitted = [],
  development,
  telemetry,
  timeoutMs = 12_000,
  waits = retryWaits,
  onLocalFailure,
  isOutdated = async () => false,
  speak = async () => undefined,
  hung,
  ...options
}: LoaderOptions): RemoteLoader {
  const open = createOpener(options);
  /** Versions that stand in for live ones which failed, by name of the remote. */
  const standIns = new Map<string, Promise<ResolvedRemote>>();
  /** Remotes that the page carries in brief, once they are opened, by their addresses. */
  const fetched = new Map<string, Promise<ResolvedRemote>>();

  /** The remote with its files, admitted to the page. */
  async function wholeOf(known: KnownRemote, waitMs: number): Promise<RunnableRemote> {
    if (isWhole(known)) return known;
    const earlier = fetched.get(known.base);
    const fetching = earlier ?? withTimeout(fetchWhole(known), waitMs);
    fetched.set(known.base, fetching);
    try {
      const whole = await fetching;
      if (!earlier) admitted.push(whole);
      return whole;
    } catch (error) {
      fetched.delete(known.base);
      throw error;
    }
  }

  async function attempt<Module>(
    kind: PartKind<Module>,
    known: KnownRemote,
    part: string,
    waitMs: number,
  ): Promise<Module> {
    const { name } = known.manifest;
    let files = isWhole(known) ? [] : filesInBrief(known);
    try {
      const resolved = await wholeOf(known, waitMs);
      files = kind.filesOf(resolved, part);
      // Code that names no policies of its own may write HTML as a text.
      if (!resolved.manifest.trustedTypes && !areTextsSanitised())
        await import('./sanitise-html').then(({ sanitiseHtml }) => sanitiseHtml());
      const [remote] = await Promise.all([open(resolved, part, waitMs), withTimeout(loadStyleSheets(files), waitMs)]);
      const importPart = kind.find(remote, part);
      if (!importPart) throw new Error(`${name}: no module for ${part}`);
      // Without its texts in time the page is shown in Chinese, and changes when they come.
      const spoken = withTimeout(speak(tagOf(resolved), remote.languages ?? {}), waitMs).catch(() => undefined);
      const [module] = await Promise.all([withTimeout(importPart(), waitMs), spoken]);
      return module;
    } catch (cause) {
      if (cause instanceof RemoteFailure) throw cause;
      if (cause instanceof TimeoutError) {
        giveUpWaiting(files);
        throw new RemoteFailure('timeout', name, { cause });
      }
      // Loaded only when needed, because failures are rare. If even this file does not load, the network is down.
      const failure = await import('./classify-failure').then(
        ({ classifyFailure }) => classifyFailure(files, development, cause),
        () => 'network' as const,
      );
      throw new RemoteFailure(failure, name, { cause });
    }
  }

  async function run<Module>(kind: PartKind<Module>, resolved: KnownRemote, part: string): Promise<Module> {
    const { name, version, requires } = resolved.manifest;
    // Builds of a developer's machine and of development servers change without a new version. Told by the document in which it hung.
    if (!development && !resolved.local && hung?.has(name, version)) throw new RemoteFailure('hang', name);
    let waitMs = timeoutMs;
    const tried = async () => {
      try {
        return await attempt(kind, resolved, part, waitMs);
      } catch (error) {
        if (error instanceof RemoteFailure && error.kind === 'timeout') waitMs = Math.min(timeoutMs, WAIT_AGAIN_MS);
        throw error;
      }
    };
    const begun = performance.now();
    const end = options.work?.begin({ app: name, version, route: part });
    try {
      if (!contractAdapter(requires.contract)) throw new RemoteFailure('incompatible', name);
      const module = await tryAgain(tried, waits);
      telemetry.loaded(tagOf(resolved), part, performance.now() - begun);
      return module;
    } catch (error) {
      telemetry.error(tagOf(resolved), error, { route: part });
      throw error;
    } finally {
      end?.();
    }
  }

  /** The previous version, fetched once; null where there is none or it cannot be fetched. */
  async function standInFor(live: KnownRemote): Promise<ListedRemote | null> {
    const { name } = live.manifest;
    if (live.local) {
      onLocalFailure?.(name, live.base);
      return live.local.instead ?? null;
    }
    if (!live.fallback) return null;
    const known = standIns.get(name);
    const fetching = known ?? fetchFallback(live);
    standIns.set(name, fetching);
    try {
      const older = await fetching;
      if (!known) admitted.push(older);
      return older;
    } catch (error) {
      standIns.delete(name);
      telemetry.error(tagOf(live), error);
      return null;
    }
  }

  async function load<Module>(kind: PartKind<Module>, remoteName: string, part: string): Promise<Module> {
    const live = registry.remotes.find(({ manifest }) => manifest.name === remoteName);
    if (!live) throw new RemoteFailure('network', remoteName);
    let failure: unknown;
    // Once one part runs the older version, all others do: two versions share no state.
    if (!standIns.has(remoteName)) {
      try {
        return await run(kind, live, part);
      } catch (error) {
        if (!live.local && !isHelpedByOlderVersion(error)) throw error;
        // Another deployment took the file away: the document of the newer version is better than an older one.
        if (live.fallback && isFileLost(error) && (await isOutdated())) throw error;
        failure = error;
      }
    }
    const older = await standInFor(live);
    if (!older) throw failure ?? new RemoteFailure('network', remoteName);
    try {
      return { ...(await run(kind, older, part)), from: older };
    } catch (error) {
      standIns.delete(remoteName);
      throw failure ?? error;
    }
  }

  return {
    load: (remoteName, routeId) => load(pageKind, remoteName, routeId),
    loadPiece: (remoteName, slot) => load(pieceKind, remoteName, slot),
  };
}
