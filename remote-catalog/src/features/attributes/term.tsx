import { useId } from 'react';
import * as styles from './term.module.css';

/** The name of an attribute; pointing at it, or focusing it, shows what it means to a buyer. */
export function Term({ name, help }: { name: string; help: string }) {
  const id = useId();
  return (
    <span className={styles.term}>
      <button type="button" className={styles.name} aria-describedby={id}>
        {name}
      </button>
      <span id={id} role="tooltip" className={styles.help}>
        {help}
      </span>
    </span>
  );
}
