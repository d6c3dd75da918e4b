import { Button } from '@shixuan/ui';
import { useEffect } from 'react';
import { useShell } from '../components/shell-context';
import { readToken } from '../state/token';
import { setShowLogin } from '../state/user';
import { NoticePage } from './notice-page';

/**
 * Shown where a protected page was opened directly: there is no previous page to stay on, so this one offers the login.
 */
export function LoginRequired() {
  const { store, storage, restore } = useShell();
  useEffect(() => {
    // Restoring closes the dialog, and effects of a page run before those of the site around it.
    restore();
    // The server draws this page for whoever is logged in, too: it gives way to the page at once.
    if (readToken(storage) === '') setShowLogin(store, true);
  }, [store, storage, restore]);
  return (
    <NoticePage
      title="登录后可以使用下载中心"
      hint="资料下载需要账号。其他栏目不需要登录。"
      action={
        <Button type="primary" onClick={() => setShowLogin(store, true)}>
          登录或注册
        </Button>
      }
    />
  );
}
