import { IconClose } from '@shixuan/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './form-sheet.module.css';

export interface FormSheetProps {
  /** The first recommendation in a line. */
  answer: ReactNode;
  /** Leads to the answer, after the form has been left for it. */
  onResults(): void;
  /** The form. */
  children: ReactNode;
}

/** On a narrow screen: a bar at the bottom keeps the answer in view and opens the form over the page. */
export function FormSheet({ answer, onResults, children }: FormSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  /** The sheet is being left for the answer. */
  const leads = useRef(false);
  const title = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const close = () => dialog.current?.close();
  const show = () => {
    leads.current = true;
    close();
  };
  const closed = () => {
    setOpen(false);
    // The dialog has given the focus back by now.
    if (leads.current) onResults();
    leads.current = false;
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.answer}>{answer}</p>
        <button
          type="button"
          className={styles.go}
          aria-haspopup="dialog"
          data-opens="form"
          onClick={() => setOpen(true)}
        >
          改任务
        </button>
      </div>
      {open && (
        <dialog
          ref={dialog}
          className={styles.sheet}
          aria-labelledby={title}
          onClose={closed}
          onKeyDown={event => isEntered(event) && show()}
        >
          <div className={styles.head}>
            <h2 id={title} className={styles.title}>
              任务
            </h2>
            <button type="button" className={styles.close} aria-label="关闭" onClick={close}>
              <IconClose />
            </button>
          </div>
          <div className={styles.fields}>{children}</div>
          <div className={styles.foot}>
            <p className={styles.answer} role="status">
              {answer}
            </p>
            <button type="button" className={styles.go} onClick={show}>
              看结果
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}

/** Enter in a field that takes what was typed; not while an input method composes, nor where it chooses from a list. */
function isEntered({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing || nativeEvent.keyCode === 229) return false;
  return target instanceof HTMLInputElement && target.getAttribute('aria-invalid') !== 'true';
}
