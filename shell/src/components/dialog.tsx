import { IconClose, Modal, useFocusReturn } from '@shixuan/ui';
import type { ReactNode } from 'react';
import * as styles from './dialog.module.css';
import { useFrameTexts } from './texts/use-texts';

export interface DialogProps {
  title: string;
  open: boolean;
  /** In px; narrower on narrow screens. */
  width: number;
  onClose(): void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog of the shell: closed by its cross or Esc, not by a click beside it; focus goes back to where it was. */
export function Dialog({ title, open, width, onClose, footer = null, children }: DialogProps) {
  const texts = useFrameTexts();
  useFocusReturn(open);
  return (
    <Modal
      className={styles.dialog}
      title={title}
      visible={open}
      style={{ width }}
      // Tabs of different heights would move under the pointer if the middle stayed in place.
      alignCenter={false}
      maskClosable={false}
      footer={footer}
      onCancel={onClose}
      closeIcon={
        <button type="button" className={styles.close} aria-label={texts.close}>
          <IconClose />
        </button>
      }
    >
      {children}
    </Modal>
  );
}
