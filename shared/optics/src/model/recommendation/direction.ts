/** 0: nearest; 1: the smallest that is no smaller; 2: the largest that is no larger. Of the quantity, not of quality. */
export type Direction = 0 | 1 | 2;

export const directionLabels: Readonly<Record<Direction, string>> = {
  0: '默认推荐',
  1: '向上推荐',
  2: '向下推荐',
};
