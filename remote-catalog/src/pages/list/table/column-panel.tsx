import type { AttributeDefinition } from '@shixuan/api/client';
import { MAX_PINS } from '@shixuan/list-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { useEffect, useRef } from 'react';
import { FloatPanel } from '../../../features/form/float-panel';
import * as styles from './column-panel.module.css';
import { defaultColumns, movedColumn, sameColumns, withPin } from './columns';
import { DENSITIES, type Density } from './density';
import type { ColumnChoice } from './use-columns';

export interface ColumnPanelProps {
  attributes: readonly AttributeDefinition[];
  choice: ColumnChoice;
  onChoice(choice: ColumnChoice): void;
  density: Density;
  onDensity(density: Density): void;
}

/** How the table is set out: height of its rows, which columns it has and in which order. */
export function ColumnPanel(props: ColumnPanelProps) {
  return (
    <FloatPanel label="列设置">
      <Rows {...props} />
      <Columns {...props} />
    </FloatPanel>
  );
}

function Rows({ density, onDensity }: ColumnPanelProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>行高</legend>
      <div className={styles.choices}>
        {DENSITIES.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="density" checked={density === value} onChange={() => onDensity(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Columns({ attributes, choice: { columns, pins }, onChoice }: ColumnPanelProps) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string>(undefined);
  // Focus follows the button of a column that is moved by keyboard.
  useEffect(() => {
    if (moved.current) list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });
  const labelOf = (key: string) => attributes.find(attribute => attribute.key === key)?.label ?? key;
  const others = attributes.filter(({ key }) => !columns.includes(key)).map(({ key }) => key);
  const own = defaultColumns(attributes);

  const move = (key: string, by: -1 | 1, at: number) => {
    // A column stays among the pinned ones, or among the others.
    const end = by < 0 ? at === 0 || at === pins : at === pins - 1 || at === columns.length - 1;
    return (
      <button
        type="button"
        className={`${controls.bare} ${styles.move}`}
        data-move={`${key} ${by}`}
        aria-disabled={end}
        aria-label={`${labelOf(key)} ${by < 0 ? '上移' : '下移'}`}
        onClick={() => {
          if (end) return;
          moved.current = `${key} ${by}`;
          onChoice({ columns: movedColumn(columns, key, by), pins });
        }}
      >
        {by < 0 ? '↑' : '↓'}
      </button>
    );
  };
  const tick = (key: string, on: boolean) =>
    onChoice(
      on
        ? { columns: [...columns, key], pins }
        : { columns: columns.filter(other => other !== key), pins: columns.indexOf(key) < pins ? pins - 1 : pins },
    );
  const pin = (key: string, at: number) => {
    const full = at >= pins && pins === MAX_PINS;
    return (
      <button
        type="button"
        className={`${controls.bare} ${styles.pin}`}
        data-move={`${key} pin`}
        aria-pressed={at < pins}
        aria-disabled={full}
        aria-label={`${labelOf(key)} 固定在左侧`}
        title={full ? `最多固定 ${MAX_PINS} 列` : undefined}
        onClick={() => {
          if (full) return;
          moved.current = `${key} pin`;
          onChoice(withPin(columns, pins, key));
        }}
      >
        固定
      </button>
    );
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>列与次序，型号列始终固定</legend>
      <ul ref={list} className={styles.columns}>
        {[...columns, ...others].map((key, at) => {
          const on = at < columns.length;
          return (
            <li key={key} className={styles.column}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={on}
                  // At least one column stays.
                  disabled={on && columns.length === 1}
                  onChange={event => tick(key, event.target.checked)}
                />
                {labelOf(key)}
              </label>
              {on && pin(key, at)}
              {on && move(key, -1, at)}
              {on && move(key, 1, at)}
            </li>
          );
        })}
      </ul>
      {(pins > 0 || !sameColumns(columns, own)) && (
        <button
          type="button"
          className={`${controls.action} ${styles.reset}`}
          onClick={() => onChoice({ columns: own, pins: 0 })}
        >
          恢复默认列
        </button>
      )}
    </fieldset>
  );
}
