import { blankProfileState, type ProfileState, printProfileSearch } from '@shixuan/task-url';
import type { Dispatch } from 'react';
import { PresetButtons } from '../../components/form/preset-buttons';
import { profilerPresets } from '../../data/profiler/profiler-presets';
import type { ProfilerAction } from '../../data/profiler/profiler-state';

/** Real tasks for line profilers. */
export function ProfilerPresetList({ state, dispatch }: { state: ProfileState; dispatch: Dispatch<ProfilerAction> }) {
  const now = printProfileSearch(state);
  return (
    <PresetButtons
      presets={profilerPresets}
      shown={profilerPresets.find(preset => printProfileSearch(preset.state) === now)}
      onChoose={preset => dispatch({ type: 'replaced', state: preset.state })}
      blank={{
        summary: '只有工件宽必填，其余空着就是不限',
        isShown: printProfileSearch(blankProfileState) === now,
        onChoose: () => dispatch({ type: 'replaced', state: blankProfileState }),
      }}
    />
  );
}
