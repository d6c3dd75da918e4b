import type { Standing } from '@shixuan/optics/model';

/** How a report calls the verdict of a check. */
export const verdictWords: Readonly<Record<Standing, string>> = {
  pass: '通过',
  warn: '注意',
  fail: '不满足',
  unknown: '待确认',
  'not-asked': '未要求',
};
