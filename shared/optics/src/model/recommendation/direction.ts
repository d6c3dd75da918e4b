/**
 * 0: nearest; 1: the smallest that is at least the target; 2: the largest that is at most the target. Directions refer to the
 * quantity, not to quality.
 */
export type Direction = 0 | 1 | 2;

export const directionLabels: Readonly<Record<Direction, string>> = {
  0: '默认',
  1: '宁大勿小',
  2: '宁小勿大',
};
