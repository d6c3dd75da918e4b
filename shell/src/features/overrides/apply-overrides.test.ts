import type { ResolvedRegistry } from '@shixuan/host/manifest';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeRemote } from '../../testing/fake-remote';
import { applyOverrides } from './apply-overrides';

const url = 'http://localhost:3001/';
const live = fakeRemote([{ id: 'Line', path: '/line' }]);
const mine = { ...live.manifest, version: '0.0.0-00000000' };
const registryWith = (change: Partial<ResolvedRegistry> = {}): ResolvedRegistry => ({
  revision: 1,
  remotes: [live],
  killed: [],
  overrides: [{ name: 'catalog', url }],
  ...change,
});

const serve = (files: Record<string, unknown>) =>
  vi.stubGlobal('fetch', async (asked: string) =>
    asked in files ? Response.json(files[asked]) : new Response('', { status: 404 }),
  );
afterEach(() => vi.unstubAllGlobals());

test('a developer’s build replaces the live one, which stays as the fallback', async () => {
  serve({ [`${url}remote.json`]: mine, [`${url}remote-entry.js`]: { id: 'mine' } });
  const { registry, notices } = await applyOverrides(registryWith());
  expect(registry.remotes).toEqual([
    { base: url, manifest: mine, federationManifest: { id: 'mine' }, local: { instead: live } },
  ]);
  expect(notices).toEqual([]);
});

test('one that is switched off or not yet published runs too', async () => {
  serve({ [`${url}remote.json`]: mine, [`${url}remote-entry.js`]: {} });
  const killed = [{ name: 'catalog', title: '产品目录', reason: '', routes: [] }];
  const { registry } = await applyOverrides(registryWith({ remotes: [], killed }));
  expect([registry.remotes.length, registry.killed]).toEqual([1, []]);
});

test.each([
  ['a server that does not answer', {}],
  ['another remote', { [`${url}remote.json`]: { ...mine, name: 'content' } }],
  ['what is no manifest', { [`${url}remote.json`]: {} }],
])('%s leaves the live version, and the address is named', async (_, files) => {
  serve(files);
  const { registry, notices } = await applyOverrides(registryWith());
  expect(registry.remotes).toEqual([live]);
  expect(notices).toEqual([`本地覆盖 catalog@${url} 无法使用，显示的是线上版本。`]);
});

test('the number of local builds is set only where some were requested', async () => {
  serve({ [`${url}remote.json`]: mine, [`${url}remote-entry.js`]: {} });
  const count = async (change: Partial<ResolvedRegistry>) =>
    (await applyOverrides(registryWith(change))).registry.localBuilds;
  expect(await count({})).toBe(1);
  expect(await count({ overrides: [] })).toBeUndefined();
});

test('a refused override gives a notice', async () => {
  const { notices } = await applyOverrides(registryWith({ overrides: [], overrideRefused: true }));
  expect(notices).toEqual([expect.stringMatching(/^覆盖未启用/)]);
});
