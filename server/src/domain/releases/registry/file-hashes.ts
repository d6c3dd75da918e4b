import { readFileSync, statSync } from 'node:fs';
import { integrityOf } from './integrity';

/** Answers the hash of a file's content, decoded by `decode` first; null when it cannot be read or decoded. */
export type FileHashes = (path: string, decode?: (bytes: Buffer) => Buffer) => string | null;

/**
 * Hashes files and remembers the result until the file changes on disk. Synchronous on purpose: after the first time
 * it is one stat, and a check that cannot be interleaved with another request is easier to trust.
 */
export function createFileHashes(): FileHashes {
  const known = new Map<string, { signature: string; hash: string | null }>();
  return (path, decode = bytes => bytes) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    const signature = `${stat.ino}:${stat.size}:${stat.mtimeMs}:${stat.ctimeMs}`;
    const entry = known.get(path);
    if (entry?.signature === signature) return entry.hash;
    const hash = hashDecoded(path, decode);
    known.set(path, { signature, hash });
    return hash;
  };
}

function hashDecoded(path: string, decode: (bytes: Buffer) => Buffer): string | null {
  try {
    return integrityOf(decode(readFileSync(path)));
  } catch {
    return null;
  }
}
