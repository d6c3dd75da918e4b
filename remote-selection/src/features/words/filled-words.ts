import type { QueryClient } from '@tanstack/react-query';
import { useKept } from '../../state/use-kept';
import { type Before, volumeBefore, type WordsTask } from './apply-words';

/** A line that has filled the form, and the task that it said then. */
interface Filled {
  text: string;
  task: WordsTask;
}

/** A line may lead to the page of another kind of task: there the form is the one that it has filled. */
const kept = new WeakMap<QueryClient, Filled>();

/** What the line said when it filled the form of this page last; null before, and where the form has another task since. */
export const useFilledWords = (before: Before, text: string): [Filled | null, (filled: Filled) => void] =>
  useKept(kept, last => (last?.text === text && isIn(before, last) ? last : null));

/** Whether the task of a page is still made of the words that have filled it. */
function isIn(before: Before, { task }: Filled): boolean {
  const { said } = { imaging: before.imaging, profile: before.profile, volume: volumeBefore(before) }[task.kind];
  return task.kind === before.page && said !== undefined && said.words === task.state.said?.words;
}
