import SVGtoPDF from 'svg-to-pdfkit';
import { colours, type Paper, page, rule, setText } from '../data-sheet/paper';
import { printDrawing } from '../data-sheet/print-drawing';
import type { SelectionReport } from './selection-report';

const width = page.right - page.left;
const drawingBox = { width, height: (width * 276) / 720 };

/** Which system, whether it does the task, and its drawing. @returns where the rest begins */
export function setSummary(paper: Paper, report: SelectionReport): number {
  const { name, drawing } = report;
  setText(paper, '视选', page.left, page.top, { size: 10, heavy: true });
  setText(paper, '视觉系统选型报告', page.left + 200, page.top, { size: 9, colour: colours.hint, align: 'right' });
  rule(paper, page.left, page.top + 18, width, colours.ink);
  let y = page.top + 28;
  y += setText(paper, name, page.left, y, { size: 17, heavy: true }) + 4;
  y += setText(paper, verdictText(report), page.left, y, { colour: colours.secondary }) + 8;
  if (!drawing) return y;
  paper.roundedRect(page.left, y, width, drawingBox.height, 3).lineWidth(0.5).strokeColor(colours.line).stroke();
  paper.save();
  SVGtoPDF(paper, printDrawing(drawing.svg), page.left, y, {
    ...drawingBox,
    assumePt: true,
    fontCallback: () => 'text',
  });
  paper.restore();
  paper.font('text');
  y += drawingBox.height + 4;
  return y + setText(paper, drawing.caption, page.left, y, { size: 7.5, colour: colours.hint }) + 10;
}

function verdictText({ misses, undecided, checks }: SelectionReport): string {
  const count = (verdict: string) => checks.filter(check => check.verdict === verdict).length;
  const counts = `${checks.length} 项检查：通过 ${count('pass')}，注意 ${count('warn')}，不满足 ${count('fail')}，未知 ${count('unknown')}`;
  if (misses.length > 0) return `不能完成任务：${misses.join('，')}。${counts}`;
  if (undecided.length === 0) return counts;
  return `能否完成任务尚不能判定：缺${undecided.join('、')}数据，须向厂家确认。${counts}`;
}
