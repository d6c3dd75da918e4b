import { Button, IconClose, Modal, useFocusReturn } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { useShell } from '../shell-provider';
import { about, writeIsAbout } from '../state/about';
import { baseInfo } from '../state/base-info';
import * as styles from './about-modal.module.css';
import { RichText } from './rich-text';

/** About the company. When it opened by itself it offers not to do so again. */
export default function AboutModal() {
  const { store, storage } = useShell();
  const state = useAtomValue(about);
  const company = useAtomValue(baseInfo);
  const close = () => store.set(about, 'closed');
  useFocusReturn(state !== 'closed');

  function neverAgain() {
    writeIsAbout(storage);
    close();
  }

  return (
    <Modal
      className={styles.modal}
      title="关于我们"
      visible={state !== 'closed'}
      style={{ width: 800 }}
      maskClosable={false}
      onCancel={close}
      closeIcon={
        <button type="button" className={styles.close} aria-label="关闭">
          <IconClose />
        </button>
      }
      footer={state === 'auto' ? <Button onClick={neverAgain}>不再显示</Button> : null}
    >
      <RichText html={company?.about ?? ''} />
    </Modal>
  );
}
