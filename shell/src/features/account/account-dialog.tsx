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

const tabs = [
  { key: 'profile', title: '资料' },
  { key: 'kept', title: '收藏' },
  { key: 'password', title: '密码' },
  { key: 'contact', title: '邮箱' },
  { key: 'devices', title: '设备' },
  { key: 'delete', title: '注销' },
] as const;
type Tab = (typeof tabs)[number]['key'];

const panels = {
  profile: ProfilePanel,
  kept: KeptPanel,
  password: PasswordForm,
  contact: ContactForm,
  devices: DeviceList,
  delete: DeleteForm,
};

/** 我的账号: profile, password, devices with a login, and deletion of the account. */
export default function AccountDialog() {
  const { store } = useShell();
  const [open, setOpen] = useAtom(accountOpen);
  const { isLogin } = useAtomValue(userStore);
  const [tab, setTab] = useState<Tab>('profile');
  const Panel = panels[tab];
  function close() {
    noteTyped(store, { profile: null });
    setOpen(false);
  }
  return (
    <Dialog title="我的账号" open={open && isLogin} width={480} onClose={close}>
      <AccountTabs<Tab> tabs={tabs} active={tab} onChange={setTab} label="我的账号">
        <Panel />
      </AccountTabs>
    </Dialog>
  );
}
