import type { Verdict } from '@shixuan/optics/formula';

/** How a report calls the verdict of a check. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  pass: '通过',
  warn: '注意',
  fail: '不满足',
  unknown: '待确认',
};
