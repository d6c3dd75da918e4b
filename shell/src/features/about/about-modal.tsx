import { Button } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { Dialog } from '../../components/dialog';
import { useShell } from '../../components/shell-context';
import { about, writeIsAbout } from '../../state/about';
import { baseInfo } from '../../state/base-info';
import { userStore } from '../../state/user';
import { RichText } from './rich-text';

/** About the company. If it opened automatically, it offers 不再显示, and waits until the login dialog is closed. */
export default function AboutModal() {
  const { store, storage } = useShell();
  const state = useAtomValue(about);
  const company = useAtomValue(baseInfo);
  const { showLogin } = useAtomValue(userStore);
  const close = () => store.set(about, 'closed');

  function neverAgain() {
    writeIsAbout(storage);
    close();
  }

  return (
    <Dialog
      title="关于我们"
      open={state === 'asked' || (state === 'auto' && !showLogin)}
      width={800}
      onClose={close}
      footer={state === 'auto' ? <Button onClick={neverAgain}>不再显示</Button> : null}
    >
      <RichText html={company?.about ?? ''} />
    </Dialog>
  );
}
