import type { System } from '@shixuan/optics/checks';
import type { ImagingTask } from '@shixuan/optics/model';
import { outcomeOf, type ResultId, results } from './results';
import { pinned } from './variation';

export type Cause = 'distance' | 'height' | 'speed' | 'fNumber';

/** How much each quantity is moved to see what follows, percent. */
export const nudgePct = 10;

export const causes: readonly { id: Cause; label: string; nudged(task: ImagingTask): ImagingTask | null }[] = [
  {
    id: 'distance',
    label: '工作距离',
    nudged: task => {
      const { minMm, maxMm } = task.workingDistance;
      return minMm === null || maxMm === null
        ? null
        : { ...task, workingDistance: { minMm: minMm * factor, maxMm: maxMm * factor } };
    },
  },
  {
    id: 'height',
    label: '高度差',
    nudged: task =>
      task.heightVariationMm === 0 ? null : { ...task, heightVariationMm: task.heightVariationMm * factor },
  },
  {
    id: 'speed',
    label: '速度',
    nudged: task => (task.speedMmS === 0 ? null : { ...task, speedMmS: task.speedMmS * factor }),
  },
  {
    id: 'fNumber',
    label: '光圈 F 值',
    nudged: task => (task.fNumber === null ? null : { ...task, fNumber: task.fNumber * factor }),
  },
];

const factor = 1 + nudgePct / 100;

/** Change of every result, in its unit, when one quantity grows by `nudgePct`; null: unknown, or it cannot be moved. */
export type Sensitivity = Readonly<Record<ResultId, Readonly<Record<Cause, number | null>>>>;

export function sensitivityOf(task: ImagingTask, system: Pick<System, 'camera' | 'lens' | 'setting'>): Sensitivity {
  const base = pinned(task, system.setting);
  const { figures: before } = outcomeOf(base, system);
  const after = causes.map(({ nudged }) => {
    const next = nudged(base);
    return next && outcomeOf(next, system).figures;
  });
  const rows = results.map(({ id }) => {
    const changes = causes.map((cause, index) => [cause.id, difference(before[id], after[index]?.[id] ?? null)]);
    return [id, Object.fromEntries(changes)];
  });
  return Object.fromEntries(rows) as Sensitivity;
}

function difference(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  const change = after - before;
  return Math.abs(change) < 1e-9 * Math.max(1, Math.abs(before)) ? 0 : change;
}
