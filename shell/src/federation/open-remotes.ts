import type { HostServices, Remote } from '@shixuan/host';
import type { ResolvedRemote } from '@shixuan/host/manifest';
import { RemoteFailure } from '../lib/remote-failure';
import type { RemoteWork } from '../services/hangs/remote-work';
import { withTimeout } from './with-timeout';

export interface OpenOptions {
  /** Loads a version, anew at each call, and gives the module that it exposes. */
  loadContainer(remote: ResolvedRemote): Promise<unknown>;
  /** The services for a remote, handed to its `setup`. */
  hostFor(remote: ResolvedRemote): HostServices;
  /** Records which remote's code runs: a hang is reported to its team. */
  work?: RemoteWork | undefined;
}

function isRemote(value: unknown): value is { default: Remote } {
  const isObject = (found: unknown) => typeof found === 'object' && found !== null;
  return typeof value === 'object' && value !== null && 'default' in value && isObject(value.default);
}

/**
 * Opens versions of remotes, each once for all its pages. A failure is not remembered, so the next call tries again.
 * `part`: the page or piece that it is opened for; `timeoutMs`: the longest wait for its code.
 */
export function createOpener({
  loadContainer,
  hostFor,
  work,
}: OpenOptions): (resolved: ResolvedRemote, part: string, timeoutMs: number) => Promise<Remote> {
  const ready = new Map<string, Promise<Remote>>();

  async function open(resolved: ResolvedRemote, part: string, timeoutMs: number): Promise<Remote> {
    const { manifest } = resolved;
    const module = await withTimeout(loadContainer(resolved), timeoutMs);
    if (!isRemote(module)) throw new Error(`${manifest.name}: ./remote has no default export`);
    const setUp = () => module.default.setup?.(hostFor(resolved));
    try {
      if (work) work.during({ app: manifest.name, version: manifest.version, route: part }, setUp);
      else setUp();
    } catch (cause) {
      throw new RemoteFailure('setup', manifest.name, { cause });
    }
    return module.default;
  }

  return (resolved, part, timeoutMs) => {
    const known = ready.get(resolved.base);
    if (known) return known;
    const opening = open(resolved, part, timeoutMs);
    ready.set(resolved.base, opening);
    opening.catch(() => ready.delete(resolved.base));
    return opening;
  };
}
