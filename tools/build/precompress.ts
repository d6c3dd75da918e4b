import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file, so that the server does not compress during requests. */
export async function precompress(files: string[]): Promise<void> {
  await Promise.all(
    files
      .filter(file => /\.(js|css|json|svg)$/.test(file))
      .map(async file => {
        const bytes = await readFile(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        const [br, gzipped] = await Promise.all([brotli(bytes, { params }), gz(bytes, { level: 9 })]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzipped)]);
      }),
  );
}
