import { describeTask } from '@shixuan/optics/describe';
import type { ImagingTask } from '@shixuan/optics/model';
import { keepUnits } from '@shixuan/units';
import { lengthText } from '../../lib/length-text';
import { requirementsOr } from './notices';

/** What the same input is called in the other kind of task. */
const sameAs: Readonly<Record<string, string>> = { 幅宽: '视野' };
const LEFT_OPEN = '未填';

const FOLLOWS = '所需单像素精度';

/**
 * What differs between two tasks, each as 亚像素系数 0.5 → 0.1; last the pixel on the object that follows, by which parts are chosen.
 */
export function taskDifferences(before: ImagingTask, after: ImagingTask): string[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const inputs = [...new Set([...was.keys(), ...is.keys()])].filter(key => key !== FOLLOWS);
  return [...inputs, FOLLOWS].flatMap(key => {
    const [from, to] = [was.get(key), is.get(key)];
    if (from?.text === to?.text && from?.label === to?.label) return [];
    const label = from?.label ?? to?.label;
    const renamed = from && to && from.label !== to.label ? `${to.label} ` : '';
    return [keepUnits(`${label} ${from?.text ?? LEFT_OPEN} → ${renamed}${to?.text ?? LEFT_OPEN}`)];
  });
}

function linesOf(task: ImagingTask) {
  const judged = requirementsOr(task);
  const pixel =
    'requirements' in judged && task.accuracy.kind !== 'object-pixel'
      ? [{ label: FOLLOWS, text: lengthText(judged.requirements.objectPixelMm, 4) }]
      : [];
  return new Map([...describeTask(task), ...pixel].map(line => [sameAs[line.label] ?? line.label, line]));
}
