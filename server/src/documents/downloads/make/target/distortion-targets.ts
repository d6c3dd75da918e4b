import { patternMm, plainFigure, type Shape, type Target, type TargetPage } from './target-shapes';

const pitches = [5, 10, 20];

const middle = { x: patternMm.left + patternMm.width / 2, y: patternMm.top + patternMm.height / 2 };

/** How many whole cells fit, an odd number across so that one stands in the middle. */
function grid(pitch: number): { columns: number; rows: number; left: number; top: number } {
  const odd = (count: number) => count - ((count + 1) % 2);
  const columns = odd(Math.floor(patternMm.width / pitch));
  // An even number of rows makes the two ends of the board differ: calibration finds its orientation by it.
  const rows = odd(Math.floor(patternMm.height / pitch)) - 1;
  return { columns, rows, left: middle.x - (columns * pitch) / 2, top: middle.y - (rows * pitch) / 2 };
}

export function checkerboard(pitch: number): TargetPage {
  const { columns, rows, left, top } = grid(pitch);
  const squares = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  return {
    title: `棋盘格　方格边长 ${plainFigure(pitch)} mm　内角点 ${columns - 1} × ${rows - 1}`,
    shapes: squares
      .filter(([column, row]) => (column + row) % 2 === 0)
      .map(([column, row]): Shape => {
        return { kind: 'rect', x: left + column * pitch, y: top + row * pitch, width: pitch, height: pitch };
      }),
  };
}

export function dotGrid(pitch: number): TargetPage {
  const { columns, rows, left, top } = grid(pitch);
  const dots = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  return {
    title: `圆点阵　中心距 ${plainFigure(pitch)} mm　点径 ${plainFigure(pitch / 2)} mm　${columns} × ${rows} 点`,
    shapes: dots.map(([column, row]): Shape => {
      return { kind: 'disc', x: left + (column + 0.5) * pitch, y: top + (row + 0.5) * pitch, radius: pitch / 4 };
    }),
  };
}

const hints = [
  '用法：贴在平整的板上，充满视野拍摄；中心间距与边缘间距之差即畸变，标定软件里填写上面的间距与数量。',
  '纸张受潮会伸缩，打印件的间距误差约 0.2%；高精度标定请用玻璃或陶瓷标定板。',
];

export const checkerboardTarget: Target = {
  code: 'checkerboard',
  title: '棋盘格标定板',
  summary: `方格边长 ${pitches.join('、')} mm 各一页，内角点数印在上方，用于标定与畸变测量。`,
  hints,
  pages: pitches.map(checkerboard),
};

export const dotGridTarget: Target = {
  code: 'dot-grid',
  title: '圆点阵畸变卡',
  summary: `中心距 ${pitches.join('、')} mm 各一页，点径为中心距的一半，用于畸变与远心度检查。`,
  hints,
  pages: pitches.map(dotGrid),
};
