import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@shixuan/host';
import { RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import { containerName } from '../../rspack.config.base';
import { projectRoot } from '../build/apps';
import { compile } from '../build/compile';
import { bytesOf, distFiles, integrityOfFiles } from '../build/dist-files';
import { precompress } from '../build/precompress';
import { naiveCatalog, naiveShell } from './naive/configs';

const version = '0.0.0-11111111';
const mode = 'production' as const;

/** What the server needs of a folder's files. */
async function seal(
  folder: string,
): Promise<{ integrity: Record<string, string>; bytes: { total: number; initial: 0 } }> {
  const files = distFiles(folder).filter(file => !/^(shell|remote)\.json$/.test(file));
  await precompress(files.map(file => join(folder, file)));
  return { integrity: integrityOfFiles(folder, files), bytes: { total: bytesOf(folder, files), initial: 0 } };
}

/**
 * Builds the same shell and the same pages over federation with its defaults: whole libraries shared, nothing inlined,
 * nothing preloaded. Needs the catalogue's own build, for its routes.
 * @returns the folders to publish
 */
export async function buildNaive(): Promise<string[]> {
  const [shell, catalog] = ['shell', 'catalog'].map(name => join(projectRoot, 'tools/bench/naive/dist', name)) as [
    string,
    string,
  ];
  const stats = await compile(naiveShell({ version, mode }));
  const entry = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name);
  const shellManifest: ShellManifest = ShellManifest.parse({
    version,
    contract: CONTRACT_VERSION,
    scripts: entry.filter(file => file.endsWith('.js')),
    styles: entry.filter(file => file.endsWith('.css')),
    preload: [],
    ...(await seal(shell)),
  });
  await writeFile(join(shell, 'shell.json'), JSON.stringify(shellManifest));

  await compile(naiveCatalog({ version, mode }));
  const built = JSON.parse(await readFile(join(projectRoot, 'remote-catalog/dist/remote.json'), 'utf8')) as object;
  const manifest: RemoteManifest = RemoteManifest.parse({
    ...built,
    version,
    container: containerName('catalog', version),
    preload: { initial: [], routes: {} },
    ...(await seal(catalog)),
  });
  await writeFile(join(catalog, 'remote.json'), JSON.stringify(manifest));
  return [shell, catalog];
}
