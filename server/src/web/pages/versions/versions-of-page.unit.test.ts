import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ResolvedRegistry } from '@shixuan/host/manifest';
import { expect, onTestFinished, test } from 'vitest';
import { changeRegistry, type Pages, pageJson, startPages } from '../../../../test/pages/pages-fixture';
import { writeRemoteBuild, writeShellBuild } from '../../../domain/releases/registry/build-fixture';
import { publish } from '../../../domain/releases/registry/publish';
import { Registry } from '../../../domain/releases/registry/registry-schema';

const NEWER = '1.1.0-cccccccc';
const registryOf = (html: string) => ResolvedRegistry.parse(pageJson(html, 'site-registry'));

async function publishNewer(
  { registryDir }: Pages,
  version = NEWER,
  write: typeof writeRemoteBuild | typeof writeShellBuild = writeRemoteBuild,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-newer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  write(folder, version);
  await publish(folder, registryDir);
}

const kill = (registry: Registry) => {
  registry.revision += 1;
  registry.killed = { catalog: { reason: '正在更换数据', by: '目录组', at: '2026-11-21T00:00:00.000Z' } };
};

const tamper = ({ registryDir }: Pages, version: string, manifest = 'remotes/catalog/VERSION/remote.json') => {
  const path = join(registryDir, 'files', manifest.replace('VERSION', version));
  writeFileSync(path, `${readFileSync(path, 'utf8')} `);
};

test('a remote that is switched off: out of the page, its paths answer 503 with the site’s page, to crawlers too', async () => {
  const pages = await startPages();
  changeRegistry(pages, kill);
  for (const agent of ['Mozilla/5.0', 'Mozilla/5.0 (compatible; Baiduspider/2.0)']) {
    const response = await pages.get('/goods/list?categoryId=1', { 'user-agent': agent });
    expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
      503,
      '600',
      'no-store',
    ]);
    expect(response.body).toContain('<title>产品查询 - 视选</title>');
    expect(response.body).not.toContain('/remotes/catalog/');
    const { remotes, killed } = registryOf(response.body);
    expect(remotes).toEqual([]);
    expect(killed).toMatchObject([
      { name: 'catalog', title: '产品目录', reason: '正在更换数据', routes: [{ path: '/' }, {}, {}] },
    ]);
  }
  expect((await pages.get('/nowhere')).statusCode).toBe(404);
});

test('the files of a remote that is switched off are served on: open pages have them', async () => {
  const pages = await startPages();
  changeRegistry(pages, kill);
  expect((await pages.get('/remotes/catalog/1.0.0-aaaaaaaa/static/list.js')).statusCode).toBe(200);
});

test('what is switched off and nowhere published does not trouble the page', async () => {
  const pages = await startPages();
  changeRegistry(pages, registry => {
    registry.killed = { content: { reason: '', by: '内容组', at: '2026-11-21T00:00:00.000Z' } };
  });
  const response = await pages.get('/');
  expect(response.statusCode).toBe(200);
  expect(registryOf(response.body).killed).toEqual([{ name: 'content', title: 'content', reason: '', routes: [] }]);
});

test('the page names the version of its shell, and for each remote the sound version before', async () => {
  const pages = await startPages();
  expect(registryOf((await pages.get('/')).body)).toMatchObject({ shell: '1.0.0-bbbbbbbb' });
  expect(registryOf((await pages.get('/')).body).remotes[0]?.fallback).toBeUndefined();
  await publishNewer(pages);
  const integrity = Registry.parse(JSON.parse(readFileSync(join(pages.registryDir, 'registry.json'), 'utf8')))
    .microFrontends.catalog?.[1]?.metadata.integrity;
  const [remote] = registryOf((await pages.get('/')).body).remotes;
  expect(remote?.manifest.version).toBe(NEWER);
  expect(remote?.fallback).toEqual({
    base: '/remotes/catalog/1.0.0-aaaaaaaa/',
    version: '1.0.0-aaaaaaaa',
    integrity,
  });
});

test('a version that is refused is nobody’s fallback', async () => {
  const pages = await startPages();
  await publishNewer(pages);
  tamper(pages, '1.0.0-aaaaaaaa');
  expect(registryOf((await pages.get('/')).body).remotes[0]?.fallback).toBeUndefined();
});

test('a version that was rolled back from is not gone back to', async () => {
  const pages = await startPages();
  await publishNewer(pages);
  changeRegistry(pages, registry => {
    for (const row of registry.microFrontends.catalog ?? []) {
      const isOld = row.metadata.version === '1.0.0-aaaaaaaa';
      row.deployment = { traffic: isOld ? 100 : 0, default: isOld };
    }
  });
  const [remote] = registryOf((await pages.get('/')).body).remotes;
  expect([remote?.manifest.version, remote?.fallback]).toEqual(['1.0.0-aaaaaaaa', undefined]);
});

test('who tries a newer version falls back to the version of everybody', async () => {
  const pages = await startPages();
  await publishNewer(pages);
  changeRegistry(pages, registry => {
    for (const row of registry.microFrontends.catalog ?? []) {
      const isOld = row.metadata.version === '1.0.0-aaaaaaaa';
      row.deployment = { traffic: isOld ? 0.01 : 99.99, default: isOld };
    }
  });
  const [remote] = registryOf((await pages.get('/')).body).remotes;
  expect([remote?.manifest.version, remote?.fallback?.version]).toEqual([NEWER, '1.0.0-aaaaaaaa']);
});

test('a live version whose manifest was altered gives way to the one before, which the log says once', async () => {
  const pages = await startPages();
  await publishNewer(pages);
  const errors: unknown[] = [];
  pages.app.log.error = (details: unknown) => void errors.push(details);
  tamper(pages, NEWER);
  for (const _ of [1, 2]) {
    const response = await pages.get('/goods/list');
    expect(response.statusCode).toBe(200);
    expect(registryOf(response.body).remotes[0]?.manifest.version).toBe('1.0.0-aaaaaaaa');
  }
  const replaced = { app: 'catalog', refused: NEWER, version: '1.0.0-aaaaaaaa' };
  expect(errors.filter(error => JSON.stringify(error) === JSON.stringify(replaced))).toHaveLength(1);
});

test('so does a live shell', async () => {
  const pages = await startPages();
  await publishNewer(pages, NEWER, writeShellBuild);
  expect((await pages.get('/')).body).toContain(`/shell/${NEWER}/main.js`);
  tamper(pages, NEWER, 'shell/VERSION/shell.json');
  const response = await pages.get('/goods/list');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('/shell/1.0.0-bbbbbbbb/main.js');
  expect(response.body).not.toContain(NEWER);
});

test('an open page can ask which revision there is and what is switched off', async () => {
  const pages = await startPages();
  const before = await pages.get('/site/revision');
  expect(before.headers['cache-control']).toBe('no-store');
  const config = expect.any(String);
  expect(before.json()).toEqual({ revision: 2, killed: [], withdrawn: [], config });
  changeRegistry(pages, kill);
  expect((await pages.get('/site/revision')).json()).toEqual({
    ...{ revision: 3, killed: ['catalog'], withdrawn: [], config },
  });
});
