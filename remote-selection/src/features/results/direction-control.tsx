import { type Direction, directionLabels, type QuantityId, recommendedQuantity } from '@shixuan/optics/model';
import type { SelectionState } from '@shixuan/task-url';
import { useState } from 'react';
import { Segment } from '../../components/form/segment';
import { useSelection } from '../../state/selection-context';
import * as styles from './direction-control.module.css';

type Quantity = keyof SelectionState['task']['directions'];

const ids: Readonly<Record<Quantity, QuantityId>> = {
  resolution: 'resolution',
  focalLength: 'focal-length',
  magnification: 'magnification',
  fieldOfView: 'field-of-view',
  workingDistance: 'working-distance',
};

/**
 * The computed quantities that a ranking can be chosen by. Cameras are ranked with a lens that shows just the field: there is no
 * other field or distance to choose. A distance can only be chosen by where one is aimed at.
 */
function quantitiesOf({ goal, task }: SelectionState): readonly [Quantity, ...Quantity[]] {
  if (goal === 'cameras') return ['resolution'];
  const { minMm, maxMm } = task.workingDistance;
  const seen: Quantity[] = minMm !== null && maxMm !== null ? ['fieldOfView', 'workingDistance'] : ['fieldOfView'];
  if (task.mode === 'telecentric') {
    return goal === 'lenses' ? ['magnification', ...seen] : ['resolution', 'magnification', ...seen];
  }
  return goal === 'lenses'
    ? ['focalLength', 'magnification', ...seen]
    : ['resolution', 'focalLength', 'magnification', ...seen];
}

const options = ([0, 1, 2] as const).map(direction => ({
  value: `${direction}` as const,
  label: directionLabels[direction],
}));

const labelOf = (quantity: Quantity) => recommendedQuantity(ids[quantity]).label;

/** 默认、宁大勿小、宁小勿大 of a quantity, and what that means for the picture, beside it. */
export function DirectionControl() {
  const { state, dispatch } = useSelection();
  const { directions } = state.task;
  const offered = quantitiesOf(state);
  const [chosen, setChosen] = useState<Quantity | null>(null);
  const quantity = offered.find(each => each === chosen) ?? offered.find(each => directions[each] !== 0) ?? offered[0];
  const { label, larger, smaller } = recommendedQuantity(ids[quantity]);
  const others = offered.filter(each => each !== quantity && directions[each] !== 0);
  const later = offered.length > 1 ? `；选宁大或宁小后，才按${label}取舍` : '';
  const means: Readonly<Record<Direction, string>> = {
    // Once a direction is chosen, what has none counts for nothing; before, nearness is but one part of the score.
    0: others.length > 0 ? `不按${label}取舍` : `以评分为准，接近计算值只是其中一项${later}`,
    1: `宁大勿小：${label}不小于计算值 → ${larger}`,
    2: `宁小勿大：${label}不大于计算值 → ${smaller}`,
  };
  const set = offered.filter(each => directions[each] !== 0);
  return (
    <details>
      <summary className={styles.summary}>
        {`推荐方向：${set.map(each => `${labelOf(each)}${directionLabels[directions[each]]}`).join('、') || directionLabels[0]}`}
      </summary>
      <div className={styles.control}>
        {offered.length > 1 && (
          <Segment<Quantity>
            label="排序依据"
            value={quantity}
            options={offered.map(value => ({ value, label: labelOf(value) }))}
            onChange={setChosen}
          />
        )}
        <Segment
          label={`推荐方向（${label}）`}
          value={`${directions[quantity]}`}
          options={options}
          onChange={value =>
            dispatch({
              type: 'chosen',
              task: {
                directions: { ...directions, [quantity]: ([0, 1, 2] as const).find(each => `${each}` === value) ?? 0 },
              },
            })
          }
        />
        <p className={styles.means}>
          {[
            means[directions[quantity]],
            ...others.map(each => `${labelOf(each)}${directionLabels[directions[each]]}`),
          ].join('；另有 ')}
        </p>
      </div>
    </details>
  );
}
