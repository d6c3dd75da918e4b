import { type FailureKind, failureKind } from '../lib/remote-failure';
import { isUnverified, type RemoteFile } from './remote-files';

/** The longest wait for a file that is asked for again. */
const PATIENCE_MS = 8000;

type Arrival = 'whole' | 'missing' | 'unreachable';

/** What a server answers for a file that it does not have. With any other error it may have the file later. */
const GONE: readonly number[] = [404, 410];

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
    if (response.ok) return 'whole';
    return GONE.includes(response.status) ? 'missing' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** True for errors of a file that did not load, as opposed to code that threw. */
const isNotLoaded = (cause: unknown) =>
  cause instanceof Error && (failureKind(cause) === 'chunk' || /(script|style sheet) did not load/.test(cause.message));

/**
 * Finds out why loading failed. A script or link element reports a missing, a refused and a changed file alike, so each
 * file is requested again, first without and then with its hash. When all files are present and genuine, the code
 * itself is at fault. A file that the server does not have is `missing`, or `chunk` where only the page needs it and the
 * remote runs; with any other answer, or none, it is `network`.
 * @param cause what the entry's script, the bundler or a style sheet's link said
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
    if (plain.includes('unreachable')) return 'network';
    return lost.every(({ initial }) => !initial) ? 'chunk' : 'missing';
  }
  const verified = await Promise.all(
    files.map(file => (file.integrity ? arrival(file, file.integrity) : Promise.resolve('whole'))),
  );
  if (verified.some(found => found !== 'whole')) return 'integrity';
  // All files are present now, so the connection failed temporarily.
  return isNotLoaded(cause) ? 'network' : 'execution';
}
