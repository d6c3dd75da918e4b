import type { Readable } from 'node:stream';

/** First and last byte of a part of a file, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of files lie. They are known by their SHA-256 in hex and by nothing else: no name and no path that a
 * visitor sends ever gets here.
 */
export interface FileStorage {
  /** Keeps the bytes; what is there already is left alone. */
  put(sha256: string, bytes: Buffer): Promise<void>;
  has(sha256: string): Promise<boolean>;
  /** @throws Error when the bytes are not there */
  read(sha256: string, range?: ByteRange): Promise<Readable>;
}

const HASH = /^[0-9a-f]{64}$/;

/** @throws Error for anything that is not a SHA-256 in hex */
export function requireHash(sha256: string): string {
  if (!HASH.test(sha256)) throw new Error('a file is known by its SHA-256 in hex');
  return sha256;
}
