import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrameTexts } from '../../components/texts/use-texts';
import * as styles from './main-menu.module.css';
import { MenuEntry } from './menu-entry';
import { moveWithinMenu } from './menu-keys';
import { useMenu } from './use-menu';

/** The top menu: links, and groups that open by pointer, click or keyboard. */
export function MainMenu() {
  const menu = useMenu();
  const texts = useFrameTexts();
  const [open, setOpen] = useState<number | null>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (key) setOpen(null);
  }, [key]);

  return (
    <nav className={styles.nav} aria-label={texts.menu.label} onKeyDown={moveWithinMenu}>
      <ul className={styles.bar}>
        {menu.map(node => (
          <MenuEntry
            key={node.id}
            node={node}
            open={open === node.id}
            onOpen={isOpen => setOpen(current => (isOpen ? node.id : current === node.id ? null : current))}
          />
        ))}
      </ul>
    </nav>
  );
}
