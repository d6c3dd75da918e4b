import { SearchBox } from '../search/search-box';
import { useShell } from '../shell-provider';
import { about } from '../state/about';
import { AccountButton } from './account-button';
import * as styles from './header.module.css';
import { Logo } from './logo';
import { MainMenu } from './main-menu';
import { MenuDrawer } from './menu-drawer';
import { Region } from './region';

/** The head of every page: logo, menu, search, about, login. */
export function Header() {
  const { store } = useShell();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Region name="菜单" quiet>
          <MenuDrawer />
        </Region>
        <Logo />
        <Region name="菜单">
          <MainMenu />
        </Region>
        <div className={styles.tools}>
          <SearchBox />
        </div>
        <div className={styles.actions}>
          <button type="button" className={styles.action} onClick={() => store.set(about, 'asked')}>
            关于我们
          </button>
          <AccountButton />
        </div>
      </div>
    </header>
  );
}
