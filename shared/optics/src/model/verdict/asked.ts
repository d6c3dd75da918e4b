import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../task/requirements';
import type { Check, CheckId } from './check';

/** How a check stands to its task: its verdict, or 未要求 where it passes and the task asks nothing that it could miss. */
export type Standing = Verdict | 'not-asked';

/** @param asked whether the task asks something of the check, or it has to hold for any image */
export const standingOf = ({ verdict }: Pick<Check<string>, 'verdict'>, asked: boolean): Standing =>
  verdict === 'pass' && !asked ? 'not-asked' : verdict;

type Asks = (need: Pick<Requirements, 'task' | 'lineScan' | 'depthMm' | 'tied'>) => boolean;

const isClocked: Asks = ({ task, lineScan }) => lineScan || task.rateHz !== null;

/** What a task asks of a check. A check that is not named has to hold for any image: field, mount, image circle, spectrum … */
const asks: Readonly<Partial<Record<string, Asks>>> = {
  distance: ({ task: { workingDistance }, tied }) =>
    tied || workingDistance.minMm !== null || workingDistance.maxMm !== null,
  'depth-of-field': ({ depthMm }) => depthMm > 0,
  // Only where sizes are measured has their change with the height a limit; the outline of a round part lies at several heights.
  'height-error': ({ task, depthMm }) =>
    (depthMm > 0 || task.form === 'curved') && (task.accuracy.kind === 'tolerance' || task.mode === 'telecentric'),
  // A part at rest may be exposed for as long as its light asks; the period of the frames is no demand.
  exposure: ({ task, lineScan }) => lineScan || task.speedMmS > 0 || task.exposureUs !== null,
  shutter: ({ task, lineScan }) => !lineScan && (task.speedMmS > 0 || task.shutter !== null),
  rate: isClocked,
  link: need => isClocked(need) || need.task.links.length > 0 || need.task.cableM !== null,
  // No task limits the height of the whole.
  mechanics: () => false,
} satisfies Partial<Record<CheckId, Asks>>;

/** Whether a task asks something of a check, or it has to hold for any image. */
export const isAsked = (need: Parameters<Asks>[0], id: string): boolean => asks[id]?.(need) ?? true;
