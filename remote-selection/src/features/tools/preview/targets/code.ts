import { blankSamples, darken, type Target, type TargetMark } from './target';

export const side = 12;
/** Size of a module, pixels of the camera, and where its code stands. */
const places = [
  { module: 4, x: 8, y: 8 },
  { module: 3, x: 68, y: 8 },
  { module: 2, x: 68, y: 60 },
  { module: 1.5, x: 8, y: 72 },
  { module: 1.25, x: 38, y: 96 },
  { module: 1, x: 104, y: 60 },
] as const;

/** Codes of the same kind in falling size: solid edges left and below, clock marks above and right. Not meant to be read. */
export function drawCode(): Target {
  const samples = blankSamples();
  const marks: TargetMark[] = places.map(({ module, x, y }) => {
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        if (isDark(row, column)) darken(samples, x + 0.25 + column * module, y + 0.25 + row * module, module, module);
      }
    }
    return { x: x - 2, y: y - 2, width: side * module + 4, height: side * module + 4, featurePx: module };
  });
  return { samples, marks };
}

/** Whether a module is dark. */
export function isDark(row: number, column: number): boolean {
  if (column === 0 || row === side - 1) return true;
  if (row === 0) return column % 2 === 0;
  if (column === side - 1) return row % 2 === 1;
  return ((row * 7 + column * 13 + row * column * 5) * 29) % 11 < 5;
}
