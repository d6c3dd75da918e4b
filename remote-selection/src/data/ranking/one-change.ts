import type { TaskChange } from '@shixuan/optics/remedy';

export interface OneChange {
  change: TaskChange;
  value: number;
  /** Results that then do the task. */
  count: number;
}

/** Figures that are tried; each costs a ranking. */
const tried = 5;
/** Halvings of the way to the farthest value, by factors. */
const halvings = 4;

/**
 * The first figure of a task that, given up alone, lets something do it, and the least of it, rounded; null where none does.
 * @param countOf how many results do a task
 */
export async function oneChange(
  changes: readonly TaskChange[],
  countOf: (task: ReturnType<TaskChange['changed']>) => Promise<number>,
): Promise<OneChange | null> {
  for (const change of changes.slice(0, tried)) {
    const { from, farthest, changed, rounded } = change;
    const most = await countOf(changed(farthest));
    if (most === 0) continue;
    const at = (share: number) => (farthest > 0 ? from * (farthest / from) ** share : from * (1 - share));
    let [low, high] = [0, 1];
    for (let step = 0; step < halvings; step++) {
      const middle = (low + high) / 2;
      if ((await countOf(changed(at(middle)))) > 0) high = middle;
      else low = middle;
    }
    const value = rounded(at(high));
    const count = value === farthest ? most : await countOf(changed(value));
    // What passes may end before a rounded value.
    return count > 0 ? { change, value, count } : { change, value: farthest, count: most };
  }
  return null;
}
