import { type FailureKind, failureKind } from '../lib/remote-failure';
import { isUnverified, type RemoteFile } from './remote-files';

/** The longest wait for a file that is asked for again. */
const PATIENCE_MS = 8000;

type Arrival = 'whole' | 'missing' | 'unreachable';

async function arrival(file: RemoteFile, integrity?: string): Promise<Arrival> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(file.url, {
      cache: 'no-store',
      credentials: 'omit',
      signal,
      ...(integrity && { integrity }),
    });
    await response.arrayBuffer();
    return response.ok ? 'whole' : 'missing';
  } catch {
    return 'unreachable';
  }
}

/** True for errors of a file that did not load, as opposed to code that threw. */
const isNotLoaded = (cause: unknown) =>
  cause instanceof Error &&
  (failureKind(cause) === 'chunk' || /ScriptNetworkError|style sheet did not load/.test(cause.message));

/**
 * Finds out why loading failed. A script or link element reports a missing, a refused and a changed file alike, so each
 * file is requested again, first without and then with its hash. When all files are present and genuine, the code
 * itself is at fault. A 404 for a file that only the page needs is `chunk`: the remote runs, and the page may belong to
 * a version that is gone.
 * @param cause what federation, the bundler or a style sheet's link said
 */
export async function classifyFailure(
  files: readonly RemoteFile[],
  development: boolean,
  cause?: unknown,
): Promise<FailureKind> {
  if (files.some(file => isUnverified(file, development))) return 'integrity';
  const plain = await Promise.all(files.map(file => arrival(file)));
  const lost = files.filter((_, i) => plain[i] !== 'whole');
  if (lost.length > 0) {
    const onlyOfPage = !plain.includes('unreachable') && lost.every(({ initial }) => !initial);
    return onlyOfPage ? 'chunk' : 'network';
  }
  const verified = await Promise.all(
    files.map(file => (file.integrity ? arrival(file, file.integrity) : Promise.resolve('whole'))),
  );
  if (verified.some(found => found !== 'whole')) return 'integrity';
  // All files are present now, so the connection failed temporarily.
  return isNotLoaded(cause) ? 'network' : 'execution';
}
