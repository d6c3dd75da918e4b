import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FillDescriptor } from '@shixuan/host';
import type { RemoteManifest } from '@shixuan/host/manifest';
import { integrityOf } from '../../tools/build/dist-files';

export interface TinyRemote {
  name: string;
  /** Eight hexadecimal digits. */
  build: string;
  fill: FillDescriptor;
  /** Source of the piece: a component without imports, which may answer a text. */
  component: string;
}

const ENTRY = 'remote-entry.js';

/**
 * Writes the build of a team that has another bundler: a container by hand, with one piece and one page.
 * @returns the folder
 */
export async function writeTinyRemote({ name, build, fill, component }: TinyRemote): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'shixuan-dist-'));
  const version = `1.0.0-${build}`;
  const container = `remote_${name}_${build}`;
  const remote = `{ routes: {}, fills: { ${JSON.stringify(fill.slot)}: async () => ({ default: ${component} }) } }`;
  const noFiles = { sync: [], async: [] };
  const files: Record<string, string> = {
    [ENTRY]: `globalThis.${container} = { init() {}, get: async () => () => ({ default: ${remote} }) };\n`,
    'mf-manifest.json': JSON.stringify({
      id: container,
      name: container,
      metaData: {
        name: container,
        type: 'app',
        globalName: container,
        buildInfo: { buildVersion: version, buildName: container },
        publicPath: 'auto',
        remoteEntry: { name: ENTRY, path: '', type: 'global' },
        types: { path: '', name: '', zip: '', api: '' },
      },
      shared: [],
      remotes: [],
      exposes: [{ id: `${container}:remote`, name: 'remote', path: './remote', assets: { js: noFiles, css: noFiles } }],
    }),
  };
  const manifest: RemoteManifest = {
    name,
    owner: '论坛组',
    title: '论坛',
    requires: { contract: '^1.6.0' },
    trustedTypes: [],
    routes: [{ id: 'Forum', path: `/${name}`, title: '论坛', description: '用户之间的讨论。' }],
    fills: [fill],
    version,
    entry: 'mf-manifest.json',
    container,
    integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))])),
    preload: { initial: [ENTRY], routes: { Forum: [] }, fills: { [fill.slot]: [] } },
    bytes: { total: 0, initial: 0 },
  };
  files['remote.json'] = JSON.stringify(manifest);
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(dist, file), text)));
  return dist;
}
