import * as styles from './quantity-input.module.css';

export interface FieldHintProps {
  /** By which the field is described. */
  id: string;
  help: string;
  /** What was typed, in the unit of the field; null where that tells nothing. */
  understood: string | null;
  /** The help is always visible in the form, so that only the understood value is shown here. */
  helpStands?: boolean;
}

/** Help for the focused field. It floats: a form that moved on blur would move the next click target from under the pointer. */
export function FieldHint({ id, help, understood, helpStands = false }: FieldHintProps) {
  return (
    <div className={styles.hint} data-empty={helpStands && understood === null}>
      {understood && (
        <p className={styles.understood} role="status">
          {understood}
        </p>
      )}
      {!helpStands && (
        <p id={id} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
