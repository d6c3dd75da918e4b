import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Region } from '../components/region';
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

/** The dialogs for accounts, whose code comes when one is first opened. */
export function AccountDialogs() {
  const accountOpened = useOnce(useAtomValue(accountOpen));
  const loginOpened = useOnce(useAtomValue(userStore).showLogin);
  return (
    <>
      <Region name="登录">
        <Suspense>{loginOpened && <LoginDialog />}</Suspense>
      </Region>
      <Region name="我的账号">
        <Suspense>{accountOpened && <AccountDialog />}</Suspense>
      </Region>
    </>
  );
}
