import {
  type Applied,
  applyToProfile,
  applyToSelection,
  applyToVolume,
  kindOf,
  type Reading,
  type TaskKind,
} from '@shixuan/task-text';
import { blankVolumeState, type ProfileState, type SelectionState, type VolumeState } from '@shixuan/task-url';

/** The tasks that a line can change: the one of the page, and the last ones of the other kinds. */
export interface Before {
  page: TaskKind;
  imaging: SelectionState;
  profile: ProfileState;
  /** Absent: none was shown yet. A blank one is no part of what pages load first. */
  volume?: VolumeState | undefined;
}

/** A task in words as a form takes it. */
export type WordsTask =
  | ({ kind: 'imaging' } & Applied<SelectionState>)
  | ({ kind: 'profile' } & Applied<ProfileState>)
  | ({ kind: 'volume' } & Applied<VolumeState>);

/** The task that readings say, of the kind that they ask for. */
export function taskOfWords(before: Before, readings: readonly Reading[]): WordsTask {
  const kind = kindOf(readings, before.page);
  if (kind === 'profile') return { kind, ...applyToProfile(before.profile, readings) };
  if (kind === 'volume') return { kind, ...applyToVolume(volumeBefore(before), readings) };
  return { kind, ...applyToSelection(before.imaging, readings) };
}

/** The last task of 3D area cameras, or one of which nothing is known. */
export const volumeBefore = ({ volume }: Before): VolumeState => volume ?? blankVolumeState;

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
