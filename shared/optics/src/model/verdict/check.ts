import type { Trace } from '../../formula/trace';
import type { Verdict } from '../../formula/verdict';

/** Checks in their order of execution and display. */
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

/** One verdict with its explanation; plain data. */
export interface Check<Id extends string = CheckId> {
  id: Id;
  /** 靶面覆盖 */
  label: string;
  verdict: Verdict;
  /** Figure and limit, both in `unit`; null without a figure. */
  figure: number | null;
  limit: number | null;
  /** Whether the limit is a lower or an upper one. */
  sense: 'at-least' | 'at-most' | null;
  unit: string;
  /** Reserve to the limit, percent of the limit; negative when missed; null where unknown. */
  marginPct: number | null;
  /**
   * Ends of the figure where data are known as a band only (nominal focal length, principal plane), and whether the check passes
   * over the whole band or only at the nominal value; absent where the figure is exact.
   */
  band?: { low: number; high: number; holds: 'whole' | 'nominal' | 'none' } | undefined;
  /** Reason for the verdict in one sentence, with numbers. */
  reason: string;
  /** Labels of the missing figures of an unknown verdict: 像圈直径. */
  missing?: readonly string[] | undefined;
  traces: readonly Trace[];
}
