import { expect, test } from 'vitest';
import { type Asked, mockHost } from './mock-host';

function setUp(request: () => Promise<unknown> = async () => ({ list: [] })) {
  const asked: Asked[] = [];
  const went: string[] = [];
  const { host, user } = mockHost({
    remote: { name: 'forum', version: '0.0.0-00000000' },
    request,
    navigate: to => void went.push(to),
    isProvided: to => to === '/forum',
    onAsked: one => void asked.push(one),
  });
  return { host, user, asked, went };
}

const product = (id: number, categoryId = 1) => ({ id, categoryId, title: `产品 ${id}`, image: '' });

test('what is asked is noted, and done as far as it can be without a shell', async () => {
  const { host, asked, went } = setUp();
  expect(await host.request('/Home/Menus', {})).toEqual({ list: [] });
  host.notify.success('已复制');
  host.navigate('/forum');
  host.auth.requireLogin();
  expect(asked.map(({ service, detail }) => `${service} ${detail}`.trim())).toEqual([
    'request /Home/Menus',
    'notify.success 已复制',
    'navigate /forum',
    'auth.requireLogin',
  ]);
  expect(went).toEqual(['/forum']);
});

test('a failed call has shown its message when it rejects, unless silent', async () => {
  const { host, asked } = setUp(() => Promise.reject(new Error('接口没有应答')));
  await expect(host.request('/Home/Menus', {}, { silent: true })).rejects.toThrow('接口没有应答');
  expect(asked.map(({ service }) => service)).toEqual(['request']);
  await expect(host.request('/Home/Menus', {})).rejects.toThrow('接口没有应答');
  expect(asked.at(-1)).toEqual({ service: 'notify.error', detail: 'Error: 接口没有应答' });
});

test('products are compared by the rules of the site', () => {
  const { host } = setUp();
  expect(host.compare.add(product(1))).toEqual({ ok: true });
  expect(host.compare.add(product(1))).toEqual({ ok: true });
  expect(host.compare.items.get()).toHaveLength(1);
  expect(host.compare.add(product(2, 9))).toEqual({ ok: false, reason: '只能对比同一分类的产品，请先清空对比栏' });
  for (const id of [3, 4, 5, 6, 7]) expect(host.compare.add(product(id))).toEqual({ ok: true });
  expect(host.compare.add(product(8))).toEqual({ ok: false, reason: '最多对比 6 款产品，请先移除一款' });
  host.compare.clear();
  expect(host.compare.items.get()).toEqual([]);
});

test('the visitor logs in and out, and the remote follows', () => {
  const { host, user } = setUp();
  const seen: (string | undefined)[] = [];
  host.auth.user.subscribe(() => seen.push(host.auth.user.get()?.userName));
  user.set({ id: 1, userName: '测试用户' });
  host.auth.logout();
  expect(seen).toEqual(['测试用户', undefined]);
});
