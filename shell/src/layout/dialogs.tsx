import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Region } from '../components/region';
import { about } from '../state/about';
import { accountOpen } from '../state/account-open';
import { userStore } from '../state/user';

const AboutModal = lazy(() => import('../features/about/about-modal'));
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

/** The shell's dialogs. Their code comes when one is first opened. */
export function Dialogs() {
  const aboutOpened = useOnce(useAtomValue(about) !== 'closed');
  const accountOpened = useOnce(useAtomValue(accountOpen));
  const loginOpened = useOnce(useAtomValue(userStore).showLogin);
  return (
    <>
      <Region name="关于我们">
        <Suspense>{aboutOpened && <AboutModal />}</Suspense>
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
