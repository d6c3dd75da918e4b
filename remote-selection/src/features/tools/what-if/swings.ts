import type { System } from '@shixuan/optics/checks';
import type { ImagingTask } from '@shixuan/optics/model';
import { type Outcome, outcomeOf, planOf, type Result } from './results';
import { pinned } from './variation';

export type Cause = 'distance' | 'height' | 'speed' | 'fNumber';

/** What may deviate; null where it does not exist in the task. The lens is not refocused: a distance uses up depth of field. */
const causes: readonly { id: Cause; label: string; varied(plan: ImagingTask, factor: number): ImagingTask | null }[] = [
  {
    id: 'distance',
    label: '工作距离',
    varied: (plan, factor) => {
      const { minMm, maxMm } = plan.workingDistance;
      if (minMm === null || maxMm === null) return null;
      return {
        ...plan,
        workingDistance: { minMm: minMm * factor, maxMm: maxMm * factor },
        workingDistanceToleranceMm: Math.max(plan.workingDistanceToleranceMm, minMm * Math.abs(factor - 1)),
      };
    },
  },
  {
    id: 'height',
    label: '高度差',
    varied: (plan, factor) =>
      plan.heightVariationMm === 0 ? null : { ...plan, heightVariationMm: plan.heightVariationMm * factor },
  },
  {
    id: 'speed',
    label: '速度',
    varied: (plan, factor) => (plan.speedMmS === 0 ? null : { ...plan, speedMmS: plan.speedMmS * factor }),
  },
  {
    id: 'fNumber',
    label: '光圈 F 值',
    varied: (plan, factor) => (plan.fNumber === null ? null : { ...plan, fNumber: plan.fNumber * factor }),
  },
];

/** What one quantity does when it alone deviates: the outcomes at both of its ends. */
export interface Swing {
  cause: Cause;
  label: string;
  less: Outcome;
  more: Outcome;
}

/** @param pct deviation of every quantity, 0 to 50 % of its planned value */
export function swingsOf(task: ImagingTask, system: Pick<System, 'camera' | 'lens' | 'setting'>, pct: number): Swing[] {
  const plan = pinned(task, system.setting);
  return causes.flatMap(({ id, label, varied }) => {
    const [less, more] = [varied(plan, 1 - pct / 100), varied(plan, 1 + pct / 100)];
    if (!less || !more) return [];
    return [{ cause: id, label, less: outcomeOf(less, system), more: outcomeOf(more, system) }];
  });
}

/** The swings of one result, those that move it farthest from the plan first; unknown figures last. */
export function ofResult({ id }: Result, swings: readonly Swing[], plan: Outcome) {
  const now = plan.figures[id];
  const reach = ({ less, more }: Swing) => {
    const [low, high] = [less.figures[id], more.figures[id]];
    return low === null || high === null || now === null ? -1 : Math.max(Math.abs(low - now), Math.abs(high - now));
  };
  return swings.toSorted((a, b) => reach(b) - reach(a));
}

/** The result that a deviation takes nearest to its limit, or farthest beyond it. */
export function tightest(
  results: readonly Result[],
  task: ImagingTask,
  system: Pick<System, 'camera' | 'lens' | 'setting'>,
  swings: readonly Swing[],
): Result | undefined {
  const plan = planOf(task, system);
  const room = (result: Result) =>
    Math.min(
      ...[plan, ...swings.flatMap(({ less, more }) => [less, more])].map(({ figures, need }) =>
        result.room(figures[result.id], need),
      ),
    );
  const [first] = results.toSorted((a, b) => room(a) - room(b));
  return first;
}
