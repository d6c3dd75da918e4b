import { type Applied, applyToProfile, applyToSelection, kindOf, type Reading } from '@shixuan/task-text';
import type { ProfileState, SelectionState } from '@shixuan/task-url';

/** The tasks that a line can change: the one of the page, and the last one of the other kind. */
export interface Before {
  page: 'imaging' | 'profile';
  imaging: SelectionState;
  profile: ProfileState;
}

/** A task in words as a form takes it. */
export type WordsTask = ({ kind: 'imaging' } & Applied<SelectionState>) | ({ kind: 'profile' } & Applied<ProfileState>);

/** The task that readings say, of the kind that they ask for. */
export function taskOfWords(before: Before, readings: readonly Reading[]): WordsTask {
  return kindOf(readings, before.page) === 'profile'
    ? { kind: 'profile', ...applyToProfile(before.profile, readings) }
    : { kind: 'imaging', ...applyToSelection(before.imaging, readings) };
}

/** A form in which what changed between two readings of the line is changed, and what the visitor set since stays. */
export function withChanges<State extends { task: object; drafts: object }>(
  now: State,
  was: State,
  next: State,
): State {
  const changed = <T extends object>(current: T, before: T, after: T): T => {
    const keys = Object.keys(after) as (keyof T)[];
    const different = keys.filter(key => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
    return { ...current, ...Object.fromEntries(different.map(key => [key, after[key]])) };
  };
  const { drafts } = now;
  return { ...changed(now, was, next), drafts, task: changed(now.task, was.task, next.task) };
}
