import { readFile, writeFile } from 'node:fs/promises';
import { compress } from '@shixuan/server/platform';

/** Writes `.br` and `.gz` beside each text file, so that the server does not compress during requests. */
export async function precompress(files: string[]): Promise<void> {
  await Promise.all(
    files
      .filter(file => /\.(js|css|json|svg)$/.test(file))
      .map(async file => {
        const bytes = await readFile(file);
        const [br, gzipped] = await Promise.all([compress(bytes, 'br', 'file'), compress(bytes, 'gzip', 'file')]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzipped)]);
      }),
  );
}
