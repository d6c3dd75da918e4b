import { selectionPath } from './print-selection';
import { type ProfileState, printProfileSearch, profilePage } from './profile-url';
import type { SelectionState } from './selection-state';
import { volumePath } from './volume-path';
import { printVolumeSearch, type VolumeState } from './volume-url';

/** A task with the kind of page that answers it. */
export type PageTask =
  | { page: 'imaging'; state: SelectionState }
  | { page: 'profile'; state: ProfileState }
  | { page: 'volume'; state: VolumeState };

/** Address of the page that answers a task, path and query. */
export function taskPath(task: PageTask): string {
  switch (task.page) {
    case 'imaging':
      return selectionPath(task.state);
    case 'profile':
      return `${profilePage}?${printProfileSearch(task.state)}`;
    case 'volume':
      return `${volumePath}?${printVolumeSearch(task.state)}`;
  }
}
