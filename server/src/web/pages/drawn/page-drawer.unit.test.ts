import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolvedRemote, ShellManifest } from '@shixuan/host/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integrityOf } from '../../../domain/releases/registry/integrity';
import type { DrawJob } from '../../../domain/rendering/draw-job';
import { RenderersBusy } from '../../../domain/rendering/renderers';
import { createPageDrawer, type PageToDraw } from './page-drawer';
import { publishedBundles } from './read-bundle';

const VERSION = '1.0.0-00000001';
const FILE = 'server/main.cjs';
let registryDir: string;

beforeAll(async () => {
  registryDir = await mkdtemp(join(tmpdir(), 'shixuan-drawer-'));
  for (const app of ['shell', 'remotes/catalog']) {
    await mkdir(join(registryDir, 'files', app, VERSION, 'server'), { recursive: true });
    await writeFile(join(registryDir, 'files', app, VERSION, FILE), app);
  }
});
afterAll(() => rm(registryDir, { recursive: true, force: true }));

const bytes = { total: 0, initial: 0 };
const shell: ShellManifest = {
  version: VERSION,
  contract: '1.5.0',
  scripts: [],
  styles: [],
  preload: [],
  integrity: { [FILE]: integrityOf(Buffer.from('shell')) },
  server: FILE,
  bytes,
};
const remote: ResolvedRemote = {
  base: `/remotes/catalog/${VERSION}/`,
  federationManifest: { files: [] },
  manifest: {
    name: 'catalog',
    owner: '目录组',
    title: '目录',
    requires: { contract: '^1.5.0' },
    routes: [],
    version: VERSION,
    entry: 'mf-manifest.json',
    container: 'catalog',
    integrity: { [FILE]: integrityOf(Buffer.from('remotes/catalog')) },
    preload: { initial: ['a.js'], routes: {} },
    server: FILE,
    bytes,
  },
};
const page = (more: Partial<PageToDraw> = {}): PageToDraw => ({
  url: '/line',
  narrow: false,
  shell,
  shellBase: `/shell/${VERSION}/`,
  remote,
  route: 'Line',
  registry: { revision: 1, remotes: [remote], killed: [], overrides: [] },
  seed: async () => '[]',
  ...more,
});

/** A drawer over renderers that answer as told, with what they were asked and what was told of failures. */
function drawerOver(answer: (job: DrawJob) => Promise<string>) {
  const jobs: DrawJob[] = [];
  const failed: string[] = [];
  const drawer = createPageDrawer({
    readBundle: publishedBundles(registryDir),
    call: async () => ({ status: 200, body: '{}' }),
    log: { warn: () => undefined, error: () => undefined },
    onFailed: (...facts) => void failed.push(facts.join(' ')),
    renderers: {
      close: () => undefined,
      async draw(job) {
        jobs.push(job);
        return { html: await answer(job), data: '{}', hasOneForm: false };
      },
    },
  });
  return { drawer, jobs, failed };
}

test('a page is drawn from the bundles that its versions name, and from no other file', async () => {
  const { drawer, jobs } = drawerOver(async ({ shell: one, remote: other }) => `${one.source} ${other?.bundle.source}`);
  await expect(drawer.draw(page())).resolves.toMatchObject({ html: 'shell remotes/catalog' });
  expect(jobs[0]?.page.registry.remotes[0]).toMatchObject({
    federationManifest: null,
    manifest: { integrity: {}, preload: { initial: [], routes: {} } },
  });
});

test('a page of the shell alone is drawn from its bundle', async () => {
  const { drawer, jobs } = drawerOver(async ({ shell: one }) => one.source);
  await expect(drawer.draw(page({ url: '/nowhere', remote: null, route: '' }))).resolves.toMatchObject({
    html: 'shell',
  });
  expect(jobs[0]?.remote).toBeNull();
});

test('a version without a bundle, or with an altered one, is drawn in the browser', async () => {
  const { drawer, jobs, failed } = drawerOver(async () => 'html');
  const without = { ...remote, manifest: { ...remote.manifest, server: undefined } };
  await expect(drawer.draw(page({ remote: without }))).resolves.toBeNull();
  expect(failed).toEqual([]);
  const integrity = { [FILE]: integrityOf(Buffer.from('something else')) };
  const altered = { ...remote, manifest: { ...remote.manifest, integrity } };
  await expect(drawer.draw(page({ remote: altered }))).resolves.toBeNull();
  expect(failed).toEqual([`catalog ${VERSION} Line ${FILE} of remotes/catalog ${VERSION} was altered`]);
  expect(jobs).toEqual([]);
});

test('a page that fails three times is not tried again; the other pages of its remote are', async () => {
  const { drawer, jobs, failed } = drawerOver(async ({ page: { url } }) => {
    if (url === '/line') throw new Error('broken');
    return 'html';
  });
  for (const _ of [1, 2, 3, 4, 5]) await expect(drawer.draw(page())).resolves.toBeNull();
  expect([jobs.length, failed.length]).toEqual([3, 3]);
  await expect(drawer.draw(page({ url: '/light', route: 'Light' }))).resolves.toMatchObject({ html: 'html' });
});

test('a page that the end of the server interrupts is no fault of its version', async () => {
  let interrupt = (_error: Error) => {};
  const { drawer, jobs, failed } = drawerOver(() => new Promise((_, reject) => (interrupt = reject)));
  const drawing = drawer.draw(page());
  await expect.poll(() => jobs.length).toBe(1);
  drawer.close();
  interrupt(new Error('the server is stopping'));
  await expect(drawing).resolves.toBeNull();
  expect(failed).toEqual([]);
});

test('of a version that has not drawn a page yet, or failed with its last one, one page is drawn at a time', async () => {
  const finish: (() => void)[] = [];
  const { drawer, jobs } = drawerOver(
    ({ page: { url } }) =>
      new Promise((resolve, reject) => {
        finish.push(() => (url === '/broken' ? reject(new Error('broken')) : resolve('html')));
      }),
  );
  const draw = async (...urls: string[]) => {
    const begun = jobs.length;
    const drawing = urls.map(url => drawer.draw(page({ url, route: url })));
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    await Promise.race([Promise.all(drawing), new Promise(resolve => setImmediate(resolve))]);
    for (const one of finish.splice(0)) one();
    await Promise.all(drawing);
    return jobs.length - begun;
  };
  expect(await draw('/a', '/b')).toBe(1);
  expect(await draw('/b', '/c')).toBe(2);
  expect(await draw('/broken')).toBe(1);
  expect(await draw('/d', '/e')).toBe(1);
});

test('that there is much to draw is no failure of the page', async () => {
  const { drawer, failed } = drawerOver(async () => {
    throw new RenderersBusy('too many');
  });
  for (const _ of [1, 2, 3, 4]) await expect(drawer.draw(page())).resolves.toBeNull();
  expect(failed).toEqual([]);
});
