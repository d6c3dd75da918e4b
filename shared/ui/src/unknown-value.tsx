import * as styles from './unknown-value.module.css';

/** What stands where a figure is not known: 未标注 in the colour of a hint, never 0 and never an empty place. */
export function UnknownValue() {
  return <span className={styles.unknown}>未标注</span>;
}
