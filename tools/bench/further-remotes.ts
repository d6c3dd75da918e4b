import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteManifest } from '@shixuan/host/manifest';
import { containerName } from '../../rspack.config.base';
import { projectRoot } from '../build/apps';
import { integrityOf } from '../build/dist-files';

const MF_MANIFEST = 'mf-manifest.json';
const built = join(projectRoot, 'remote-content/dist');

/**
 * Builds of further teams, of which no page is opened: the routes of the articles' remote under names and addresses of their own, and
 * as many files, each different in every team. Needs the articles' own build.
 * @returns the folders to publish, and how to remove them
 */
export async function furtherRemotes(count: number): Promise<{ folders: string[]; remove: () => Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  const folders: string[] = [];
  for (let i = 1; i <= count; i += 1) folders.push(await furtherRemote(parent, `team${i}`));
  return { folders, remove: () => rm(parent, { recursive: true, force: true }) };
}

async function furtherRemote(parent: string, name: string): Promise<string> {
  const folder = join(parent, name);
  await cp(built, folder, { recursive: true });
  const manifest = RemoteManifest.parse(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
  const container = containerName(name, manifest.version);
  const integrity: Record<string, string> = {};
  for (const file of Object.keys(manifest.integrity)) {
    const text = await readFile(join(folder, file), 'utf8');
    const own = file === MF_MANIFEST ? text.replaceAll(manifest.container, container) : `${text}/* ${name} */`;
    await writeFile(join(folder, file), own);
    for (const suffix of ['.br', '.gz']) await rm(join(folder, file + suffix), { force: true });
    integrity[file] = integrityOf(Buffer.from(own));
  }
  const { slots: _, fills: __, ...own } = manifest;
  const renamed: RemoteManifest = {
    ...own,
    name,
    container,
    routes: manifest.routes.map(route => ({ ...route, id: `${route.id}Of${name}`, path: `/${name}${route.path}` })),
    preload: {
      ...manifest.preload,
      routes: Object.fromEntries(
        Object.entries(manifest.preload.routes).map(([id, files]) => [`${id}Of${name}`, files]),
      ),
    },
    integrity,
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(renamed));
  return folder;
}
