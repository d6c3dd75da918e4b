import type { MergePlan } from '@shixuan/server/catalogue';

/** Records listed one by one; a table of ten thousand would hide the counts. */
const LISTED = 40;

/** Records whose figures contradict each other, one a line, beyond a number only counted. */
export function suspicionLines(suspicious: MergePlan['suspicious'], say: string): string[] {
  return [
    ...suspicious
      .slice(0, LISTED)
      .map(({ record, brand, model, reasons }) => `第 ${record} 条 ${brand} ${model} ${say}：${reasons.join('；')}`),
    ...(suspicious.length > LISTED
      ? [`另有 ${suspicious.length - LISTED} 条${say}；导入后 npm run data:report 列出全部`]
      : []),
  ];
}
