import { expect, test } from 'vitest';
import { categories, menus } from '../../testing/site-content';
import { buildMenu, menuLink, visibleMenu } from './menu-tree';

const namesOf = (nodes: readonly { name: string; children: readonly { name: string }[] }[]) =>
  nodes.map(({ name, children }) => [name, ...children.map(child => child.name)]);

test('product categories are grafted under the entry 7: parameter their id as text, url /goods/list', () => {
  const products = buildMenu(menus, categories).find(({ id }) => id === 7);
  expect(products?.children).toEqual([
    { id: 1, parentId: 7, name: '面阵相机', parameter: '1', url: '/goods/list', children: [] },
    { id: 2, parentId: 7, name: 'FA 镜头', parameter: '2', url: '/goods/list', children: [] },
    { id: 3, parentId: 7, name: '光源', parameter: '3', url: '/goods/list', children: [] },
  ]);
});

test('categories whose ids are those of menu entries do not mix with them', () => {
  const seventh = { ...categories[0], id: 7, parentId: 0, name: '3D 线激光' } as (typeof categories)[number];
  const menu = buildMenu(menus, [seventh]);
  expect(menu.filter(({ id }) => id === 7)).toHaveLength(1);
  expect(namesOf(menu)).toContainEqual(['产品查询', '3D 线激光']);
});

test('an entry leads to its url, with its parameter as category id; a group leads nowhere', () => {
  expect(menuLink({ url: '/goods/list', parameter: '3' })).toBe('/goods/list?categoryId=3');
  expect(menuLink({ url: '/brands', parameter: null })).toBe('/brands');
  expect(menuLink({ url: null, parameter: null })).toBeNull();
});

test('sections that no live remote provides are not shown, nor groups in which none is left', () => {
  const provided =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path);
  const menu = buildMenu(menus, categories.slice(0, 1));
  expect(namesOf(visibleMenu(menu, provided('/', '/goods/list')))).toEqual([['首页'], ['产品查询', '面阵相机']]);
  expect(namesOf(visibleMenu(menu, provided('/selection/camera')))).toEqual([['选型助手', '相机选型']]);
  expect(visibleMenu(menu, provided())).toEqual([]);
});
