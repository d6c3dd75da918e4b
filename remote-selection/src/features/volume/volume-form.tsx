import { ambientLightLabels, ambientLights } from '@shixuan/optics/model';
import type { VolumeState } from '@shixuan/task-url';
import type { Dispatch } from 'react';
import { ChoiceField } from '../../components/form/choice-field';
import * as styles from '../../components/form/form.module.css';
import { HintedForm } from '../../components/form/hinted-form';
import { QuantityInput } from '../../components/form/quantity-input';
import { volumeFieldOf } from '../../data/volume/volume-fields';
import type { VolumeAction } from '../../data/volume/volume-state';

export interface VolumeFormProps {
  state: VolumeState;
  dispatch: Dispatch<VolumeAction>;
  /** What the engine refuses: the field and why. */
  refused: { field: string; message: string } | null;
  onLeave(): void;
}

const groups = [
  { title: '拍多大', fields: ['widthMm', 'heightMm', 'depthMm', 'marginPct'] },
  { title: '拍多细', fields: ['pointSpacingMm', 'accuracyMm', 'cycleS'] },
] as const;

const lights = ambientLights.map(value => ({ value, label: ambientLightLabels[value] }));

export function VolumeForm({ state, dispatch, refused, onLeave }: VolumeFormProps) {
  const quantity = (name: string) => (
    <QuantityInput
      key={name}
      field={volumeFieldOf(name)}
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
          {quantity('distance')}
          <ChoiceField
            name="ambient"
            label="环境光"
            value={state.task.ambient}
            options={lights}
            none="未说明"
            onChange={ambient => dispatch({ type: 'chosen', task: { ambient } })}
          />
        </div>
      </section>
    </HintedForm>
  );
}
