import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ListedRemote, ResolvedRegistry, ResolvedRemote } from '@shixuan/host/manifest';
import { expect, onTestFinished, test } from 'vitest';
import { type Pages, pageJson, startPages } from '../../../../test/pages/pages-fixture';
import { writeRemoteBuild, writeShellBuild } from '../../../domain/releases/registry/build-fixture';
import { integrityOf } from '../../../domain/releases/registry/integrity';
import { publish } from '../../../domain/releases/registry/publish';

const FETCHING = '1.0.0-cccccccc';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-listed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A shell that fetches the manifests of remotes which the page does not open. */
async function publishFetchingShell({ registryDir }: Pages): Promise<void> {
  const folder = temporaryFolder();
  writeShellBuild(folder, FETCHING, { fetchesManifests: true });
  await publish(folder, registryDir);
}

/** Enough that the hashes of all files of twenty teams, 20 KB that no compression shortens, would be seen in the size of a page. */
const FILES = 12;

/** A team with two pages and files of its own. */
async function publishTeam({ registryDir }: Pages, name: string): Promise<void> {
  const folder = temporaryFolder();
  const written = writeRemoteBuild(folder, undefined, { name, container: `remote_${name}` });
  const route = (path: string) => ({ id: `${path}Of${name}`, path: `/${name}/${path}`, title: name, description: '' });
  const files = Array.from({ length: FILES }, (_, i) => {
    const bytes = randomBytes(32);
    const file = `${i}.${bytes.toString('hex', 0, 5)}.js`;
    writeFileSync(join(folder, file), bytes);
    return [file, integrityOf(bytes)] as const;
  });
  const manifest = {
    ...written,
    routes: [route('list'), route('detail')],
    preload: { initial: ['remote-entry.js'], routes: {} },
    integrity: { ...written.integrity, ...Object.fromEntries(files) },
    embed: undefined,
  };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  await publish(folder, registryDir);
}

async function listedAt(pages: Pages, url: string): Promise<Map<string, ListedRemote>> {
  const { remotes } = ResolvedRegistry.parse(pageJson((await pages.get(url)).body, 'site-registry'));
  return new Map(remotes.map(remote => [remote.manifest.name, remote]));
}
const isWhole = (remote: ListedRemote | undefined) => ResolvedRemote.safeParse(remote).success;

test('a page carries the files of the remote that it opens, and of the others what leads to them', async () => {
  const pages = await startPages();
  await publishFetchingShell(pages);
  await publishTeam(pages, 'forum');
  const atCatalog = await listedAt(pages, '/goods/list');
  expect([isWhole(atCatalog.get('catalog')), isWhole(atCatalog.get('forum'))]).toEqual([true, false]);
  const atForum = await listedAt(pages, '/forum/list');
  expect([isWhole(atForum.get('catalog')), isWhole(atForum.get('forum'))]).toEqual([false, true]);
  const brief = atCatalog.get('forum');
  const whole = atForum.get('forum');
  if (!brief || !('hashes' in brief) || !whole || 'hashes' in whole) throw new Error('not listed as expected');
  const file = async (path: string) => (await pages.get(brief.base + path)).rawPayload;
  expect(brief.hashes).toEqual({
    manifest: integrityOf(await file('remote.json')),
    entry: integrityOf(await file(whole.manifest.entry)),
  });
  expect(whole.manifest).toMatchObject(brief.manifest);
});

test('what only the server says of a page, is in its head and not once more among its routes', async () => {
  const pages = await startPages();
  const { body } = await pages.get('/');
  expect(body).toContain('<meta name="description" content="机器视觉产品目录">');
  const { remotes } = ResolvedRegistry.parse(pageJson(body, 'site-registry'));
  expect(remotes.flatMap(({ manifest }) => manifest.routes.map(({ description }) => description)).join('')).toBe('');
  expect(JSON.stringify(pageJson(body, 'site-registry'))).not.toContain('机器视觉产品目录');
});

test('a shell that expects every remote whole gets every remote whole', async () => {
  const pages = await startPages();
  await publishTeam(pages, 'forum');
  expect([...(await listedAt(pages, '/goods/list')).values()].map(isWhole)).toEqual([true, true]);
});

test('twenty further teams make a page at most 3 KB larger', async () => {
  const pages = await startPages();
  await publishFetchingShell(pages);
  const size = async () => brotliCompressSync((await pages.get('/goods/list')).body).length;
  const before = await size();
  for (let i = 0; i < 20; i += 1) await publishTeam(pages, `team${i}`);
  expect((await listedAt(pages, '/goods/list')).size).toBe(21);
  expect((await size()) - before).toBeLessThan(3 * 1024);
});
