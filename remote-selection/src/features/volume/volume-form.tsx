import { ambientLightLabels, ambientLights } from '@shixuan/optics/model';
import type { VolumeState } from '@shixuan/task-url';
import type { Dispatch } from 'react';
import { ChoiceField } from '../../components/form/choice-field';
import { CostField } from '../../components/form/cost-field';
import { SingleTaskForm } from '../../components/form/single-task-form';
import type { Refused } from '../../data/task/needs-or';
import { volumeFieldOf } from '../../data/volume/volume-fields';
import type { VolumeAction } from '../../data/volume/volume-state';

export interface VolumeFormProps {
  state: VolumeState;
  dispatch: Dispatch<VolumeAction>;
  refused: Refused | null;
  onLeave(): void;
}

const groups = [
  { title: '拍多大', fields: ['widthMm', 'heightMm', 'depthMm', 'marginPct'] },
  { title: '拍多细', fields: ['pointSpacingMm', 'accuracyMm', 'cycleS'] },
] as const;

const lights = ambientLights.map(value => ({ value, label: ambientLightLabels[value] }));

export function VolumeForm({ state, dispatch, refused, onLeave }: VolumeFormProps) {
  return (
    <SingleTaskForm
      {...{ state, groups, refused, onLeave }}
      fieldOf={volumeFieldOf}
      onType={dispatch}
      distance="distance"
    >
      <ChoiceField
        name="ambient"
        label="环境光"
        value={state.task.ambient}
        options={lights}
        none="未说明"
        onChange={ambient => dispatch({ type: 'chosen', task: { ambient } })}
      />
      <CostField most={state.maxCostClass} onChange={most => dispatch({ type: 'cost', most })} />
    </SingleTaskForm>
  );
}
