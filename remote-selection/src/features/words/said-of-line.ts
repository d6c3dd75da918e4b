import type { TaskReading } from '@shixuan/task-text';
import { type Said, saidOf } from '@shixuan/task-url';

/**
 * What a line leaves for whoever reads the task after it has filled the form: its words, and the parts of them that it could not
 * enter, because they are not understood, have to be confirmed, or have no field in the form.
 */
export function saidOfLine(
  text: string,
  { questions, pieces }: Pick<TaskReading, 'questions' | 'pieces'>,
): Said | undefined {
  const asked = questions.flatMap(({ spans }) => {
    const [first, last] = [spans[0], spans.at(-1)];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
  const strange = pieces.filter(({ kind, start, end }) => kind === 'strange' && !isWithin(asked, start, end));
  const unchecked = [...asked, ...strange].sort((a, b) => a.start - b.start);
  return saidOf(
    text,
    unchecked.map(({ start, end }) => text.slice(start, end)),
  );
}

const isWithin = (spans: readonly { start: number; end: number }[], start: number, end: number) =>
  spans.some(span => span.start <= start && end <= span.end);
