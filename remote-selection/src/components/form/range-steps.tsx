import * as styles from './range-steps.module.css';
import { numbersIn, stepped } from './step-number';

export interface RangeStepsProps {
  /** Of the field, within a sentence. */
  name: string;
  /** What the field holds, as numbers; a text that cannot be taken as it was typed. */
  text: string;
  onStep(text: string): void;
}

const directions = [
  { by: -1, sign: '−', word: '减小' },
  { by: 1, sign: '＋', word: '增大' },
] as const;

/**
 * Buttons that move the bounds of a range, or the one distance that both are; disabled where the text has no numbers. They never come or
 * go: a row that did when the field is left would move the next click target from under the pointer.
 */
export function RangeSteps({ name, text, onStep }: RangeStepsProps) {
  const count = numbersIn(text);
  const bounds = count === 1 ? [''] : ['下限', '上限'];
  return (
    <div className={styles.steps}>
      {bounds.map((bound, which) => (
        <span key={bound} className={styles.bound}>
          {bound}
          {directions.map(({ by, sign, word }) => (
            <button
              key={word}
              type="button"
              className={styles.step}
              disabled={count === 0 || count > 2}
              aria-label={`${name}${bound}${word}`}
              onClick={() => onStep(stepped(text, which, by))}
            >
              {sign}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}
