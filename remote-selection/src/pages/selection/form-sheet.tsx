import { IconClose } from '@shixuan/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './form-sheet.module.css';

export interface FormSheetProps {
  /** The first recommendation in a line. */
  answer: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** On a narrow screen: a bar at the bottom keeps the answer in view and opens the form over the page. */
export function FormSheet({ answer, children }: FormSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const title = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const close = () => dialog.current?.close();
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
        <dialog ref={dialog} className={styles.sheet} aria-labelledby={title} onClose={() => setOpen(false)}>
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
            <button type="button" className={styles.go} onClick={close}>
              看结果
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}
