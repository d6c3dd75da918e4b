import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

// Done once and sent for good: the best levels.
const brotli = (bytes: Buffer) =>
  brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/**
 * Blocks of which size compress best depends on the text: the sizes that are tried differ by a thousandth of a file, which is more than
 * the best level gains over the next.
 */
const BLOCKS = [7, 8, 9];
async function gzipped(bytes: Buffer): Promise<Buffer> {
  const tried = await Promise.all(BLOCKS.map(memLevel => gzipAsync(bytes, { level: 9, memLevel })));
  return tried.reduce((least, one) => (one.length < least.length ? one : least));
}

/** Writes `.br` and `.gz` beside each text file, so that the server does not compress during requests. */
export async function precompress(files: string[]): Promise<void> {
  await Promise.all(
    files
      .filter(file => /\.(js|css|json|svg)$/.test(file))
      .map(async file => {
        const bytes = await readFile(file);
        const [br, gz] = await Promise.all([brotli(bytes), gzipped(bytes)]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }),
  );
}
