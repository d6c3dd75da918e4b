import { Region } from '../components/region';
import { useShell } from '../components/shell-context';
import { useFrameTexts } from '../components/texts/use-texts';
import { MainMenu } from '../features/menu/main-menu';
import { MenuDrawer } from '../features/menu/menu-drawer';
import { SearchBox } from '../features/search/search-box';
import { about } from '../state/about';
import { AccountButton } from './account-button';
import * as styles from './header.module.css';
import { Logo } from './logo';

/** The head of every page: logo, menu, search, about, login. */
export function Header() {
  const { store } = useShell();
  const texts = useFrameTexts();
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
            {texts.about.label}
          </button>
          <AccountButton />
        </div>
      </div>
    </header>
  );
}
