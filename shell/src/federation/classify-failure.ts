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

/** Errors of a file that did not come, as against code that threw. */
const isNotLoaded = (cause: unknown) =>
  cause instanceof Error &&
  (failureKind(cause) === 'chunk' || /ScriptNetworkError|style sheet did not load/.test(cause.message));

/**
 * Finds out why loading failed: to a script or link element a missing file, a refused one and a changed one all look
 * alike. Each file is asked for again, first as it is, then against its hash; when all are there and genuine, the code
 * itself is at fault. A file that the server says it does not have is `chunk` where only the page needs it: the remote
 * is there, and the page may be of a version that is gone.
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
  // All there now: it was the line for a moment.
  return isNotLoaded(cause) ? 'network' : 'execution';
}
