import { Drawer, IconClose, IconMenu, useFocusReturn } from '@shixuan/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SiteName } from '../../components/texts/site-name';
import { useFrameTexts } from '../../components/texts/use-texts';
import * as styles from './menu-drawer.module.css';
import { type MenuNode, menuLink } from './menu-tree';
import { useMenu } from './use-menu';

/** The menu of narrow screens: a button that opens it as a drawer. */
export function MenuDrawer() {
  const menu = useMenu();
  const { menu: texts } = useFrameTexts();
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
        aria-label={texts.open}
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
        <div role="dialog" aria-modal="true" aria-label={texts.short}>
          <p className={styles.head}>
            {texts.short}
            <button type="button" className={styles.close} aria-label={texts.close} onClick={() => setOpen(false)}>
              <IconClose />
            </button>
          </p>
          <nav aria-label={texts.label}>
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
                <SiteName>{node.name}</SiteName>
              </Link>
            ) : (
              <span className={styles.group}>
                <SiteName>{node.name}</SiteName>
              </span>
            )}
            {node.children.length > 0 && <Entries nodes={node.children} onFollow={onFollow} />}
          </li>
        );
      })}
    </ul>
  );
}
