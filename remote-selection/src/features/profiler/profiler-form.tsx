import { type LaserSurface, laserClasses, laserClassLabel, protectionLabel, protections } from '@shixuan/optics/model';
import type { ProfileState } from '@shixuan/task-url';
import type { Dispatch } from 'react';
import { ChoiceField } from '../../components/form/choice-field';
import * as styles from '../../components/form/form.module.css';
import { HintedForm } from '../../components/form/hinted-form';
import { QuantityInput } from '../../components/form/quantity-input';
import { profilerFieldOf } from '../../data/profiler/profiler-fields';
import type { ProfilerAction } from '../../data/profiler/profiler-state';

export interface ProfilerFormProps {
  state: ProfileState;
  dispatch: Dispatch<ProfilerAction>;
  /** What the engine refuses: the field and why. */
  refused: { field: string; message: string } | null;
  onLeave(): void;
}

const groups = [
  { title: '测多大', fields: ['widthMm', 'marginPct', 'heightVariationMm', 'heightToleranceMm'] },
  { title: '测多细', fields: ['pointSpacingMm', 'repeatabilityUm', 'resolutionUm', 'heightErrorUm'] },
  { title: '动得多快', fields: ['speedMmS', 'travelSpacingMm'] },
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
  const quantity = (name: string) => (
    <QuantityInput
      key={name}
      field={profilerFieldOf(name)}
      state={state}
      notices={refused?.field.split('.')[0] === name ? [{ level: 'error', text: refused.message }] : []}
      onType={dispatch}
    />
  );
  return (
    <HintedForm label="任务" onLeave={onLeave}>
      {groups.map(({ title, fields }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.pair}>{fields.map(quantity)}</div>
        </section>
      ))}
      <section className={styles.group} aria-label="装在哪里">
        <h3 className={styles.title}>装在哪里</h3>
        <div className={styles.pair}>
          {quantity('standOff')}
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
        </div>
      </section>
    </HintedForm>
  );
}
