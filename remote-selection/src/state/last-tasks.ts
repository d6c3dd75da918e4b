import {
  blankProfileState,
  neutralState,
  type ProfileState,
  type SelectionState,
  type VolumeState,
} from '@shixuan/task-url';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

interface LastTasks {
  pictures?: SelectionState;
  profiles?: ProfileState;
  volumes?: VolumeState;
}

/** The last task of each kind. A task loses what the other kind cannot express; it is restored on coming back. */
const kept = new WeakMap<QueryClient, LastTasks>();

/** The last task of pictures, or one that asks for nothing; of profiles, or one of which nothing is known. */
export const lastPictures = (client: QueryClient): SelectionState =>
  kept.get(client)?.pictures ?? neutralState('systems');
export const lastProfiles = (client: QueryClient): ProfileState => kept.get(client)?.profiles ?? blankProfileState;

/** Undefined before any was shown. */
export const lastVolumes = (client: QueryClient): VolumeState | undefined => kept.get(client)?.volumes;

/** Remembers the task that is shown, for as long as the site is open. */
export function useLastTask(task: LastTasks): void {
  const client = useQueryClient();
  const { pictures, profiles, volumes } = task;
  useEffect(() => {
    const shown = { ...(pictures && { pictures }), ...(profiles && { profiles }), ...(volumes && { volumes }) };
    kept.set(client, { ...kept.get(client), ...shown });
  }, [client, pictures, profiles, volumes]);
}
