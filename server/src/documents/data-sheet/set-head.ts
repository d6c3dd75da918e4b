import SVGtoPDF from 'svg-to-pdfkit';
import type { DataSheet, SheetRow } from './data-sheet';
import { colours, heightOf, type Paper, page, rule, setText } from './paper';
import { printDrawing } from './print-drawing';

const drawingBox = { width: 272, height: 204 };
const figuresLeft = page.left + drawingBox.width + 24;

/** Whose, what, its drawing and the figures that decide. @returns where the rest begins */
export function setHead(paper: Paper, sheet: DataSheet): number {
  const { brand, series, model, name, category, warning } = sheet;
  setText(paper, '视选', page.left, page.top, { size: 10, heavy: true });
  setText(paper, `${category}　数据手册`, page.left + 200, page.top, { size: 9, colour: colours.hint, align: 'right' });
  rule(paper, page.left, page.top + 18, page.right - page.left, colours.ink);
  let y = page.top + 28;
  y += setText(paper, series ? `${brand} · ${series} 系列` : brand, page.left, y, { colour: colours.secondary }) + 1;
  y += setText(paper, model, page.left, y, { size: 20, heavy: true }) + 1;
  y += setText(paper, name, page.left, y, { size: 11, colour: colours.secondary }) + 6;
  if (warning) y += setText(paper, warning, page.left, y, { colour: colours.secondary }) + 6;
  const drawn = setDrawing(paper, sheet, y);
  const listed = setKeyFigures(paper, sheet.keyFigures, y + 4);
  return Math.max(drawn, listed) + 14;
}

function setDrawing(paper: Paper, { drawing: { svg, caption } }: DataSheet, y: number): number {
  paper
    .roundedRect(page.left, y, drawingBox.width, drawingBox.height, 3)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
  paper.save();
  SVGtoPDF(paper, printDrawing(svg), page.left, y, { ...drawingBox, assumePt: true, fontCallback: () => 'text' });
  paper.restore();
  paper.font('text');
  const below = y + drawingBox.height + 4;
  return (
    below + setText(paper, caption, page.left, below, { size: 7.5, colour: colours.hint, width: drawingBox.width })
  );
}

function setKeyFigures(paper: Paper, rows: readonly SheetRow[], top: number): number {
  const width = page.right - figuresLeft;
  let y = top;
  for (const { label, value, unit } of rows) {
    const text = value === null ? '未标注' : `${value}${unit}`;
    setText(paper, label, figuresLeft, y, { size: 8, colour: colours.hint, width });
    y += 11;
    const size = heightOf(paper, text, width, 14) < 24 ? 14 : 10;
    setText(paper, text, figuresLeft, y, { size, width, colour: value === null ? colours.hint : colours.ink });
    y += heightOf(paper, text, width, size) + 6;
  }
  return y;
}
