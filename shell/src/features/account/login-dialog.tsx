import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Dialog } from '../../components/dialog';
import { useShell } from '../../components/shell-context';
import { type Credentials, login, register } from '../../services/session';
import { setShowLogin, userStore } from '../../state/user';
import { AccountTabs } from './account-tabs';
import { CredentialForm } from './credential-form';
import { messageOf } from './message-of';

const tabs = [
  { key: 'login', title: '登录' },
  { key: 'register', title: '注册' },
] as const;
type Tab = (typeof tabs)[number]['key'];

/** Login and registration. What was typed is kept between the two and after a failure. */
export default function LoginDialog() {
  const shell = useShell();
  const { showLogin } = useAtomValue(userStore);
  const [tab, setTab] = useState<Tab>('login');
  const [value, setValue] = useState<Credentials>({ userName: '', password: '' });

  async function onLogin(credentials: Credentials) {
    await login(shell, credentials);
    return null;
  }

  async function onRegister(credentials: Credentials) {
    try {
      await register(shell, credentials);
      return null;
    } catch (error) {
      // The message by HTTP status is general; the server's own message names the field.
      return messageOf(error);
    }
  }

  return (
    <Dialog title="登录视选" open={showLogin} width={400} onClose={() => setShowLogin(shell.store, false)}>
      <AccountTabs<Tab> tabs={tabs} active={tab} onChange={setTab} label="登录或注册">
        {tab === 'login' ? (
          <CredentialForm
            key="login"
            isNew={false}
            value={value}
            onChange={setValue}
            submitText="登录"
            onSubmit={onLogin}
          />
        ) : (
          <CredentialForm
            key="register"
            isNew
            value={value}
            onChange={setValue}
            submitText="注册"
            onSubmit={onRegister}
          />
        )}
      </AccountTabs>
    </Dialog>
  );
}
