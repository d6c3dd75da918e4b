import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Dialog } from '../../components/dialog';
import { useShell } from '../../components/shell-context';
import { type Credentials, login, register } from '../../services/session';
import { setShowLogin, userStore } from '../../state/user';
import * as styles from './account-form.module.css';
import { AccountTabs } from './account-tabs';
import { type ContactDraft, ContactFields, channelOf, isAboutContact } from './contact-fields';
import { CredentialForm } from './credential-form';
import { messageOf } from './message-of';
import { RecoverForm } from './recover-form';
import { useLoginTexts } from './texts/login-texts';
import { useMeans } from './use-means';

const tabs = ['login', 'register'] as const;
type Tab = (typeof tabs)[number];

/** Login and registration. What was typed is kept between the two and after a failure. */
export default function LoginDialog() {
  const shell = useShell();
  const texts = useLoginTexts();
  const { showLogin } = useAtomValue(userStore);
  const [tab, setTab] = useState<Tab>('login');
  const [recovering, setRecovering] = useState(false);
  const [value, setValue] = useState<Credentials>({ userName: '', password: '' });
  const [contact, setContact] = useState<ContactDraft>({ to: '', code: '' });
  const [refusal, setRefusal] = useState<string | null>(null);

  async function onLogin(credentials: Credentials) {
    await login(shell, credentials);
    return null;
  }

  async function onRegister(credentials: Credentials) {
    try {
      setRefusal(null);
      const to = contact.to.trim();
      const proof = to === '' ? undefined : { channel: channelOf(to), to, code: contact.code };
      await register(shell, { ...credentials, contact: proof });
      return null;
    } catch (error) {
      // The message by HTTP status is general; the server's own message names the field.
      const said = messageOf(error);
      if (!isAboutContact(said)) return said;
      setRefusal(said);
      return null;
    }
  }

  return (
    <Dialog
      title={texts.titles[recovering ? 'recover' : tab]}
      open={showLogin}
      width={400}
      onClose={() => setShowLogin(shell.store, false)}
    >
      {recovering ? (
        <div className={styles.form}>
          <RecoverForm onDone={() => setRecovering(false)} />
          <button type="button" className={styles.way} onClick={() => setRecovering(false)}>
            {texts.back}
          </button>
        </div>
      ) : (
        <AccountTabs<Tab>
          tabs={tabs.map(key => ({ key, title: texts[key] }))}
          active={tab}
          onChange={setTab}
          label={texts.tabs}
        >
          {tab === 'login' ? (
            <CredentialForm
              key="login"
              isNew={false}
              value={value}
              onChange={setValue}
              submitText={texts.login}
              onSubmit={onLogin}
            >
              <button type="button" className={styles.way} onClick={() => setRecovering(true)}>
                {texts.forgotten}
              </button>
            </CredentialForm>
          ) : (
            <CredentialForm
              key="register"
              isNew
              value={value}
              onChange={setValue}
              submitText={texts.register}
              onSubmit={onRegister}
            >
              <RegisterContact value={contact} onChange={setContact} refusal={refusal} />
            </CredentialForm>
          )}
        </AccountTabs>
      )}
    </Dialog>
  );
}

interface RegisterContactProps {
  value: ContactDraft;
  onChange(value: ContactDraft): void;
  refusal: string | null;
}

/** The optional contact of a new account; on a site that cannot send codes, what that means. */
function RegisterContact(props: RegisterContactProps) {
  const means = useMeans();
  const texts = useLoginTexts();
  if (!means) return null;
  if (!means.email && !means.phone) return <p className={styles.hint}>{texts.noMeans}</p>;
  return <ContactFields {...props} means={means} optional />;
}
