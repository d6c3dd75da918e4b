import * as styles from './unknown-value.module.css';

/** What stands where a figure is not known: grey hatch and 未标注, never 0 and never an empty place. */
export function UnknownValue() {
  return <span className={styles.unknown}>未标注</span>;
}
