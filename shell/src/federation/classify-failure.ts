import type { FailureKind } from './remote-failure';
import { isUnverified, type RemoteFile } from './remote-files';

const arrives = async (file: RemoteFile, integrity?: string): Promise<boolean> => {
  try {
    const response = await fetch(file.url, { cache: 'no-store', credentials: 'omit', ...(integrity && { integrity }) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
};

/**
 * Finds out why loading failed: to a script or link element a missing file, a refused one and a changed one all look
 * alike. Each file is asked for again, first as it is, then against its hash; when all are there and genuine, the code
 * itself is at fault.
 */
export async function classifyFailure(files: readonly RemoteFile[], development: boolean): Promise<FailureKind> {
  if (files.some(file => isUnverified(file, development))) return 'integrity';
  const plain = await Promise.all(files.map(file => arrives(file)));
  if (plain.includes(false)) return 'network';
  const verified = await Promise.all(files.map(file => (file.integrity ? arrives(file, file.integrity) : true)));
  return verified.includes(false) ? 'integrity' : 'execution';
}
