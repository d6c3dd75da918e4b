import { colours, heightOf, page, rule, setText } from '../data-sheet/paper';
import type { Flow } from './flow';
import type { SelectionReport } from './selection-report';

const columns = [
  { label: '类别', left: 0, width: 44 },
  { label: '品牌', left: 48, width: 92 },
  { label: '型号', left: 144, width: 130 },
  { label: '数量', left: 278, width: 26 },
  { label: '说明', left: 308, width: page.right - page.left - 308 },
];

/** What has to be bought. */
export function setBill(flow: Flow, bill: SelectionReport['bill']): void {
  const { paper } = flow;
  const line = (cells: readonly string[], colour: string) => {
    const heights = columns.map(({ width }, i) => heightOf(paper, cells[i] ?? '', width, 8));
    const height = Math.max(...heights) + 5;
    flow.room(height);
    columns.forEach(({ left, width }, i) => {
      setText(paper, cells[i] ?? '', page.left + left, flow.y + 2, { size: 8, width, colour });
    });
    flow.space(height);
    rule(paper, page.left, flow.y, page.right - page.left);
  };
  flow.title('物料清单');
  line(
    columns.map(({ label }) => label),
    colours.hint,
  );
  for (const { item, brand, model, count, note } of bill) line([item, brand, model, String(count), note], colours.ink);
  flow.space(8);
}
