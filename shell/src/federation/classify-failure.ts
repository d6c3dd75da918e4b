import type { FailureKind } from './remote-failure';
import { isUnverified, type RemoteFile } from './remote-files';

type Arrival = 'whole' | 'missing' | 'unreachable';

async function arrival(file: RemoteFile, integrity?: string): Promise<Arrival> {
  try {
    const response = await fetch(file.url, { cache: 'no-store', credentials: 'omit', ...(integrity && { integrity }) });
    await response.arrayBuffer();
    return response.ok ? 'whole' : 'missing';
  } catch {
    return 'unreachable';
  }
}

/**
 * Finds out why loading failed: to a script or link element a missing file, a refused one and a changed one all look
 * alike. Each file is asked for again, first as it is, then against its hash; when all are there and genuine, the code
 * itself is at fault. A file that the server says it does not have is `chunk` where only the page needs it: the remote
 * is there, and the page may be of a version that is gone.
 */
export async function classifyFailure(files: readonly RemoteFile[], development: boolean): Promise<FailureKind> {
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
  return verified.some(found => found !== 'whole') ? 'integrity' : 'execution';
}
