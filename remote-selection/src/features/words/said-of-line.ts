import { type TaskReading, unreadClauses } from '@shixuan/task-text';
import { type Said, saidOf } from '@shixuan/task-url';

/**
 * What a line leaves for whoever reads the task after it has filled the form: the words of the visitor, and the clauses of the line
 * that it could not enter, because they are not understood, have to be confirmed, or have no field in the form.
 * @param typed the line as the visitor typed it, without what presses wrote
 */
export const saidOfLine = (text: string, reading: Pick<TaskReading, 'pieces'>, typed: string): Said | undefined =>
  saidOf(
    typed,
    unreadClauses(text, reading).map(clause => clause.text),
  );
