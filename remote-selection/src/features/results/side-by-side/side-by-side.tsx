import type { System } from '@shixuan/optics/checks';
import * as controls from '@shixuan/ui/controls.module.css';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { ComparisonTable } from '../../../components/comparison/comparison-table';
import * as panel from '../../../components/panel-head.module.css';
import { type ResultRow, rowName } from '../../../data/ranking/answer';
import { systemOf } from '../../../data/ranking/system-of';
import { useAskedSelection } from '../../../state/selection-context';
import { compareRows } from './compare-rows';
import * as styles from './side-by-side.module.css';

export interface SideBySideProps {
  rows: readonly ResultRow[];
  /** Keys of the two rows. */
  pair: readonly [string, string];
  onPair(pair: readonly [string, string]): void;
  /** A system in one scale with the other. */
  drawing(system: System, beside: System): ReactNode;
  onClose(): void;
}

/** Two rows of the list side by side: drawings, and what differs. */
export function SideBySide({ rows, pair, onPair, drawing, onClose }: SideBySideProps) {
  const { state, requirements, request } = useAskedSelection();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const sides = useMemo(
    () =>
      pair.map((key, i) => {
        const row = rows.find(each => each.key === key) ?? rows[i];
        const system = row && systemOf(row, request);
        return row && system ? { row, system } : null;
      }),
    [pair, rows, request],
  );
  const [a, b] = sides;
  const groups = useMemo(
    () => (a && b ? compareRows(requirements, state.goal, state.encoder, [a, b]) : []),
    [requirements, state.goal, state.encoder, a, b],
  );
  if (!a || !b) return null;
  const select = (place: 0 | 1) => (
    <select
      className={`${controls.input} ${styles.select}`}
      aria-label={place === 0 ? '左边' : '右边'}
      value={(place === 0 ? a : b).row.key}
      onChange={({ target }) => onPair(place === 0 ? [target.value, b.row.key] : [a.row.key, target.value])}
    >
      {rows.map((row, i) => (
        <option key={row.key} value={row.key}>{`${i + 1}  ${rowName(row, state.goal)}`}</option>
      ))}
    </select>
  );
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={panel.head}>
        <h3 ref={heading} id={id} tabIndex={-1} className={panel.title}>
          并排对照
        </h3>
        <button type="button" className={`${controls.action} ${styles.close}`} onClick={onClose}>
          收起
        </button>
      </div>
      <div className={styles.sides}>
        {([0, 1] as const).map(place => (
          <div key={place} className={styles.side}>
            {select(place)}
            {place === 0 ? drawing(a.system, b.system) : drawing(b.system, a.system)}
          </div>
        ))}
      </div>
      <p className={styles.scale}>两图按同一比例绘制</p>
      <ComparisonTable heads={[rowName(a.row, state.goal), rowName(b.row, state.goal)]} groups={groups} />
    </section>
  );
}
