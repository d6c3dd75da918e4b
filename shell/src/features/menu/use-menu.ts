import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useShell } from '../../components/shell-context';
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
  return useMemo(() => {
    // Added only once the site's own entries are loaded: an entry shown alone would move a moment later.
    const brought = menus.length > 0 ? remoteMenu(manifests, menus) : [];
    return visibleMenu(buildMenu([...menus, ...brought], categories), to => isProvided(to, killed));
  }, [menus, categories, isProvided, manifests, killed]);
}
