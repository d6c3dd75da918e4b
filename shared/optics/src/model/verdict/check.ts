import type { Trace } from '../../formula/trace';
import type { Verdict } from '../../formula/verdict';

/** The checks in the order in which they are run and shown. */
export const checkIds = [
  'distance',
  'field-of-view',
  'accuracy',
  'magnification',
  'image-circle',
  'mount',
  'focus',
  'sharpness',
  'depth-of-field',
  'height-error',
  'distortion',
  'exposure',
  'shutter',
  'rate',
  'link',
  'host',
  'spectrum',
  'light-function',
  'light-geometry',
  'mechanics',
] as const;

export type CheckId = (typeof checkIds)[number];

/** One verdict with all that explains it; plain data. */
export interface Check<Id extends string = CheckId> {
  id: Id;
  /** 靶面覆盖 */
  label: string;
  verdict: Verdict;
  /** What was found and what is asked, both in `unit`; null where there is no figure. */
  figure: number | null;
  limit: number | null;
  /** Whether the figure must not be below or not above the limit. */
  sense: 'at-least' | 'at-most' | null;
  unit: string;
  /** How far inside the limit, percent of the limit; negative when missed; null where unknown. */
  marginPct: number | null;
  /** One sentence: why this verdict, with numbers. */
  reason: string;
  /** The smallest change that would make it pass: '加 5 mm 接圈'; absent when it passes or nothing helps. */
  remedy?: string | undefined;
  /** Labels of the missing figures, when unknown: 像圈直径. */
  missing?: readonly string[] | undefined;
  traces: readonly Trace[];
}
