import * as styles from './marked.module.css';
import { splitMarks } from './split-marks';

export interface MarkedProps {
  text: string;
  /** The parts to mark, in UTF-16 units: from the first up to before the second. */
  spans?: readonly (readonly [number, number])[] | undefined;
}

/** A text with search hits marked by offsets. The text is never parsed as markup. */
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
