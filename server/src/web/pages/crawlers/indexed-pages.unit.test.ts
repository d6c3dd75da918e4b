import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRecord } from '@shixuan/host';
import { expect, onTestFinished, test } from 'vitest';
import { changeRegistry, startPages } from '../../../../test/pages/pages-fixture';
import { writeRemoteBuild } from '../../../domain/releases/registry/build-fixture';
import { publish } from '../../../domain/releases/registry/publish';
import { indexedPages } from './indexed-pages';

const route = (path: string, page?: PageRecord) => ({
  id: path,
  path,
  title: path,
  description: '',
  ...(page && { page }),
});

const forum = [
  route('/forum'),
  route('/forum/topic', { canonical: '/forum/topic?id={query.id}' }),
  route('/forum/person', {
    data: [{ call: 'productDetail', request: { id: { query: 'id', type: 'id' } }, required: true }],
  }),
  route('/forum/topics', { address: 'articleList' }),
  route('/forum/news', { title: '新帖', data: [{ call: 'initConfig' }] }),
  route('/forum/mine', { indexed: false }),
];

test('a page of one address is listed, one of many is not by its path, and one that asks not to be listed is not', () => {
  expect(indexedPages(forum)).toEqual({ listed: ['/forum', '/forum/news'], unlisted: ['/forum/mine'] });
});

test('a path that could add a line to a list of addresses is in none', () => {
  const odd = ['/a\nAllow: /', '/a b', '/a?b', '/a*', '/a$', '/<a>'];
  expect(indexedPages(odd.flatMap(path => [route(path), route(path, { indexed: false })]))).toEqual({
    listed: [],
    unlisted: [],
  });
});

test('the pages of a new team are in the sitemap, and those it hides are told to Baidu, also while it is switched off', async () => {
  const pages = await startPages({ config: { imageHost: '', siteOrigin: 'https://shixuan.example' } });
  const sitemap = async () => (await pages.get('/sitemap/pages.xml')).body;
  expect(await sitemap()).not.toContain('/forum');

  const folder = mkdtempSync(join(tmpdir(), 'shixuan-forum-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeRemoteBuild(folder, undefined, { name: 'forum', routes: forum });
  await publish(folder, pages.registryDir);
  expect(await sitemap()).toContain('<loc>https://shixuan.example/forum</loc>');
  expect(await sitemap()).not.toContain('/forum/mine');
  expect((await pages.get('/robots.txt')).body).toContain('Disallow: /forum/mine$\nDisallow: /forum/mine?\n');

  changeRegistry(pages, registry => {
    registry.revision++;
    registry.killed.forum = { at: '2026-01-01T00:00:00.000Z', by: 'team', reason: '检修' };
  });
  expect(await sitemap()).toContain('<loc>https://shixuan.example/forum</loc>');
});
