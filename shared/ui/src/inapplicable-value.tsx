import * as styles from './inapplicable-value.module.css';

/** What stands where a product of this kind cannot have a figure: quiet words, unlike 未标注, because nothing is missing. */
export function InapplicableValue() {
  return <span className={styles.inapplicable}>不适用</span>;
}
