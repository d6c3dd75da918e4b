import { type Check, standingOf } from '@shixuan/optics/model';
import type { Line, RowLines } from './row-lines';
import { verdictLabels } from './verdict-labels';

const order = { fail: 0, warn: 1, unknown: 2, pass: 3, 'not-asked': 4 } as const;
const block = (title: string, lines: readonly Line[]) => [
  `【${title}】`,
  ...lines.map(({ label, text }) => `${label}：${text}`),
  '',
];

type Judged = Pick<Check<string>, 'label' | 'verdict' | 'reason'>;

interface TextReport<C extends Judged> {
  lines: RowLines;
  checks: readonly C[];
  /** Whether the task asks something of a check. */
  asked(check: C): boolean;
  /** Demands that no check judges: `1 kHz`. */
  unchecked: readonly string[];
  address: string;
}

/** A row as text for a design report: inputs, parts, figures, verdicts with their reasons, address. */
export function reportText<C extends Judged>({ lines, checks, asked, unchecked, address }: TextReport<C>): string {
  const verdicts = checks
    .map(check => ({ ...check, standing: standingOf(check, asked(check)) }))
    .sort((a, b) => order[a.standing] - order[b.standing])
    .map(({ label, standing, reason }) => ({ label: `${verdictLabels[standing]} ${label}`, text: reason }));
  return [
    ...block('输入', lines.inputs),
    ...block('部件', lines.parts),
    ...block('结果', lines.figures),
    ...block('检查', verdicts),
    ...(unchecked.length > 0 ? ['【未核对的要求】', ...unchecked, ''] : []),
    '【地址】',
    address,
    '',
  ].join('\n');
}
