import { blankVolumeState, printVolumeSearch, type VolumeState } from '@shixuan/task-url';
import type { Dispatch } from 'react';
import { volumePresets } from '../../data/volume/volume-presets';
import type { VolumeAction } from '../../data/volume/volume-state';
import { GuidedPresets, type GuidedPresetsProps } from '../../features/form/guided-presets';

export interface VolumePresetListProps extends Pick<GuidedPresetsProps<never>, 'isGuided' | 'onGuided'> {
  state: VolumeState;
  dispatch: Dispatch<VolumeAction>;
}

/** Real tasks for 3D area cameras, a blank one, and a task question by question. */
export function VolumePresetList({ state, dispatch, ...guided }: VolumePresetListProps) {
  const now = printVolumeSearch(state);
  return (
    <GuidedPresets
      {...guided}
      presets={volumePresets}
      shown={volumePresets.find(preset => printVolumeSearch(preset.state) === now)}
      onChoose={preset => dispatch({ type: 'replaced', state: preset.state })}
      blank={{
        summary: '只有料区的长与宽必填，其余空着就是不限',
        isShown: now === printVolumeSearch(blankVolumeState),
        onChoose: () => dispatch({ type: 'replaced', state: blankVolumeState }),
      }}
      goal="systems"
      page="volume"
      onDone={told => told.page === 'volume' && dispatch({ type: 'replaced', state: told.state })}
    />
  );
}
