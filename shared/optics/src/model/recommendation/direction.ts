/**
 * 0: nearest; 1: the smallest that is at least the target; 2: the largest that is at most the target. Directions refer to the
 * quantity, not to quality.
 */
export type Direction = 0 | 1 | 2;

export const directionLabels: Readonly<Record<Direction, string>> = {
  0: '默认推荐',
  1: '向上推荐',
  2: '向下推荐',
};
