import { useAtomValue } from 'jotai';
import { message } from '../state/messages';
import * as styles from './message-layer.module.css';

const classOf = { info: styles.info, success: styles.success, warning: styles.warning, error: styles.error };

/** The layer for messages, above everything else. */
export function MessageLayer() {
  const shown = useAtomValue(message);
  return (
    <div className={styles.layer}>
      <div role="status">{shown && shown.kind !== 'error' && <Bubble key={shown.id} {...shown} />}</div>
      <div role="alert">{shown?.kind === 'error' && <Bubble key={shown.id} {...shown} />}</div>
    </div>
  );
}

function Bubble({ kind, text }: { kind: keyof typeof classOf; text: string }) {
  return (
    <p className={`${styles.message} ${classOf[kind]}`} data-message={kind}>
      {text}
    </p>
  );
}
