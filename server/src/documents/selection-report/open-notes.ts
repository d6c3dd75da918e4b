import { speedLabel } from '@shixuan/optics/checks';
import { litPartProperties } from '@shixuan/optics/physics';

/** What a check of the light lacks where none is chosen: nobody can state it, it has to be chosen. */
export const lightLabel = '光源';

const taskLabels: ReadonlySet<string> = new Set([
  speedLabel,
  ...Object.values(litPartProperties).map(({ label }) => label),
]);

/**
 * What is open: parts that are still to be chosen, what whoever writes the task knows of it, and what the makers know of their
 * products. One phrase for each of those that occur.
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
