import { type LaserSurface, laserClasses, laserClassLabel, protectionLabel, protections } from '@shixuan/optics/model';
import type { ProfileState } from '@shixuan/task-url';
import type { Dispatch } from 'react';
import { ChoiceField } from '../../components/form/choice-field';
import { CostField } from '../../components/form/cost-field';
import { SingleTaskForm } from '../../components/form/single-task-form';
import { profilerFieldOf } from '../../data/profiler/profiler-fields';
import type { ProfilerAction } from '../../data/profiler/profiler-state';
import type { Refused } from '../../data/task/needs-or';

export interface ProfilerFormProps {
  state: ProfileState;
  dispatch: Dispatch<ProfilerAction>;
  refused: Refused | null;
  onLeave(): void;
}

const groups = [
  { title: '测多大', fields: ['widthMm', 'marginPct', 'heightVariationMm', 'heightToleranceMm'] },
  { title: '测多细', fields: ['pointSpacingMm', 'repeatabilityUm', 'resolutionUm', 'heightErrorUm'] },
  { title: '动得多快', fields: ['speedMmS', 'travelSpacingMm', 'minProfileRateHz'] },
] as const;

const surfaces: readonly { value: LaserSurface; label: string }[] = [
  { value: 'matt', label: '哑光' },
  { value: 'glowing', label: '发红光的高温表面' },
  { value: 'translucent', label: '半透明' },
  { value: 'mirror', label: '镜面' },
  { value: 'transparent', label: '透明' },
];
const classes = laserClasses.map(value => ({ value, label: `不高于 ${laserClassLabel(value)}` }));
const codes = protections.map(value => ({ value, label: `不低于 ${protectionLabel(value)}` }));

export function ProfilerForm({ state, dispatch, refused, onLeave }: ProfilerFormProps) {
  const { maxLaserClass, minProtection, surface } = state.task;
  return (
    <SingleTaskForm
      {...{ state, groups, refused, onLeave }}
      fieldOf={profilerFieldOf}
      onType={dispatch}
      distance="standOff"
    >
      <ChoiceField
        name="minProtection"
        label="防护等级"
        value={minProtection}
        options={codes}
        none="不要求"
        onChange={value => dispatch({ type: 'chosen', task: { minProtection: value } })}
      />
      <ChoiceField
        name="maxLaserClass"
        label="激光等级"
        value={maxLaserClass}
        options={classes}
        none="不限"
        onChange={value => dispatch({ type: 'chosen', task: { maxLaserClass: value } })}
      />
      <ChoiceField
        name="surface"
        label="工件表面"
        value={surface}
        options={surfaces}
        none="未说明"
        onChange={value => dispatch({ type: 'chosen', task: { surface: value } })}
      />
      <CostField most={state.maxCostClass} onChange={most => dispatch({ type: 'cost', most })} />
    </SingleTaskForm>
  );
}
