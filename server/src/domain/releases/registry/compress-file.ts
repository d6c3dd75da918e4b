import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Copies that lie beside a file, by the end of their names; a manifest does not list them. */
export const compressedSuffixes = ['.br', '.gz'] as const;
export type CompressedSuffix = (typeof compressedSuffixes)[number];

/** Files that become smaller: the rest is compressed already. */
export const isCompressible = (file: string): boolean => /\.(?:js|mjs|css|json|svg|html|txt|wasm)$/.test(file);

/** A copy of a file, made once and sent for good: at the levels that a build of the kit uses. */
export const compressed = (bytes: Buffer, suffix: CompressedSuffix): Promise<Buffer> =>
  suffix === '.gz'
    ? gzipped(bytes, { level: 9 })
    : brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });

/** Whether a copy holds exactly the bytes of its file. */
export async function holds(copy: Buffer, suffix: CompressedSuffix, bytes: Buffer): Promise<boolean> {
  const most = { maxOutputLength: Math.max(1, bytes.length) };
  const unpacked = suffix === '.gz' ? fromGzip(copy, most) : fromBrotli(copy, most);
  return unpacked.then(
    found => found.equals(bytes),
    () => false,
  );
}
