import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../../tools/build/compile';

const folder = join(import.meta.dirname, '../../examples/embed');

/** Stands in the examples for the site's origin. */
const PLACEHOLDER = 'https://视选的地址';

/** A file of `examples/embed`, as it lies there, with the site's origin in it. */
export const exampleFile = async (name: string, site: string): Promise<string> =>
  (await readFile(join(folder, name), 'utf8')).replaceAll(PLACEHOLDER, site);

/** A component of `examples/embed` as a host's own build makes it, with the React of the host. */
export async function buildExample(name: string): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'shixuan-example-'));
  try {
    await compile({
      mode: 'production',
      context: folder,
      entry: { example: `./${name}` },
      target: ['web', 'es2022'],
      module: {
        rules: [
          {
            test: /\.tsx$/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
            },
            type: 'javascript/auto',
          },
        ],
      },
      output: { path: out, filename: '[name].js' },
      performance: false,
    });
    return await readFile(join(out, 'example.js'), 'utf8');
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
