import { checkerboardTarget, dotGridTarget } from './distortion-targets';
import { greyScaleTarget } from './grey-scale';
import { resolutionTarget } from './resolution-target';
import { siemensStarTarget } from './siemens-star';
import type { Target } from './target-shapes';

export const targets: readonly Target[] = [
  resolutionTarget,
  checkerboardTarget,
  dotGridTarget,
  siemensStarTarget,
  greyScaleTarget,
];
