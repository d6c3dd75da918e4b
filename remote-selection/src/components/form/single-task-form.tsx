import type { SingleState } from '@shixuan/task-url';
import type { ComponentProps, ReactNode } from 'react';
import type { Field } from '../../data/task/field';
import type { Refused } from '../../data/task/needs-or';
import * as styles from './form.module.css';
import { HintedForm } from './hinted-form';
import { QuantityInput } from './quantity-input';

export interface SingleTaskFormProps<T> {
  state: SingleState<T>;
  /** Titles of the groups of figures, with the keys of their fields. */
  groups: readonly { title: string; fields: readonly string[] }[];
  fieldOf(key: string): Field<SingleState<T>>;
  refused: Refused | null;
  onType: ComponentProps<typeof QuantityInput<SingleState<T>>>['onType'];
  onLeave(): void;
  /** Key of the distance at which it is mounted, and the choices beside it. */
  distance: string;
  children: ReactNode;
}

/** Form of a task for parts that are complete in themselves: groups of figures, then where it is mounted. */
export function SingleTaskForm<T>(props: SingleTaskFormProps<T>) {
  const { state, groups, fieldOf, refused, onType, onLeave, distance, children } = props;
  const quantity = (name: string) => (
    <QuantityInput
      key={name}
      field={fieldOf(name)}
      state={state}
      notices={refused?.field.split('.')[0] === name ? [{ level: 'error', text: refused.message }] : []}
      onType={onType}
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
          {quantity(distance)}
          {children}
        </div>
      </section>
    </HintedForm>
  );
}
