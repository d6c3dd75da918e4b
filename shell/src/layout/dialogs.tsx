import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Region } from '../components/region';
import { AboutDialog } from '../features/about/about-dialog';
import { isProtected } from '../pages/protected-guard';
import { accountOpen } from '../state/account-open';
import { userStore } from '../state/user';

const AccountDialog = lazy(() => import('../features/account/account-dialog'));
const LoginDialog = lazy(() => import('../features/account/login-dialog'));

/**
 * True from the first time that `now` is true: a dialog stays mounted after it was opened, so that its closing motion
 * is seen.
 */
function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  useEffect(() => {
    if (now) setOnce(true);
  }, [now]);
  return once || now;
}

/** The shell's dialogs. The code of those for accounts comes when one is first opened. */
export function Dialogs() {
  const { pathname } = useLocation();
  const accountOpened = useOnce(useAtomValue(accountOpen));
  const loginOpened = useOnce(useAtomValue(userStore).showLogin);
  return (
    <>
      <Region name="关于我们">
        {/* On a protected page the login comes first. */}
        <AboutDialog atOnce={!isProtected(pathname)} />
      </Region>
      <Region name="登录">
        <Suspense>{loginOpened && <LoginDialog />}</Suspense>
      </Region>
      <Region name="我的账号">
        <Suspense>{accountOpened && <AccountDialog />}</Suspense>
      </Region>
    </>
  );
}
