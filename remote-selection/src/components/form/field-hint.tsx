import * as styles from './quantity-input.module.css';

export interface FieldHintProps {
  /** By which the field is described. */
  id: string;
  help: string;
  /** What was typed, in the unit of the field; null where that tells nothing. */
  understood: string | null;
  /** The help stands in the form for good: only what was understood is said here. */
  helpStands?: boolean;
}

/** What helps whoever is in a field. It floats: a form that moves when a field is left takes the next click from under the mouse. */
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
