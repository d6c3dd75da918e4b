import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useShell } from '../shell-provider';
import { config } from '../state/config';
import { buildMenu, type MenuNode, visibleMenu } from '../state/menu-tree';

/** The menu with the product categories in it, without sections that no live remote provides. */
export function useMenu(): MenuNode[] {
  const { isProvided } = useShell();
  const menus = useAtomValue(config.menus);
  const categories = useAtomValue(config.goodsCategory);
  return useMemo(() => visibleMenu(buildMenu(menus, categories), isProvided), [menus, categories, isProvided]);
}
