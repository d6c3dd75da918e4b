import { languageOfText, useIsHydrated } from '@shixuan/host';
import { Button, IconClose } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { useFrameLanguage, useFrameTexts } from '../../components/texts/use-texts';
import { about, writeIsAbout } from '../../state/about';
import { baseInfo } from '../../state/base-info';
import type { Store } from '../../state/store';
import { userStore } from '../../state/user';
import * as styles from './about-dialog.module.css';
import { keepFocusIn } from './keep-focus-in';
import { ABOUT_ID, hasOpenedAtOnce, NEVER_AGAIN, openDialog } from './open-at-once';

const RichText = lazy(() => import('./rich-text'));

export interface AboutDialogProps {
  /** Whether a first visit sees it before the page works. */
  atOnce: boolean;
}

/**
 * About the company. If it opened automatically, it offers 不再显示, and waits until the login dialog is closed. A native
 * dialog, which the server draws closed: the page's first script can open it, and its buttons close it without a component.
 */
export function AboutDialog({ atOnce }: AboutDialogProps) {
  const { store, storage } = useShell();
  const state = useAtomValue(about);
  const { showLogin } = useAtomValue(userStore);
  const texts = useFrameTexts();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = state === 'asked' || (state === 'auto' && !showLogin);
  useOpen(dialog, open, store);

  function onClose() {
    if (dialog.current?.returnValue === NEVER_AGAIN) writeIsAbout(storage);
    // Closed for the login dialog, it comes back after it.
    if (open) store.set(about, 'closed');
  }

  return (
    <dialog
      ref={dialog}
      id={ABOUT_ID}
      className={styles.dialog}
      aria-labelledby={title}
      tabIndex={-1}
      data-at-once={atOnce ? '' : undefined}
      onClose={onClose}
      onKeyDown={keepFocusIn}
    >
      <form method="dialog" className={styles.head}>
        <h2 id={title} className={styles.title}>
          {texts.about.label}
        </h2>
        <button type="submit" className={styles.close} aria-label={texts.close}>
          <IconClose />
        </button>
      </form>
      <div className={styles.text}>
        <Text open={open} />
      </div>
      <form method="dialog" className={styles.foot} hidden={state === 'asked'}>
        <Button htmlType="submit" value={NEVER_AGAIN}>
          {texts.about.never}
        </Button>
      </form>
    </dialog>
  );
}

/** Opens and closes the dialog; one that opened before its component ran and was closed since does not come again by itself. */
function useOpen(dialog: RefObject<HTMLDialogElement | null>, open: boolean, store: Store): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const wasOpen = hasOpenedAtOnce(element);
    if (!element.open && wasOpen && store.get(about) === 'auto') store.set(about, 'closed');
    else if (!element.open) openDialog(element);
    return () => element.close();
  }, [dialog, open, store]);
}

/** HTML that was sanitised on import, as the server writes it; the browser leaves it as it is. */
const serve = (html: string) => ({ dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true });

/** The text: as the server drew it, or sanitised when the dialog is first opened. */
function Text({ open }: { open: boolean }) {
  const html = useAtomValue(baseInfo)?.about ?? '';
  const language = languageOfText(html, useFrameLanguage());
  const isHydrated = useIsHydrated();
  const [drawn] = useState(() => (isHydrated ? null : serve(html)));
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (drawn) return <div {...drawn} lang={language} />;
  return (
    <div lang={language}>
      <Suspense>{wasOpen && <RichText html={html} />}</Suspense>
    </div>
  );
}
