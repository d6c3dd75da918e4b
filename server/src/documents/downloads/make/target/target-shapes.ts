// A target is a list of shapes in millimetres on an upright A4 sheet, y downwards: pure, so that its figures can be held
// against what is printed beside them.

export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; grey?: number }
  | { kind: 'disc'; x: number; y: number; radius: number }
  /** Outline of a circle, a hair thick. */
  | { kind: 'ring'; x: number; y: number; radius: number }
  | { kind: 'polygon'; points: readonly (readonly [x: number, y: number])[] }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number }
  /** `size` in points; `y` is the top of the line. */
  | { kind: 'text'; x: number; y: number; text: string; size: number; width: number; align?: 'left' | 'center' };

export interface TargetPage {
  /** Above the pattern: what it is, with its figure. */
  title: string;
  shapes: readonly Shape[];
}

export interface Target {
  /** Stable: part of the file's key. */
  code: string;
  title: string;
  summary: string;
  /** What to do with it and what not to expect of it; on every page. */
  hints: readonly string[];
  pages: readonly TargetPage[];
}

/** A4, and where the pattern may stand, mm. */
export const paperMm = { width: 210, height: 297 };
export const patternMm = { left: 15, top: 34, width: 180, height: 212 };
/** The 100 mm ruler at the foot. */
export const rulerMm = { x: 55, y: 256, length: 100 };

/** `1.25`, `10` */
export const plainFigure = (value: number): string => String(Number(value.toFixed(3)));

export const scaleHint = '打印时选“实际大小”（缩放 100%），不要选“适合页面”。打印后用钢尺量下面的标尺，应为 100.0 mm。';
