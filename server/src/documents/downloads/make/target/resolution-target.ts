import { patternMm, plainFigure, type Shape, type Target } from './target-shapes';

/** Line pairs per millimetre, in the steps of the R10 series; what is finer an office printer does not resolve. */
const frequencies = [0.25, 0.315, 0.4, 0.5, 0.63, 0.8, 1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3];
const LINES = 5;

/** Five black lines and the gaps between them, upright and level, each a half of 1 / lpMm thick. */
export function lineGroup(lpMm: number, x: number, y: number): Shape[] {
  const line = 1 / lpMm / 2;
  const size = (2 * LINES - 1) * line;
  const at = Array.from({ length: LINES }, (_, i) => i * 2 * line);
  const right = x + size + 4;
  return [
    ...at.map((offset): Shape => ({ kind: 'rect', x: x + offset, y, width: line, height: size })),
    ...at.map((offset): Shape => ({ kind: 'rect', x: right, y: y + offset, width: size, height: line })),
  ];
}

/** Three columns of groups, each under its figure. */
function page(): Shape[] {
  const columns = [0, 1, 2].map(column => frequencies.filter((_, i) => Math.floor(i / 5) === column));
  const lefts = [0, 68, 128];
  return columns.flatMap((column, i) => {
    let y = patternMm.top + 4;
    return column.flatMap(lpMm => {
      const x = patternMm.left + (lefts[i] ?? 0);
      const label = `${plainFigure(lpMm)} lp/mm　线宽 ${Number((500 / lpMm).toFixed(1))} µm`;
      const shapes: Shape[] = [{ kind: 'text', x, y, text: label, size: 8, width: 52 }, ...lineGroup(lpMm, x, y + 5)];
      y += 5 + (2 * LINES - 1) / lpMm / 2 + 9;
      return shapes;
    });
  });
}

export const resolutionTarget: Target = {
  code: 'resolution',
  title: '分辨率线对卡',
  summary: `${frequencies.length} 组线对，${frequencies[0]}～${frequencies.at(-1)} lp/mm，水平与垂直各 ${LINES} 线，线宽标在旁边。`,
  hints: [
    '用法：能分清五条线的最细一组，即该方向上物方可分辨的线对数；像方线对数 = 物方线对数 ÷ 放大倍率。',
    '2 lp/mm 以上请用 600 dpi 以上的激光打印机；打印件只供比较，验收请用玻璃或胶片标板。',
  ],
  pages: [{ title: '分辨率线对卡　0.25～6.3 lp/mm', shapes: page() }],
};
