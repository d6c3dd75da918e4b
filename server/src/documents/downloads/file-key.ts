import { storedBelow } from '../../platform/storage/stored-below';

const HASH = /^[0-9a-f]{64}$/;

/**
 * Where the bytes of a file lie: by their SHA-256 and by nothing else, spread over 256 folders.
 * @throws Error for anything that is not a SHA-256 in hex
 */
export function fileKey(sha256: string): string {
  if (!HASH.test(sha256)) throw new Error('a file is known by its SHA-256 in hex');
  return `${storedBelow.files}${sha256.slice(0, 2)}/${sha256}`;
}
