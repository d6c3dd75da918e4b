import { IconUser } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { useShell } from '../components/shell-context';
import { useFrameTexts } from '../components/texts/use-texts';
import { leave } from '../services/session';
import { accountOpen } from '../state/account-open';
import { setShowLogin, userStore } from '../state/user';
import * as styles from './header.module.css';

/** 登录 without a login; the user name and 退出 with one. */
export function AccountButton() {
  const shell = useShell();
  const { account: texts } = useFrameTexts();
  const { isLogin, user } = useAtomValue(userStore);
  if (!isLogin || !user) {
    return (
      <button type="button" className={styles.action} onClick={() => setShowLogin(shell.store, true)}>
        {texts.login}
      </button>
    );
  }
  return (
    <span className={styles.account}>
      <button
        type="button"
        className={`${styles.action} ${styles.user}`}
        aria-label={texts.own(user.userName)}
        title={user.userName}
        onClick={() => shell.store.set(accountOpen, true)}
      >
        <IconUser /> <span className={styles.userName}>{user.userName}</span>
      </button>
      <button type="button" className={styles.action} onClick={() => leave(shell)}>
        {texts.logout}
      </button>
    </span>
  );
}
