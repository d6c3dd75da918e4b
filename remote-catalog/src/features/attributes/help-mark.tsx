import { useId } from 'react';
import * as styles from './help-mark.module.css';

/** A question mark that tells what an attribute means: by pointer, by focus, by touch. */
export function HelpMark({ name, help }: { name: string; help: string }) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.button} aria-label={`${name}的说明`} aria-describedby={id}>
        ?
      </button>
      <span id={id} role="tooltip" className={styles.help}>
        {help}
      </span>
    </>
  );
}
