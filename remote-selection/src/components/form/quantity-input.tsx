import { useId, useState } from 'react';
import { type Field, nameOf } from '../../data/task/field';
import { printField, readAs, readField } from '../../data/task/read-field';
import { useHint } from './hinted-form';
import * as styles from './quantity-input.module.css';
import { RangeSteps } from './range-steps';
import { useShownUnit } from './use-shown-unit';

export interface QuantityInputProps<State extends { drafts: Readonly<Record<string, string>> }> {
  field: Field<State>;
  state: State;
  /** In place of the field's own. */
  label?: string | undefined;
  /** Stands in the form for good, in place of the help. */
  note?: string | undefined;
  /** What is wrong with a value that could be read, or has to be minded. */
  notices: readonly { level: 'error' | 'warn'; text: string }[];
  onType(typed: { type: 'typed'; field: string; text: string; unit: string }): void;
}

/** One quantity that is typed, in any unit of its kind. A text that cannot be taken stays, with what is wrong with it. */
export function QuantityInput<State extends { drafts: Readonly<Record<string, string>> }>({
  field,
  state,
  label = field.label,
  note,
  notices,
  onType,
}: QuantityInputProps<State>) {
  const id = useId();
  const name = nameOf({ label });
  const [unit, setUnit] = useShownUnit(field);
  /** The text while the visitor types; null otherwise. */
  const [typed, setTyped] = useState<string | null>(null);
  const draft = state.drafts[field.key];
  const read = draft === undefined ? null : readField({ ...field, label }, draft, unit, state);
  const problem = read && 'problem' in read ? read.problem : null;
  const said = problem === null ? notices : [{ level: 'error', text: problem }];
  const understood = typed === null || problem !== null ? null : readAs(field, typed, unit, state);
  const isWrong = said.some(({ level }) => level === 'error');
  const [isHinted, showHint] = useHint(id);
  const held = draft ?? printField(field, unit, state);
  return (
    <>
      <div className={styles.cell}>
        <div className={styles.top}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          {understood && (
            <span className={styles.understood} role="status">
              {understood}
            </span>
          )}
        </div>
        <div className={styles.box} data-wrong={isWrong}>
          <input
            id={id}
            data-field={field.key}
            className={styles.input}
            type="text"
            inputMode={field.range || field.parse ? 'text' : 'decimal'}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? held}
            placeholder={field.assumed?.(state) ?? field.empty ?? '必填'}
            aria-invalid={isWrong}
            aria-describedby={`${id}-help${said.length > 0 ? ` ${id}-said` : ''}`}
            onFocus={showHint}
            onChange={({ target }) => {
              setTyped(target.value);
              onType({ type: 'typed', field: field.key, text: target.value, unit });
            }}
            onBlur={() => setTyped(null)}
          />
          {field.units.length > 1 ? (
            <select
              className={styles.unit}
              aria-label={`${label}的单位`}
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
      </div>
      {said.length > 0 && (
        <div id={`${id}-said`} className={styles.row}>
          {said.map(({ level, text }) => (
            <p key={text} className={level === 'error' ? styles.error : styles.warning} role="alert">
              {text.startsWith(name) ? text : `${name}：${text}`}
            </p>
          ))}
        </div>
      )}
      {/* What is wrong is said above, with what would be right. */}
      <p
        id={`${id}-help`}
        className={`${styles.row} ${styles.help}`}
        hidden={note === undefined && (!isHinted || isWrong)}
      >
        {note ?? field.help}
      </p>
      {field.range && isHinted && (
        <RangeSteps
          name={name}
          text={held}
          onStep={next => {
            setTyped(null);
            onType({ type: 'typed', field: field.key, text: next, unit });
          }}
        />
      )}
    </>
  );
}
