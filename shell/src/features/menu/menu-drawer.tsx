import { Drawer, IconClose, IconMenu, useFocusReturn } from '@shixuan/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as styles from './menu-drawer.module.css';
import { type MenuNode, menuLink } from './menu-tree';
import { useMenu } from './use-menu';

/** The menu of narrow screens: a button that opens it as a drawer. */
export function MenuDrawer() {
  const menu = useMenu();
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  useFocusReturn(open);

  useEffect(() => {
    if (key) setOpen(false);
  }, [key]);

  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-label="打开菜单"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <IconMenu />
      </button>
      <Drawer
        visible={open}
        placement="left"
        width="min(320px, 86vw)"
        title={null}
        footer={null}
        closable={false}
        onCancel={() => setOpen(false)}
      >
        <div role="dialog" aria-modal="true" aria-label="菜单">
          <p className={styles.head}>
            菜单
            <button type="button" className={styles.close} aria-label="关闭菜单" onClick={() => setOpen(false)}>
              <IconClose />
            </button>
          </p>
          <nav aria-label="主菜单">
            {/*
             * The drawer closes before the page arrives: an open drawer would keep focus away from the page's heading.
             */}
            <Entries nodes={menu} onFollow={() => setOpen(false)} />
          </nav>
        </div>
      </Drawer>
    </div>
  );
}

function Entries({ nodes, onFollow }: { nodes: readonly MenuNode[]; onFollow: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.list}>
      {nodes.map(node => {
        const to = menuLink(node);
        return (
          <li key={node.id} className={styles.entry}>
            {to ? (
              <Link
                to={to}
                className={styles.link}
                onClick={onFollow}
                aria-current={to === pathname + search ? 'page' : undefined}
              >
                {node.name}
              </Link>
            ) : (
              <span className={styles.group}>{node.name}</span>
            )}
            {node.children.length > 0 && <Entries nodes={node.children} onFollow={onFollow} />}
          </li>
        );
      })}
    </ul>
  );
}
