import type { Check } from '@shixuan/optics/model';
import type { Line, RowLines } from './row-lines';
import { verdictLabels } from './verdict-labels';

const order = { fail: 0, warn: 1, unknown: 2, pass: 3 } as const;
const block = (title: string, lines: readonly Line[]) => [
  `【${title}】`,
  ...lines.map(({ label, text }) => `${label}：${text}`),
  '',
];

type Judged = Pick<Check<string>, 'label' | 'verdict' | 'reason'>;

/** A row as text for a design report: inputs, parts, figures, verdicts with their reasons, address. */
export function reportText(lines: RowLines, checks: readonly Judged[], address: string): string {
  const judged = checks.toSorted((a, b) => order[a.verdict] - order[b.verdict]);
  const verdicts = judged.map(({ label, verdict, reason }) => ({
    label: `${verdictLabels[verdict]} ${label}`,
    text: reason,
  }));
  return [
    ...block('输入', lines.inputs),
    ...block('部件', lines.parts),
    ...block('结果', lines.figures),
    ...block('检查', verdicts),
    '【地址】',
    address,
    '',
  ].join('\n');
}
