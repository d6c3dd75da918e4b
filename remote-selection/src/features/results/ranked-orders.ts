import { type Direction, directionLabels, type QuantityId, recommendedQuantity } from '@shixuan/optics/model';
import { neutralTask, type SelectionState } from '@shixuan/task-url';

type Directions = SelectionState['task']['directions'];
type Quantity = keyof Directions;

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
function quantitiesOf({ goal, task }: SelectionState): readonly Quantity[] {
  if (goal === 'cameras') return ['resolution'];
  const { minMm, maxMm } = task.workingDistance;
  return [
    ...(goal === 'lenses' ? [] : (['resolution'] as const)),
    ...(task.mode === 'telecentric' ? [] : (['focalLength'] as const)),
    'magnification',
    'fieldOfView',
    ...(minMm !== null && maxMm !== null ? (['workingDistance'] as const) : []),
  ];
}

export interface RankedOrder {
  id: string;
  /** 焦距宁小勿大 */
  label: string;
  directions: Directions;
}

const sides: readonly Direction[] = [1, 2];
const labelOf = (quantity: Quantity, direction: Direction) =>
  `${recommendedQuantity(ids[quantity]).label}${directionLabels[direction]}`;

/** Orders that rank the results anew: by one quantity from its computed value upwards, or downwards. An address may ask for several at once. */
export function rankedOrders(state: SelectionState): { orders: readonly RankedOrder[]; chosen: RankedOrder | null } {
  const single = quantitiesOf(state).flatMap(quantity =>
    sides.map(direction => ({
      id: `${quantity}:${direction}`,
      label: labelOf(quantity, direction),
      directions: { ...neutralTask.directions, [quantity]: direction },
    })),
  );
  const set = quantitiesOf(state).filter(quantity => state.task.directions[quantity] !== 0);
  if (set.length === 0) return { orders: single, chosen: null };
  const id = set.map(quantity => `${quantity}:${state.task.directions[quantity]}`).join();
  const known = single.find(each => each.id === id);
  if (known) return { orders: single, chosen: known };
  const label = set.map(quantity => labelOf(quantity, state.task.directions[quantity])).join('、');
  const several = { id, label, directions: state.task.directions };
  return { orders: [several, ...single], chosen: several };
}

/** What the directions of a task mean for the picture: 焦距不大于计算值 → 焦距更短 → 视野更大、精度变粗. */
export const rankedMeaning = (state: SelectionState): string =>
  quantitiesOf(state)
    .flatMap(quantity => {
      const { label, larger, smaller } = recommendedQuantity(ids[quantity]);
      const direction = state.task.directions[quantity];
      if (direction === 0) return [];
      return [direction === 1 ? `${label}不小于计算值 → ${larger}` : `${label}不大于计算值 → ${smaller}`];
    })
    .join('；');
