import { type Direction, directionLabels, type QuantityId, recommendedQuantity } from '@shixuan/optics';
import type { SelectionState } from '@shixuan/task-url';
import { useSelection } from '../selection/selection-context';
import { Segment } from '../task/segment';
import * as styles from './direction-control.module.css';

type Quantity = keyof SelectionState['task']['directions'];

const ids: Readonly<Record<Quantity, QuantityId>> = {
  resolution: 'resolution',
  focalLength: 'focal-length',
  magnification: 'magnification',
};

/** Which computed quantity the ranking is chosen by. */
function quantityOf({ goal, task }: SelectionState): Quantity {
  if (goal === 'camera') return 'resolution';
  if (goal === 'lens') return task.mode === 'telecentric' ? 'magnification' : 'focalLength';
  return 'resolution';
}

const options = ([0, 1, 2] as const).map(direction => ({
  value: `${direction}` as const,
  label: directionLabels[direction],
}));

/** 默认、向上、向下 of the quantity, and what that means for the picture, beside it. */
export function DirectionControl() {
  const { state, dispatch } = useSelection();
  const quantity = quantityOf(state);
  const { label, larger, smaller } = recommendedQuantity(ids[quantity]);
  const { directions } = state.task;
  const direction = directions[quantity];
  const means: Readonly<Record<Direction, string>> = {
    0: `取最接近计算值的${label}，已去掉做不到的`,
    1: `向上：${label}不小于计算值 → ${larger}`,
    2: `向下：${label}不大于计算值 → ${smaller}`,
  };
  return (
    <div className={styles.control}>
      <Segment
        label={`推荐方向（${label}）`}
        value={`${direction}`}
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
      <p className={styles.means}>{means[direction]}</p>
    </div>
  );
}
