import { speedLabel } from '@shixuan/optics/checks';
import { litPartProperties } from '@shixuan/optics/physics';

/** What a check of the light lacks where none is chosen: no maker can state it, it has to be chosen. */
export const lightLabel = '光源';

const taskLabels: ReadonlySet<string> = new Set([
  speedLabel,
  ...Object.values(litPartProperties).map(({ label }) => label),
]);

/**
 * What is open: parts that are still to be chosen, figures of the task, and figures of products that only their makers can state.
 * One phrase for each kind that occurs.
 */
export function openNotes(missing: readonly string[]): string[] {
  const unchosen = missing.filter(label => label === lightLabel);
  const ofTask = missing.filter(label => taskLabels.has(label));
  const ofMakers = missing.filter(label => label !== lightLabel && !taskLabels.has(label));
  return [
    ...(unchosen.length > 0 ? [`待选：${unchosen.join('、')}`] : []),
    ...(ofTask.length > 0 ? [`请在任务中补充：${ofTask.join('、')}`] : []),
    ...(ofMakers.length > 0 ? [`请厂家确认：${ofMakers.join('、')}`] : []),
  ];
}
