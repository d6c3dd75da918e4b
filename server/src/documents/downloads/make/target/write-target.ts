import { closedPaper, colours, openPaper, type Paper, setText } from '../../../data-sheet/paper';
import { ruler } from './ruler';
import { patternMm, rulerMm, type Shape, type Target } from './target-shapes';

const POINTS_PER_MM = 72 / 25.4;
const pt = (mm: number) => mm * POINTS_PER_MM;
/** Of rings and rulers, mm. */
const HAIR = 0.1;

/** The same targets make the same bytes on any day. */
const DRAWN = '2026-01-01T00:00:00.000Z';

export const scaleHint = '打印时选“实际大小”（缩放 100%），不要选“适合页面”。打印后用钢尺量下面的标尺，应为 100.0 mm。';

function setShape(paper: Paper, shape: Shape): void {
  switch (shape.kind) {
    case 'rect':
      paper.rect(pt(shape.x), pt(shape.y), pt(shape.width), pt(shape.height)).fill(greyColour(shape.grey ?? 0));
      return;
    case 'disc':
      paper.circle(pt(shape.x), pt(shape.y), pt(shape.radius)).fill('#000');
      return;
    case 'ring':
      paper
        .circle(pt(shape.x), pt(shape.y), pt(shape.radius))
        .lineWidth(pt(HAIR * 3))
        .stroke('#d14343');
      return;
    case 'polygon':
      paper.polygon(...shape.points.map(([x, y]) => [pt(x), pt(y)])).fill('#000');
      return;
    case 'line':
      paper.moveTo(pt(shape.x1), pt(shape.y1)).lineTo(pt(shape.x2), pt(shape.y2)).lineWidth(pt(HAIR)).stroke('#000');
      return;
    case 'text': {
      const { text, size, width, align = 'left' } = shape;
      paper
        .fontSize(size)
        .fillColor('#000')
        .text(text, pt(shape.x), pt(shape.y), { width: pt(width), align });
    }
  }
}

const greyColour = (share: number) => {
  const value = Math.round(share * 255);
  return `#${value.toString(16).padStart(2, '0').repeat(3)}`;
};

/** The target as PDF: A4, vectors, true to scale, each page with its ruler. */
export function writeTarget({ title, summary, hints, pages }: Target): Promise<Buffer> {
  const paper = openPaper({ title, subject: summary, updatedAt: DRAWN });
  const closed = closedPaper(paper);
  const [left, width] = [pt(patternMm.left), pt(patternMm.width)];
  pages.forEach((page, i) => {
    if (i > 0) paper.addPage();
    setText(paper, `视选　${title}`, left, pt(10), { colour: colours.hint, width });
    setText(paper, page.title, left, pt(16), { size: 13, heavy: true, width });
    for (const shape of page.shapes) setShape(paper, shape);
    setText(paper, scaleHint, left, pt(rulerMm.y - 6), { size: 8, width });
    for (const shape of ruler()) setShape(paper, shape);
    let y = pt(rulerMm.y + 13);
    for (const hint of hints) y += setText(paper, hint, left, y, { size: 8, colour: colours.secondary, width }) + 2;
    setText(paper, `第 ${i + 1} / ${pages.length} 页`, left, pt(284), { size: 7.5, colour: colours.hint, width });
  });
  paper.end();
  return closed;
}
