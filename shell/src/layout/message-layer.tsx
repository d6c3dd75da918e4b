import { languageOfText } from '@shixuan/host';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFrameLanguage } from '../components/texts/use-texts';
import { message } from '../state/messages';
import * as styles from './message-layer.module.css';
import { useDialogInFront } from './use-dialog-in-front';

const classOf = { info: styles.info, success: styles.success, warning: styles.warning, error: styles.error };

/** The layer for messages, above everything else: in the dialog in front, while there is one. */
export function MessageLayer() {
  const dialog = useDialogInFront(useAtomValue(message));
  return dialog ? createPortal(<Areas />, dialog) : <Areas />;
}

/** Begins empty wherever it stands: screen readers tell what comes into an area that is there already. */
function Areas() {
  const current = useAtomValue(message);
  const [shown, setShown] = useState<typeof current>(null);
  useEffect(() => setShown(current), [current]);
  return (
    <div className={styles.layer}>
      <div role="status">{shown && shown.kind !== 'error' && <Bubble key={shown.id} {...shown} />}</div>
      <div role="alert">{shown?.kind === 'error' && <Bubble key={shown.id} {...shown} />}</div>
    </div>
  );
}

function Bubble({ kind, text }: { kind: keyof typeof classOf; text: string }) {
  const language = languageOfText(text, useFrameLanguage());
  return (
    <p className={`${styles.message} ${classOf[kind]}`} data-message={kind} lang={language}>
      {text}
    </p>
  );
}
