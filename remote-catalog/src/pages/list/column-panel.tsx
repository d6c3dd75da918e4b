import type { AttributeDefinition } from '@shixuan/api/client';
import * as controls from '@shixuan/ui/controls.module.css';
import { useEffect, useRef } from 'react';
import { FloatPanel } from '../../features/form/float-panel';
import * as styles from './column-panel.module.css';
import { defaultColumns, movedColumn, sameColumns } from './columns';
import { DENSITIES, type Density } from './density';

export interface ColumnPanelProps {
  attributes: readonly AttributeDefinition[];
  columns: readonly string[];
  onColumns(columns: string[]): void;
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

function Columns({ attributes, columns, onColumns }: ColumnPanelProps) {
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
    const end = by < 0 ? at === 0 : at === columns.length - 1;
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
          onColumns(movedColumn(columns, key, by));
        }}
      >
        {by < 0 ? '↑' : '↓'}
      </button>
    );
  };
  const tick = (key: string, on: boolean) => onColumns(on ? [...columns, key] : columns.filter(other => other !== key));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>列与次序</legend>
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
              {on && move(key, -1, at)}
              {on && move(key, 1, at)}
            </li>
          );
        })}
      </ul>
      {!sameColumns(columns, own) && (
        <button type="button" className={`${controls.action} ${styles.reset}`} onClick={() => onColumns(own)}>
          恢复默认列
        </button>
      )}
    </fieldset>
  );
}
