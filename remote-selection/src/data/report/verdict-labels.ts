import type { Verdict } from '@shixuan/optics/formula';

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  pass: '通过',
  warn: '注意',
  fail: '不满足',
  unknown: '待确认',
};
