import type { System } from '../../checks/imaging/system';
import { shown } from '../../checks/shown';
import type { ImagingTask } from '../../model/task/imaging-task';
import type { CheckId } from '../../model/verdict/check';
import { imagingKnob, type KnobId, knobsOf } from './imaging-knobs';
import { roundedAway } from './least-change';

/** One figure of a task that may be given up in part, whatever the parts are. */
export interface TaskChange {
  id: KnobId;
  /** Its value now, and the farthest that still belongs to this task. */
  from: number;
  farthest: number;
  /** The task with another value. */
  changed(value: number): ImagingTask;
  /** What to do: 最小缺陷放宽到 0.012 mm. */
  words(value: number): string;
  /** A value rounded to two digits, to the side that gives up more, and never beyond the farthest. */
  rounded(value: number): number;
}

/** Settings of one lens, no demand of the task. */
const ofLens: readonly KnobId[] = ['stoppedDown', 'opened'];

/**
 * What of a task may help where nothing does it: the figures behind the checks that the nearest miss, those of the most missed
 * check first.
 * @param nearest the nearest system
 * @param missed checks that each of the nearest misses
 */
export function taskChanges(task: ImagingTask, nearest: System, missed: readonly (readonly CheckId[])[]): TaskChange[] {
  const counts = new Map<CheckId, number>();
  for (const check of missed.flat()) counts.set(check, (counts.get(check) ?? 0) + 1);
  const checks = [...counts].sort(([, a], [, b]) => b - a).map(([check]) => check);
  const ids = [...new Set(checks.flatMap(check => knobsOf[check]))].filter(id => !ofLens.includes(id));
  return ids.flatMap(id => {
    const knob = imagingKnob(id);
    const from = knob.value(task, nearest);
    if (from === null || from === 0) return [];
    const farthest = knob.farthest(from, nearest);
    if (farthest === from) return [];
    const up = farthest > from;
    return {
      id,
      from,
      farthest,
      changed: (value: number) => knob.changed(task, value),
      words: (value: number) => knob.words(shown(value), task),
      rounded: (value: number) => {
        const round = roundedAway(value, 2, up);
        return up ? Math.min(farthest, round) : Math.max(farthest, round);
      },
    };
  });
}
