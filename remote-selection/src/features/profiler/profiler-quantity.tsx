import type { ProfileState } from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { type Dispatch, useId, useState } from 'react';
import { FieldHint } from '../../components/form/field-hint';
import { useShownUnit } from '../../components/form/use-shown-unit';
import { laserFieldOf } from '../../data/profiler/profiler-fields';
import type { LaserAction } from '../../data/profiler/profiler-state';
import { printField, readAs, readField } from '../../data/task/read-field';
import * as styles from '../form/quantity-field.module.css';

export interface LaserQuantityProps {
  name: string;
  state: ProfileState;
  dispatch: Dispatch<LaserAction>;
  /** What the engine says against it. */
  said?: string | undefined;
}

/** One quantity that is typed: any unit of its kind is understood, what cannot be taken stays and says why. */
export function LaserQuantity({ name, state, dispatch, said }: LaserQuantityProps) {
  const id = useId();
  const field = laserFieldOf(name);
  const [unit, setUnit] = useShownUnit(field);
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const draft = state.drafts[name];
  const read = draft === undefined ? null : readField(field, draft, unit, state);
  const problem = read && 'problem' in read ? read.problem : said;
  const understood = typed === null || problem ? null : readAs(field, typed, unit, state);
  return (
    <div className={styles.field}>
      <label className={controls.label} htmlFor={id}>
        {field.label}
      </label>
      <div className={styles.box} data-wrong={problem !== undefined}>
        <input
          id={id}
          className={styles.input}
          type="text"
          inputMode={field.range ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? draft ?? printField(field, unit, state)}
          placeholder={field.empty}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-help${problem ? ` ${id}-said` : ''}`}
          onChange={event => {
            setTyped(event.target.value);
            dispatch({ type: 'typed', field: name, text: event.target.value, unit });
          }}
          onBlur={() => setTyped(null)}
        />
        {field.units.length > 1 ? (
          <select
            className={styles.unit}
            aria-label={`${field.label}的单位`}
            value={unit}
            onChange={event => setUnit(event.target.value)}
          >
            {field.units.map(each => (
              <option key={each}>{each}</option>
            ))}
          </select>
        ) : (
          <span className={styles.unit}>{unit}</span>
        )}
      </div>
      {problem && (
        <p id={`${id}-said`} className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <FieldHint id={`${id}-help`} help={field.help} understood={understood} />
    </div>
  );
}
