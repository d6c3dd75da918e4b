import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { Dialog } from '../../components/dialog';
import { useShell } from '../../components/shell-context';
import { accountOpen } from '../../state/account-open';
import { noteTyped } from '../../state/typed-text';
import { userStore } from '../../state/user';
import { AccountTabs } from './account-tabs';
import { ContactForm } from './contact-form';
import { DeleteForm } from './delete-form';
import { DeviceList } from './device-list';
import { KeptPanel } from './kept-panel';
import { PasswordForm } from './password-form';
import { ProfilePanel } from './profile-panel';
import { useAccountTexts } from './texts/account-texts';

const panels = {
  profile: ProfilePanel,
  kept: KeptPanel,
  password: PasswordForm,
  contact: ContactForm,
  devices: DeviceList,
  delete: DeleteForm,
};

type Tab = keyof typeof panels;
const tabs = Object.keys(panels) as Tab[];

/** 我的账号: profile, password, devices with a login, and deletion of the account. */
export default function AccountDialog() {
  const { store } = useShell();
  const texts = useAccountTexts();
  const [open, setOpen] = useAtom(accountOpen);
  const { isLogin } = useAtomValue(userStore);
  const [tab, setTab] = useState<Tab>('profile');
  const Panel = panels[tab];
  function close() {
    noteTyped(store, { profile: null });
    setOpen(false);
  }
  return (
    <Dialog title={texts.title} open={open && isLogin} width={480} onClose={close}>
      <AccountTabs<Tab>
        tabs={tabs.map(key => ({ key, title: texts.tabs[key] }))}
        active={tab}
        onChange={setTab}
        label={texts.title}
      >
        <Panel />
      </AccountTabs>
    </Dialog>
  );
}
