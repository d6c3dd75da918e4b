import { type Said, uncheckedText } from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './unchecked.module.css';

export interface UncheckedProps {
  /** As they were written: `1 kHz`. */
  demands: readonly string[];
  /** Absent where the task is shown and not edited. */
  onDrop?: (() => void) | undefined;
}

/** Of a task in words, what no check judges; undefined where there is nothing. */
export const uncheckedOf = (said: Said | undefined, onDrop?: () => void): UncheckedProps | undefined =>
  said && said.unchecked.length > 0 ? { demands: said.unchecked, onDrop } : undefined;

/** What the answer is called where a system stands in it: with a demand that no check covers, it is not certain. */
export const titleWith = (title: string, unchecked: UncheckedProps | undefined): string =>
  unchecked ? `${title}（待确认）` : title;

/** Demands that were written and that nothing has judged: whoever buys has to see them beside what holds. */
export function Unchecked({ demands, onDrop }: UncheckedProps) {
  return (
    <p className={styles.unchecked}>
      {`未核对的要求：${uncheckedText(demands)}，能否达到须向厂家确认`}
      {onDrop && (
        <button
          type="button"
          className={`${controls.action} ${styles.drop}`}
          title="不是要求，或已自行核对"
          onClick={onDrop}
        >
          不再列出
        </button>
      )}
    </p>
  );
}
