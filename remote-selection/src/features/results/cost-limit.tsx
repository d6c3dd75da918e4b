import { costText } from '@shixuan/optics/describe';
import { useId } from 'react';
import { useSelection } from '../../state/selection-context';
import * as styles from './cost-limit.module.css';

/** 5 is no limit: it would only hide rows whose cost cannot be estimated. */
const limits = [1, 2, 3, 4] as const;

/** Dearer systems are left out of the list. */
export function CostLimit() {
  const { state, dispatch } = useSelection();
  const id = useId();
  return (
    <div className={styles.limit}>
      <label htmlFor={id}>成本档</label>
      <select
        id={id}
        className={styles.select}
        value={state.maxCostClass ?? ''}
        onChange={({ target: { value } }) => dispatch({ type: 'cost', most: value === '' ? null : Number(value) })}
      >
        <option value="">不限</option>
        {limits.map(most => (
          <option key={most} value={most}>
            {`不高于 ${costText(most)}`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The task has systems, and none within the limit. */
export function NoneWithinCost({ most }: { most: number }) {
  const { dispatch } = useSelection();
  return (
    <div className={styles.none}>
      <p>{noneWithinCost(most)}</p>
      <button type="button" className={styles.all} onClick={() => dispatch({ type: 'cost', most: null })}>
        不限成本档
      </button>
    </div>
  );
}

export const noneWithinCost = (most: number): string =>
  `满足任务的组合里，没有成本档不高于 ${costText(most)} 的；估不出成本的不列出`;
