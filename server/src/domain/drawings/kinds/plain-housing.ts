import type { Draw } from '../drawing';

/** A plain block, for a category that has no drawing of its own yet. */
export const plainHousing: Draw = pen => {
  pen.rect('body-typical', 0, 0, 60, 40, 3);
  pen.line('fine-typical', [0, 10], [60, 10]);
  return { scaled: false, toScale: false, description: '产品外形示意。' };
};
