import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findApps } from '../build/apps';
import { root } from '../lib/root.mjs';
import { checkRemote, routeId } from './check-remote';
import { withReference, withWorkspace } from './join-workspace';
import { remoteFiles } from './remote-files';
import { repositoryFiles } from './repository-files';
import { siteRoutes } from './site-routes';

const forum = { name: 'forum', title: '论坛', owner: '论坛组' };
const taken = [{ remote: 'catalog', id: 'GoodsList', path: '/goods/list' }];
const folders = ['remote-catalog', 'shell'];

test('a name, a title and an owner are enough', async () => {
  const routes = await siteRoutes();
  expect(routes).toContainEqual({ remote: 'catalog', id: 'GoodsList', path: '/goods/list' });
  expect(() => checkRemote({ ...forum, name: 'nobody-has-this' }, routes, readdirSync(root))).not.toThrow();
});

test.each([
  [{ ...forum, name: 'Forum' }, '应为 2 到 31 个小写字母'],
  [{ ...forum, name: '../forum' }, '应为 2 到 31 个小写字母'],
  [{ ...forum, name: 'forum-' }, '应为 2 到 31 个小写字母'],
  [{ ...forum, name: 'catalog' }, '目录 remote-catalog 已存在'],
  [{ ...forum, name: 'ops' }, '由网站自己使用'],
  [{ ...forum, name: 'goods' }, '与 remote-catalog 的路由冲突：/goods/list'],
  [{ ...forum, name: 'goods-list' }, '与 remote-catalog 的路由冲突'],
  [{ ...forum, title: '' }, '--title 应为'],
  [{ ...forum, title: "论坛', x: '" }, '--title 应为'],
  [{ ...forum, owner: '论坛组\n' }, '--owner 应为'],
])('%o is refused', (remote, reason) => {
  expect(() => checkRemote(remote, taken, folders)).toThrow(reason);
});

test('every placeholder of the template is filled', () => {
  const files = remoteFiles({ ...forum, name: 'my-forum' });
  expect(routeId('my-forum')).toBe('MyForum');
  expect(Object.keys(files)).toContain('src/pages/my-forum/my-forum.page.tsx');
  expect(Object.entries(files).filter(([file, text]) => `${file}${text}`.includes('{{'))).toEqual([]);
});

test('a repository of its own has every file filled, and asks for one development package', () => {
  const files = repositoryFiles(forum, { '@shixuan/host': '1.5.0', '@shixuan/remote-kit': '1.5.0' });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      '.github/workflows/remote.yml',
      'README.md',
      'src/pages/forum/forum.page.tsx',
      'tsconfig.json',
    ]),
  );
  expect(Object.entries(files).filter(([file, text]) => /\{\{\w/.test(`${file}${text}`))).toEqual([]);
  expect(JSON.parse(files['package.json'] ?? '').devDependencies).toEqual({ '@shixuan/remote-kit': '1.5.0' });
  expect(
    /```sh\n([\s\S]*?)```/
      .exec(files['README.md'] ?? '')?.[1]
      ?.trim()
      .split('\n'),
  ).toHaveLength(10);
});

test('the lock and the list of projects take a workspace where npm and people would have put it', () => {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const packageText = readFileSync(join(root, 'remote-download/package.json'), 'utf8');
  // The existing content of the lock must equal npm's own output, byte for byte.
  expect(withWorkspace(lockText, 'remote-download', packageText)).toBe(lockText);
  const added = JSON.parse(withWorkspace(lockText, 'remote-forum', remoteFiles(forum)['package.json'] ?? ''));
  expect(added.packages['node_modules/@shixuan/remote-forum']).toEqual({ resolved: 'remote-forum', link: true });
  const references = withReference(readFileSync(join(root, 'tsconfig.json'), 'utf8'), 'remote-forum');
  expect(JSON.parse(references).references).toContainEqual({ path: 'remote-forum' });
});

test('the list of projects contains every remote', () => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  for (const { kind, name } of findApps()) {
    if (kind === 'remote') expect(references).toContainEqual({ path: `remote-${name}` });
  }
});
