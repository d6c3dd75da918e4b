import { patternMm, plainFigure, type Shape, type Target, type TargetPage } from './target-shapes';

const centre = { x: patternMm.left + patternMm.width / 2, y: patternMm.top + patternMm.height / 2 };
const radius = 85;

/** Where a star of so many cycles has so many line pairs per millimetre, mm from its middle. */
export const radiusOf = (cycles: number, lpMm: number): number => cycles / (2 * Math.PI * lpMm);

/** Black sectors, as many as there are cycles; their outer edge is straight, which is less than a hair off the circle. */
function star(cycles: number, marked: readonly number[]): TargetPage {
  const step = Math.PI / cycles;
  const point = (angle: number) => [centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle)] as const;
  const sectors = Array.from({ length: cycles }, (_, i): Shape => {
    const start = 2 * i * step;
    return { kind: 'polygon', points: [[centre.x, centre.y], point(start), point(start + step)] };
  });
  const rings = marked.map((lpMm): Shape => ({ kind: 'ring', ...centre, radius: radiusOf(cycles, lpMm) }));
  const list = marked.map(lpMm => `${plainFigure(lpMm)} lp/mm：半径 ${radiusOf(cycles, lpMm).toFixed(1)} mm`);
  return {
    title: `西门子星　${cycles} 周期　直径 ${2 * radius} mm`,
    shapes: [
      ...sectors,
      ...rings,
      {
        kind: 'text',
        x: patternMm.left,
        y: patternMm.top + patternMm.height - 12,
        text: `圆环处的线对数　${list.join('　')}`,
        size: 8,
        width: patternMm.width,
      },
    ],
  };
}

export const siemensStarTarget: Target = {
  code: 'siemens-star',
  title: '西门子星图',
  summary: '36 与 72 周期各一页，圆环标出 0.25～2 lp/mm 的位置，用于对焦、像散与各方向分辨率的比较。',
  hints: [
    '用法：对焦到中心灰斑最小；灰斑半径处的线对数 = 周期数 ÷（2π × 半径），即可分辨的极限。灰斑不圆说明有像散。',
    '中心几毫米受打印机分辨率限制；打印件只供比较，验收请用玻璃或胶片标板。',
  ],
  pages: [star(36, [0.1, 0.25, 0.5, 1]), star(72, [0.25, 0.5, 1, 2])],
};
