import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './preview.module.css';
import { type SampleId, samples } from './samples/samples';
import { type TargetId, targets } from './targets/targets';

export type Choice = SampleId | TargetId | 'own';

export interface TargetChoiceProps {
  /** Name that is the same nowhere else on the page. */
  name: string;
  value: Choice;
  onChange(value: Choice): void;
  onPicture(file: File): void;
}

/** What is looked at: a picture of a part, one of the targets, or a picture of the visitor's. */
export function TargetChoice({ name, value, onChange, onPicture }: TargetChoiceProps) {
  return (
    <fieldset className={`${controls.fieldset} ${styles.kinds}`} aria-label="看什么">
      {[...samples, ...targets].map(({ id, label }) => (
        <label key={id} className={styles.kind}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          {label}
        </label>
      ))}
      <label className={styles.kind}>
        <input
          type="file"
          className={styles.input}
          accept="image/*"
          onChange={event => {
            const file = event.target.files?.[0];
            if (file) onPicture(file);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        {value === 'own' ? '换一张图片…' : '用自己的图片…'}
      </label>
    </fieldset>
  );
}
