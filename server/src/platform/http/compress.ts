import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiate-encoding';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Quality of Brotli (0 to 11) and level of gzip (0 to 9) by how often a text is sent once it is compressed. */
const levels = {
  /** Once: a quick level costs a millisecond and saves most. */
  page: { br: 4, gzip: 6 },
  /** As long as the server keeps the answer. */
  answer: { br: 5, gzip: 6 },
  /** For good. */
  file: { br: 10, gzip: 9 },
} as const;

/** Compresses on the thread pool, beside the thread that answers requests. */
export function compress(text: string | Buffer, encoding: Encoding, use: keyof typeof levels): Promise<Buffer> {
  const level = levels[use][encoding];
  if (encoding === 'gzip') return gzipAsync(text, { level });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliAsync(text, { params });
}
