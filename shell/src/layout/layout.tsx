import { useFrameTexts } from '../components/texts/use-texts';
import './wide-page.css';
import { useIsHydrated } from '@shixuan/host';
import { OwnWordsContext } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Region } from '../components/region';
import { useShell } from '../components/shell-context';
import { AboutDialog } from '../features/about/about-dialog';
import { BoundariesOnRequest } from '../features/boundaries/boundaries-on-request';
import { CompareTray } from '../features/compare/compare-tray';
import { OfflineNotice } from '../features/offline/offline-notice';
import { OverrideBadgeOnRequest } from '../features/overrides/override-badge-on-request';
import { KilledContext, useKilledAtArrival } from '../pages/killed-at-arrival';
import { LoginRequired } from '../pages/login-required.page';
import { isProtected, ProtectedGuard } from '../pages/protected-guard';
import { textsUnderWay } from '../state/language';
import { readToken } from '../state/token';
import { userStore } from '../state/user';
import { AccountDialogs } from './account-dialogs';
import { CategoryStrip } from './category-strip';
import { Footer } from './footer';
import { Header } from './header';
import { KeptPages } from './kept-pages';
import * as styles from './layout.module.css';
import { LoadingMask } from './loading-mask';
import { MessageLayer } from './message-layer';
import { PageAloneContext } from './page-alone';
import { PageArrival } from './page-arrival';
import { ProgressLine } from './progress-line';
import { ScrollMemory } from './scroll-memory';

/** The frame around every page. Each part has its own error boundary. */
export function Layout() {
  const texts = useFrameTexts();
  const isPageAlone = useContext(PageAloneContext);
  if (isPageAlone)
    return (
      <OwnWordsContext value={texts.words}>
        <Content />
      </OwnWordsContext>
    );
  return (
    <OwnWordsContext value={texts.words}>
      <a className={styles.skip} href="#content">
        {texts.skip}
      </a>
      <noscript>
        <p className={styles.plain}>
          浏览与搜索不需要 JavaScript，对比、选型与下载等需要：请在浏览器中启用后刷新页面。
        </p>
      </noscript>
      <Region name="关于我们">
        <About />
      </Region>
      <ProgressLine />
      <Region name="页头">
        <Header />
      </Region>
      <Region name="离线提示" quiet>
        <OfflineNotice />
      </Region>
      <Region name="产品分类">
        <CategoryStrip />
      </Region>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Content />
      </main>
      <Region name="页脚">
        <Footer />
      </Region>
      <Region name="对比栏" quiet>
        <CompareTray />
      </Region>
      <AccountDialogs />
      <LoadingMask />
      <MessageLayer />
      <ProtectedGuard />
      <PageArrival />
      <ScrollMemory />
      <BoundariesOnRequest />
      <OverrideBadgeOnRequest />
    </OwnWordsContext>
  );
}

/** Early in the document, because a first visit sees it before the page. On a protected page the login comes first. */
function About() {
  const { pathname } = useLocation();
  return <AboutDialog atOnce={!isProtected(pathname)} />;
}

/** The page, or the offer to log in where a protected page was opened directly. */
function Content() {
  const { storage } = useShell();
  const { pathname } = useLocation();
  // Subscribed, so that a login or logout renders again.
  useAtomValue(userStore);
  const killed = useKilledAtArrival();
  const isHydrated = useIsHydrated();
  const isBringing = useAtomValue(textsUnderWay) > 0;
  // The server knows no login. The page that takes the offer's place comes in the visitor's language, or its lines would move.
  const [isDrawn, setIsDrawn] = useState(!isHydrated);
  if (isDrawn && isHydrated && !isBringing) setIsDrawn(false);
  if (isProtected(pathname) && (isDrawn || readToken(storage) === '')) return <LoginRequired />;
  return (
    <KilledContext value={killed}>
      <KeptPages />
    </KilledContext>
  );
}
