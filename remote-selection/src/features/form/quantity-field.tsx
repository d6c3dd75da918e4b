import * as controls from '@shixuan/ui/controls.module.css';
import { useId, useState } from 'react';
import { FieldHint } from '../../components/form/field-hint';
import { useNotices } from '../../components/form/notices-context';
import { useShownUnit } from '../../components/form/use-shown-unit';
import { fieldOf } from '../../data/task/fields';
import type { Notice } from '../../data/task/notices';
import { printField, readAs, readField } from '../../data/task/read-field';
import { useSelection } from '../../state/selection-context';
import * as styles from './quantity-field.module.css';

export interface QuantityFieldProps {
  /** Key of the field. */
  name: string;
  /** In place of the field's own: 幅宽 for a line. */
  label?: string;
  /** Shown before anybody asks: why it stands here. */
  note?: string;
}

/** One quantity that is typed: any unit of its kind is understood, what cannot be taken stays and says why. */
export function QuantityField({ name, label, note }: QuantityFieldProps) {
  const id = useId();
  const field = fieldOf(name);
  const { state, dispatch } = useSelection();
  const [unit, setUnit] = useShownUnit(field);
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const draft = state.drafts[name];
  const text = typed ?? draft ?? printField(field, unit, state);
  const read = draft === undefined ? null : readField(field, draft, unit, state);
  const problem: Notice | null = read && 'problem' in read ? { field: name, level: 'error', text: read.problem } : null;
  const notices = useNotices(name);
  const said = problem ? [problem] : notices;
  const understood = typed === null || problem ? null : readAs(field, typed, unit, state);
  const isWrong = said.some(({ level }) => level === 'error');
  return (
    <div className={styles.field}>
      <label className={controls.label} htmlFor={id}>
        {label ?? field.label}
      </label>
      <div className={styles.box} data-wrong={isWrong}>
        <input
          id={id}
          className={styles.input}
          type="text"
          inputMode={field.range || field.parse ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          value={text}
          placeholder={field.empty}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help${said.length > 0 ? ` ${id}-said` : ''}`}
          onChange={event => {
            setTyped(event.target.value);
            dispatch({ type: 'typed', field: name, text: event.target.value, unit });
          }}
          onBlur={() => setTyped(null)}
        />
        {field.units.length > 1 ? (
          <select
            className={styles.unit}
            aria-label={`${label ?? field.label}的单位`}
            value={unit}
            onChange={event => setUnit(event.target.value)}
          >
            {field.units.map(each => (
              <option key={each}>{each}</option>
            ))}
          </select>
        ) : (
          unit && <span className={styles.unit}>{unit}</span>
        )}
      </div>
      {note && (
        <p id={`${id}-help`} className={styles.note}>
          {note}
        </p>
      )}
      {said.length > 0 && (
        <div id={`${id}-said`}>
          {said.map(notice => (
            <p key={notice.text} className={notice.level === 'error' ? styles.error : styles.warning} role="alert">
              {notice.text}
            </p>
          ))}
        </div>
      )}
      <FieldHint id={`${id}-help`} help={field.help} understood={understood} helpStands={note !== undefined} />
    </div>
  );
}
