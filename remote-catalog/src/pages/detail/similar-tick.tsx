import * as styles from './specifications.module.css';

export interface SimilarTickProps {
  label: string;
  ticked: boolean;
  onTick(on: boolean): void;
}

/** Checkbox before a figure that similar products must share. */
export function SimilarTick({ label, ticked, onTick }: SimilarTickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={styles.box}
        checked={ticked}
        aria-label={`按${label}找相似`}
        onChange={event => onTick(event.target.checked)}
      />
    </label>
  );
}
