import { createHash } from 'node:crypto';

// A set of texts as the first 40 bits of their SHA-256: how many begin with each pair of bytes (65,536 numbers of 16 bits, little
// endian), then the other three bytes of each, in order. A text that was put in is always found; another is found by mistake at
// one in 2^40 for each text in the set.

const BUCKETS = 2 ** 16;
const COUNT_BYTES = 2;
const REST_BYTES = 3;
const HASH_BYTES = 2 + REST_BYTES;

const hashOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, HASH_BYTES);

/** Writes the set of these texts; equal ones count once. */
export function writeFilter(texts: Iterable<string>): Buffer {
  const hashes = [...new Set([...texts].map(text => hashOf(text).toString('hex')))].sort();
  const counts = Buffer.alloc(BUCKETS * COUNT_BYTES);
  for (const hash of hashes) {
    const at = Number.parseInt(hash.slice(0, 4), 16) * COUNT_BYTES;
    counts.writeUInt16LE(counts.readUInt16LE(at) + 1, at);
  }
  return Buffer.concat([counts, ...hashes.map(hash => Buffer.from(hash.slice(4), 'hex'))]);
}

export interface PasswordFilter {
  /** How many texts it holds; those that share a hash count once. */
  size: number;
  /** Never false for a text that was put in. */
  has(text: string): boolean;
}

/** @throws Error where the bytes are no filter, or not all of one */
export function readFilter(bytes: Buffer): PasswordFilter {
  const starts = new Uint32Array(BUCKETS + 1);
  if (bytes.length < BUCKETS * COUNT_BYTES) throw new Error('the filter of passwords is too short');
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    starts[bucket + 1] = (starts[bucket] ?? 0) + bytes.readUInt16LE(bucket * COUNT_BYTES);
  const size = starts[BUCKETS] ?? 0;
  const rests = bytes.subarray(BUCKETS * COUNT_BYTES);
  if (rests.length !== size * REST_BYTES) throw new Error('the filter of passwords has another length than it says');
  return {
    size,
    has(text) {
      const hash = hashOf(text);
      const bucket = hash.readUInt16BE(0);
      const [from = 0, to = 0] = starts.subarray(bucket, bucket + 2);
      const rest = hash.readUIntBE(2, REST_BYTES);
      for (let at = from; at < to; at += 1) if (rests.readUIntBE(at * REST_BYTES, REST_BYTES) === rest) return true;
      return false;
    },
  };
}
