import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** Part of zlib that the oldest Node of the project lacks: Zstandard, since 22.19 and 24.6 with a dictionary. */
interface Zstd {
  zstdCompress(bytes: Buffer, options: ZstdOptions, done: (error: Error | null, result: Buffer) => void): void;
  zstdCompressSync(bytes: Buffer, options: ZstdOptions): Buffer;
}
interface ZstdOptions {
  dictionary: Buffer;
  params: Record<number, number>;
}

/** `ZSTD_c_compressionLevel` and `ZSTD_c_windowLog` of zstd.h. A window of 2 MB holds any file and its dictionary. */
const params = { 100: 19, 101: 21 };
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const hasZstd = (given: object): given is Zstd => 'zstdCompress' in given && 'zstdCompressSync' in given;

/** Versions before the option leave it aside without a word: whether it is there shows in the size. */
function takesDictionary(zstd: Zstd): boolean {
  const sample = createHash('sha512').update('sample').digest();
  return zstd.zstdCompressSync(sample, { dictionary: sample, params }).length < sample.length;
}

/**
 * Compresses a content against one that the browser has, as `dcz` of RFC 9842 (section 5); null where this Node has no
 * Zstandard with dictionaries. The frame is 40 bytes longer than that of Zstandard: it names the dictionary's hash.
 */
export const compressWithDictionary: ((content: Buffer, dictionary: Buffer) => Promise<Buffer>) | null =
  hasZstd(zlib) && takesDictionary(zlib) ? dczWith(zlib) : null;

function dczWith(zstd: Zstd) {
  const compress = promisify(zstd.zstdCompress);
  return async (content: Buffer, dictionary: Buffer) =>
    Buffer.concat([
      MAGIC,
      createHash('sha256').update(dictionary).digest(),
      await compress(content, { dictionary, params }),
    ]);
}
