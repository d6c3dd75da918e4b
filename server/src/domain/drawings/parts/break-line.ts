import type { Pen } from '../pen';

/** Break through a part that is too long for the sheet: two wavy lines with free paper between them, at x from top to bottom. */
export function breakLine(pen: Pen, x: number, top: number, bottom: number): void {
  const gap = pen.px(5);
  const wave = pen.px(5);
  const middle = (top + bottom) / 2;
  const third = (bottom - top) / 3;
  const over = pen.px(4);
  const [start, end] = [top - over, bottom + over];
  pen.cutOut(path =>
    path
      .moveTo(x - gap, start)
      .curveTo(x - gap - wave, start + third, x - gap + wave, end - third, x - gap, end)
      .lineTo(x + gap, end)
      .curveTo(x + gap + wave, end - third, x + gap - wave, start + third, x + gap, start)
      .close(),
  );
  for (const side of [-1, 1]) {
    const at = x + side * gap;
    pen.path('fine', path => path.moveTo(at, start).curveTo(at - wave, start + third, at + wave, end - third, at, end));
  }
  pen.coverArea(x, middle, x, middle);
}
