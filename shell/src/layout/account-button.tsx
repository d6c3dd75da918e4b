import { IconUser } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { logout } from '../account/session';
import { useShell } from '../shell-provider';
import { setShowLogin, userStore } from '../state/user';
import * as styles from './header.module.css';

/** 登录 for visitors; the name and 退出 for who is logged in. */
export function AccountButton() {
  const shell = useShell();
  const { isLogin, user } = useAtomValue(userStore);
  if (!isLogin || !user) {
    return (
      <button type="button" className={styles.action} onClick={() => setShowLogin(shell.store, true)}>
        登录
      </button>
    );
  }
  return (
    <span className={styles.account}>
      <span className={styles.user} title={user.userName}>
        <IconUser /> {user.userName}
      </span>
      <button type="button" className={styles.action} onClick={() => logout(shell)}>
        退出
      </button>
    </span>
  );
}
