import { CONTRACT_VERSION } from '@shixuan/host';
import { describe, expect, test, vi } from 'vitest';
import { isSparingConnection } from '../../lib/connection';
import { createTelemetry } from '../../services/telemetry/telemetry';
import { config } from '../../state/config';
import { message } from '../../state/messages';
import { pageTitle } from '../../state/page-title';
import { userStore } from '../../state/user';
import { fakeAdapter, success } from '../../testing/fake-adapter';
import { fakeRemote } from '../../testing/fake-remote';
import { fakeShell } from '../../testing/fake-shell';
import { categories } from '../../testing/site-content';

const remote = fakeRemote([{ id: 'List', path: '/goods/list' }]);
const item = (id: number, categoryId = 1) => ({ id, categoryId, title: `型号 ${id}`, image: '' });

describe('the services of a remote', () => {
  test('are frozen, tagged, and the same object each time', async () => {
    const shell = await fakeShell();
    const host = shell.hostFor(remote);
    expect(shell.hostFor(remote)).toBe(host);
    expect(host.remote).toEqual({ name: 'catalog', version: '1.0.0-12345678' });
    for (const part of [host, host.remote, host.auth, host.compare, host.config, host.notify, host.telemetry]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
    expect(['auth', 'compare', 'prefetch', 'telemetry'].every(name => host.has(name as 'auth'))).toBe(true);
    expect(host.has('teleport' as 'auth')).toBe(false);
  });

  test('hand a remote its own settings, frozen, and none where it declares none', async () => {
    const shell = await fakeShell();
    const own = shell.hostFor({ ...remote, config: { rows: 8 } }).config;
    expect([own.own, Object.isFrozen(own.own)]).toEqual([{ rows: 8 }, true]);
    expect((await fakeShell()).hostFor(remote).config).not.toHaveProperty('own');
  });

  test('name the remote with every request', async () => {
    const { adapter, requests } = fakeAdapter(() => success('x'));
    const host = (await fakeShell({ adapter })).hostFor(remote);
    expect(await host.request('/Product/List', { categoryId: 1 })).toBe('x');
    expect(requests[0]?.headers.get('x-remote')).toBe('catalog@1.0.0-12345678');
  });

  test('tell who is logged in, but never the token', async () => {
    const shell = await fakeShell();
    const { auth } = shell.hostFor(remote);
    const listener = vi.fn();
    const stop = auth.user.subscribe(listener);
    expect(auth.user.get()).toBeNull();
    shell.store.set(userStore, { isLogin: true, user: { id: 1, userName: 'wang', token: 'secret' }, showLogin: false });
    expect(auth.user.get()).toEqual({ id: 1, userName: 'wang' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    auth.logout();
    expect(auth.user.get()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
    auth.requireLogin();
    expect(shell.store.get(userStore).showLogin).toBe(true);
  });

  test('say why a product was not added, and the shell shows it', async () => {
    const shell = await fakeShell();
    const { compare } = shell.hostFor(remote);
    expect(compare.max).toBe(6);
    compare.add(item(1));
    expect(compare.add(item(2, 2))).toEqual({ ok: false, reason: '只能对比同一分类的产品，请先清空对比栏' });
    expect(shell.store.get(message)).toMatchObject({ kind: 'warning', text: '只能对比同一分类的产品，请先清空对比栏' });
    expect(compare.items.get()).toEqual([item(1)]);
    compare.clear();
    expect(shell.store.get(config.contrasts)).toEqual([]);
  });

  test('carry what the page was served with', async () => {
    const { config: given } = (await fakeShell()).hostFor(remote);
    expect(given.categories).toEqual(categories);
    expect(given.registryRevision).toBe(1);
    expect(given.imageHost).toBe('');
  });

  test('say which pages live remotes provide', async () => {
    const host = (await fakeShell({ remotes: [remote] })).hostFor(remote);
    expect(host.has('routes')).toBe(true);
    expect(['/goods/list?categoryId=1', '/selection/camera'].map(to => host.isProvided?.(to))).toEqual([true, false]);
  });

  test('fetch the code of the page behind a path, and of nothing else', async () => {
    const load = vi.fn().mockResolvedValue({ default: () => null });
    const host = (await fakeShell({ remotes: [remote], load })).hostFor(remote);
    vi.stubGlobal('navigator', {});
    host.prefetch('/nothing');
    expect(load).not.toHaveBeenCalled();
    host.prefetch('/goods/list?categoryId=1#x');
    expect(load.mock.calls).toEqual([['catalog', 'List']]);
    vi.unstubAllGlobals();
  });

  test.each([
    [500, true],
    [503, true],
    [499, false],
    [404, false],
    [undefined, false],
  ])('report a call that fails with %s to the team: %s; the page gets the error in any case', async (status, told) => {
    const { adapter } = fakeAdapter(() => (status === undefined ? { networkError: 'offline' } : { status }));
    const shell = await fakeShell({ adapter });
    const host = shell.hostFor(remote);
    await expect(host.request('/Product/List', {})).rejects.toThrow();
    const records = shell.telemetry.records().filter(({ source }) => source === 'catalog@1.0.0-12345678');
    expect(records.map(({ kind, data }) => [kind, data])).toEqual(told ? [['error', { failure: 'api' }]] : []);
  });

  test('report an answer of another edition of the site by its name', async () => {
    const { adapter } = fakeAdapter(() => ({ data: { nothing: 'like an answer' } }));
    const shell = await fakeShell({ adapter });
    const host = shell.hostFor(remote);
    await expect(host.request('/Product/List', {})).rejects.toMatchObject({ kind: 'outOfStep' });
    const records = shell.telemetry.records().filter(({ source }) => source === 'catalog@1.0.0-12345678');
    expect(records.map(({ kind, data }) => [kind, data])).toEqual([['error', { failure: 'outOfStep' }]]);
  });

  test('are the same for one version of a remote only', async () => {
    const shell = await fakeShell();
    const newer = { ...remote, manifest: { ...remote.manifest, version: '1.1.0-12345678' } };
    expect(shell.hostFor(newer).remote.version).toBe('1.1.0-12345678');
    expect(shell.hostFor(newer)).not.toBe(shell.hostFor(remote));
  });

  test('show messages of each kind, and name the page', async () => {
    const shell = await fakeShell();
    const { notify, setTitle, contractVersion } = shell.hostFor(remote);
    vi.useFakeTimers();
    for (const kind of ['info', 'success', 'warning', 'error'] as const) {
      notify[kind](`${kind} 文字`, 1234);
      vi.advanceTimersByTime(1233);
      expect(shell.store.get(message)).toMatchObject({ kind, text: `${kind} 文字` });
      vi.advanceTimersByTime(1);
      expect(shell.store.get(message)).toBeNull();
    }
    vi.useRealTimers();
    setTitle('线扫相机', '/line');
    expect(shell.store.get(pageTitle)).toEqual({ at: '/line', title: '线扫相机' });
    expect(contractVersion).toBe(CONTRACT_VERSION);
  });

  test('offer exactly these capabilities', async () => {
    const host = (await fakeShell()).hostFor(remote);
    const offered = [
      ...(['auth', 'compare', 'language', 'prefetch', 'preferences', 'routes', 'slots', 'telemetry', 'title'] as const),
    ];
    expect(offered.filter(name => host.has(name))).toEqual(offered);
  });

  test('take telemetry down under the remote’s name', async () => {
    const shell = await fakeShell();
    const { telemetry } = shell.hostFor(remote);
    telemetry.event('filtered', { filters: 2 });
    telemetry.error(new Error('boom'), { place: 'chart' });
    expect(shell.telemetry.records().slice(-2)).toMatchObject([
      { source: 'catalog@1.0.0-12345678', kind: 'event', name: 'filtered', data: { filters: 2 } },
      { source: 'catalog@1.0.0-12345678', kind: 'error', name: 'boom', data: { place: 'chart' } },
    ]);
  });

  test('remove a product from the comparison', async () => {
    const { compare } = (await fakeShell()).hostFor(remote);
    compare.add(item(1));
    compare.add(item(3));
    compare.remove(1);
    expect(compare.items.get()).toEqual([item(3)]);
  });
});

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true, effectiveType: '4g' }, true],
])('a connection of %o is to be spared: %s', (connection, spared) => {
  expect(isSparingConnection(connection ?? {})).toBe(spared);
});

test('telemetry keeps the last 200 records', () => {
  const telemetry = createTelemetry();
  telemetry.error('catalog@1', new Error('boom'), { route: 'Line' });
  expect(telemetry.records()[0]).toMatchObject({
    source: 'catalog@1',
    kind: 'error',
    name: 'boom',
    data: { route: 'Line' },
  });
  for (let i = 0; i < 200; i += 1) telemetry.event('catalog@1', `e${i}`);
  expect(telemetry.records()).toHaveLength(200);
  expect(telemetry.records()[0]?.name).toBe('e0');
});
