import type { Category, MenuItem } from '@shixuan/api/client';
import { buildTree, type TreeNode } from './tree';

/** Id of the menu entry under which the product categories stand. */
const PRODUCTS_MENU_ID = 7;

export type MenuNode = TreeNode<MenuItem>;

/** The menu as a tree, with the product categories as children of the entry 7. */
export function buildMenu(menus: readonly MenuItem[], categories: readonly Category[]): MenuNode[] {
  const grafted = categories
    .filter(category => category.parentId === 0)
    .map(({ id, name }) => ({ id, name, parentId: PRODUCTS_MENU_ID, parameter: String(id), url: '/goods/list' }));
  // Ids of menus and of categories may be the same, so the two lists are not mixed before they are trees.
  const graft = (node: MenuNode): MenuNode => ({
    ...node,
    children: [
      ...node.children.map(graft),
      ...(node.id === PRODUCTS_MENU_ID ? grafted.map(item => ({ ...item, children: [] })) : []),
    ],
  });
  return buildTree(menus).map(graft);
}

/** Where an entry leads: its url, with the parameter as category id. Null for an entry that only groups others. */
export function menuLink({ url, parameter }: Pick<MenuItem, 'url' | 'parameter'>): string | null {
  if (!url) return null;
  return parameter ? `${url}?categoryId=${encodeURIComponent(parameter)}` : url;
}

/** The entries that lead somewhere: those whose page is provided, and groups in which one is left. */
export function visibleMenu(menu: readonly MenuNode[], isProvided: (path: string) => boolean): MenuNode[] {
  return menu.flatMap(node => {
    const children = visibleMenu(node.children, isProvided);
    const leads = node.url !== null && isProvided(node.url);
    if (!leads && children.length === 0) return [];
    return [{ ...node, url: leads ? node.url : null, children }];
  });
}
