import { expect, test } from 'vitest';
import { menus } from '../../testing/site-content';
import { remoteMenu } from './remote-menu';

const page = (id: string, path: string) => ({ id, path, title: id, description: '' });

test('remotes that the site does not name stand in the order they ask for, each leading to its page', () => {
  const forum = { routes: [page('Forum', '/forum')], menu: { label: '论坛', route: 'Forum', order: 20 } };
  const course = { routes: [page('Course', '/course')], menu: { label: '课程', route: 'Course', order: 10 } };
  expect(remoteMenu([forum, course], menus)).toEqual([
    { id: -1, parentId: 0, name: '课程', parameter: null, url: '/course' },
    { id: -2, parentId: 0, name: '论坛', parameter: null, url: '/forum' },
  ]);
});

test('a page that the site names already, a route that is not there and a remote without an entry add nothing', () => {
  const menu = { label: '下载', route: 'Download', order: 1 };
  const url = menus.find(item => item.url)?.url ?? '';
  expect(remoteMenu([{ routes: [page('Download', url)], menu }], menus)).toEqual([]);
  expect(remoteMenu([{ routes: [page('Other', '/other')], menu }], menus)).toEqual([]);
  expect(remoteMenu([{ routes: [page('Other', '/other')] }], menus)).toEqual([]);
});
