import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@shixuan/host';
import { RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import { projectRoot } from '../build/apps';
import { compile } from '../build/compile';
import { bytesOf, distFiles, integrityOfFiles } from '../build/dist-files';
import { precompress } from '../build/precompress';
import config from './monolith/rspack.config';

const version = '0.0.0-00000000';

/**
 * Builds the same shell and the same pages as one application, and writes what the server needs to serve it: a shell
 * whose preloads name the chunks of one page, and a catalogue remote that gives its routes and no file.
 * @param page request of the page's import in `remote.ts`, `./pages/list/list.page`
 * @returns the folders to publish
 */
export async function buildMonolith(page: string): Promise<string[]> {
  const stats = await compile(config({ version, mode: 'production' }));
  const shell = join(projectRoot, 'tools/bench/monolith/dist');
  const entry = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name);
  const lazy = (stats.chunks ?? [])
    .filter(chunk => (chunk.origins ?? []).some(({ request }) => request === page))
    .flatMap(chunk => chunk.files ?? []);
  const files = distFiles(shell);
  const manifest: ShellManifest = ShellManifest.parse({
    version,
    contract: CONTRACT_VERSION,
    scripts: entry.filter(file => file.endsWith('.js')),
    styles: [...new Set([...entry, ...lazy])].filter(file => file.endsWith('.css')),
    preload: lazy.filter(file => file.endsWith('.js')),
    integrity: integrityOfFiles(shell, files),
    bytes: { total: bytesOf(shell, files), initial: bytesOf(shell, entry) },
  });
  await writeFile(join(shell, 'shell.json'), JSON.stringify(manifest));
  await precompress(files.map(file => join(shell, file)));
  return [shell, await routesOnly()];
}

/** The catalogue's descriptor with an unused federation manifest. */
async function routesOnly(): Promise<string> {
  const built = join(projectRoot, 'remote-catalog/dist');
  const folder = join(projectRoot, 'tools/bench/monolith/dist-routes');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const manifest = RemoteManifest.parse(JSON.parse(await readFile(join(built, 'remote.json'), 'utf8')));
  await writeFile(join(folder, manifest.entry), '{}');
  const integrity = integrityOfFiles(folder, [manifest.entry]);
  const preload = { initial: [], routes: {} };
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...manifest, version, integrity, preload }));
  return folder;
}
