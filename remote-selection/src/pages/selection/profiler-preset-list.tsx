import { blankProfileState, type ProfileState, printProfileSearch } from '@shixuan/task-url';
import type { Dispatch } from 'react';
import { profilerPresets } from '../../data/profiler/profiler-presets';
import type { ProfilerAction } from '../../data/profiler/profiler-state';
import { GuidedPresets, type GuidedPresetsProps } from '../../features/form/guided-presets';

export interface ProfilerPresetListProps extends Pick<GuidedPresetsProps<never>, 'isGuided' | 'onGuided'> {
  state: ProfileState;
  dispatch: Dispatch<ProfilerAction>;
}

/** Real tasks for line profilers, a blank one, and a task question by question. */
export function ProfilerPresetList({ state, dispatch, ...guided }: ProfilerPresetListProps) {
  const now = printProfileSearch(state);
  return (
    <GuidedPresets
      {...guided}
      presets={profilerPresets}
      shown={profilerPresets.find(preset => printProfileSearch(preset.state) === now)}
      onChoose={preset => dispatch({ type: 'replaced', state: preset.state })}
      blank={{
        summary: '只有工件宽必填，其余空着就是不限',
        isShown: printProfileSearch(blankProfileState) === now,
        onChoose: () => dispatch({ type: 'replaced', state: blankProfileState }),
      }}
      goal="systems"
      page="profile"
      onDone={told => told.page === 'profile' && dispatch({ type: 'replaced', state: told.state })}
    />
  );
}
