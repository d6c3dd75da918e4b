import * as styles from './marked.module.css';
import { splitMarks } from './split-marks';

export interface MarkedProps {
  text: string;
  /** The parts to mark, in UTF-16 units: from the first up to before the second. */
  spans?: readonly (readonly [number, number])[] | undefined;
}

/** A text in which what was searched for is marked, by its offsets: nothing of the text is ever read as markup. */
export function Marked({ text, spans }: MarkedProps) {
  if (!spans || spans.length === 0) return text;
  return splitMarks(text, spans).map(part =>
    part.marked ? (
      <mark key={part.at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
