import { ResolvedRegistry } from '@shixuan/host/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageJson, startPages } from '../../../../test/pages/pages-fixture';
import { keptOverrides, mergeOverrides, parseOverride, printOverrides, readOverrideSettings } from './overrides';

const { hosts } = readOverrideSettings({ OVERRIDE_HOSTS: 'dev1.example' });
const on = readOverrideSettings({ OVERRIDES: 'on' });
const LOCAL = 'catalog@http://localhost:3001/';
const registryOf = (html: string) => ResolvedRegistry.parse(pageJson(html, 'site-registry'));

test.each([
  [LOCAL, 'http://localhost:3001/'],
  ['catalog@http://127.0.0.1:3001/dist/', 'http://127.0.0.1:3001/dist/'],
  ['catalog@http://[::1]:3001/', 'http://[::1]:3001/'],
  ['catalog@https://DEV1.example/', 'https://dev1.example/'],
  ['catalog@http://evil.example/', undefined],
  ['catalog@http://localhost.evil.example/', undefined],
  ['catalog@http://localhost:3001@evil.example/', undefined],
  ['catalog@http://user@localhost:3001/', undefined],
  ['catalog@http://localhost:3001/remote.json', undefined],
  ['catalog@http://localhost:3001/?x=/', undefined],
  ['catalog@javascript:alert(1)/', undefined],
  ['Catalog@http://localhost:3001/', undefined],
  ['@http://localhost:3001/', undefined],
  ['reset', undefined],
  ['', undefined],
])('the override %s is let in as %s', (text, url) => {
  expect(parseOverride(text, hosts)?.url).toBe(url);
});

test('whatever is asked for or kept, no other host is named', () => {
  fc.assert(
    fc.property(fc.domain(), fc.string(), (domain, text) => {
      for (const override of [parseOverride(`a1@http://${domain}/`, hosts), parseOverride(text, hosts)])
        expect(override).toBeNull();
      expect(keptOverrides(text, hosts)).toEqual([]);
    }),
  );
});

test('what is kept is read back; one server for each remote, the latest', () => {
  const overrides = [parseOverride(LOCAL, hosts), parseOverride('content@http://[::1]:3002/', hosts)].flatMap(
    override => override ?? [],
  );
  expect(keptOverrides(printOverrides(overrides), hosts)).toEqual(overrides);
  const moved = { name: 'catalog', url: 'http://localhost:4001/' };
  expect(mergeOverrides(overrides, [moved])).toEqual([moved, overrides[1]]);
});

test('where it is not permitted the page is the usual one and says so once', async () => {
  const { get } = await startPages();
  const response = await get(`/?mf=${LOCAL}`);
  expect(response.statusCode).toBe(200);
  expect(registryOf(response.body)).toMatchObject({ overrides: [], overrideRefused: true });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers['content-security-policy']).not.toContain('localhost');
  expect(registryOf((await get('/')).body).overrideRefused).toBeUndefined();
});

test('where it is permitted the page names the server, its policy lets in just that, and the session keeps it', async () => {
  const { get } = await startPages({ overrides: on });
  const first = await get(`/?mf=${LOCAL}`);
  expect(registryOf(first.body).overrides).toEqual([{ name: 'catalog', url: 'http://localhost:3001/' }]);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.body).not.toContain('href="/remotes/catalog/');
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/localhost:3001;/);
  expect(policy).toContain("connect-src 'self' http://localhost:3001 ws://localhost:3001;");
  expect(policy).toContain("font-src 'self' http://localhost:3001;");
  expect(policy).not.toMatch(/unsafe-eval|style-src [^;]*unsafe-inline/);
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/^mf=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const [pair = ''] = cookie.split(';');
  expect(registryOf((await get('/goods/list', { cookie: pair })).body).overrides).toHaveLength(1);

  const reset = await get('/?mf=reset', { cookie: pair });
  expect(registryOf(reset.body).overrides).toEqual([]);
  expect(reset.headers['set-cookie']).toMatch(/^mf=; .*Max-Age=0/);
});

test('the staff may where others may not; a session that is over leaves the override behind', async () => {
  let staff = true;
  const { get } = await startPages({ isStaff: async () => staff });
  const first = await get(`/?mf=${LOCAL}`);
  expect(registryOf(first.body).overrides).toHaveLength(1);
  staff = false;
  const later = await get('/', { cookie: String(first.headers['set-cookie']).split(';')[0] ?? '' });
  expect(registryOf(later.body)).toMatchObject({ overrides: [] });
  expect(later.headers['set-cookie']).toMatch(/Max-Age=0/);
});

test('another server than a developer’s is refused even where it is permitted', async () => {
  const { get } = await startPages({ overrides: on });
  const response = await get('/?mf=catalog@https://evil.example/');
  expect(registryOf(response.body)).toMatchObject({ overrides: [], overrideRefused: true });
  expect(response.headers['content-security-policy']).not.toContain('evil');
});
