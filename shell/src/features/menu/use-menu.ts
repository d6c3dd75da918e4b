import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type Shell, useShell } from '../../components/shell-context';
import { config } from '../../state/config';
import { killedRemotes } from '../../state/killed-remotes';
import { buildMenu, type MenuNode, visibleMenu } from './menu-tree';
import { remoteMenu } from './remote-menu';

/**
 * The menu with the product categories in it, without sections that no live remote provides, and with the entries that
 * remotes bring themselves.
 */
export function useMenu(): MenuNode[] {
  const { isProvided, manifests } = useShell();
  const menus = useAtomValue(config.menus);
  const categories = useAtomValue(config.goodsCategory);
  const killed = useAtomValue(killedRemotes);
  return useMemo(
    () => menuOf(menus, categories, isProvided, manifests, killed),
    [menus, categories, isProvided, manifests, killed],
  );
}

type MenuParts = [
  menus: Parameters<typeof buildMenu>[0],
  categories: Parameters<typeof buildMenu>[1],
  isProvided: Shell['isProvided'],
  manifests: Shell['manifests'],
  killed: readonly string[],
];

/** Several parts of the frame show the menu, and a server draws each of them once for each form. */
let last: { parts: MenuParts; menu: MenuNode[] } | undefined;

function menuOf(...parts: MenuParts): MenuNode[] {
  if (last && parts.every((part, i) => part === last?.parts[i])) return last.menu;
  const [menus, categories, isProvided, manifests, killed] = parts;
  // Added only once the site's own entries are loaded: an entry shown alone would move a moment later.
  const brought = menus.length > 0 ? remoteMenu(manifests, menus) : [];
  const menu = visibleMenu(buildMenu([...menus, ...brought], categories), to => isProvided(to, killed));
  last = { parts, menu };
  return menu;
}
