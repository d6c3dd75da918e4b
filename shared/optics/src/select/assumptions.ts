import { noticedDistortion } from '../checks/distortion';
import { usualExposure } from '../checks/exposure';
import { errorRule } from '../checks/judge-error';
import type { Source } from '../formula/source';
import { extensionCap } from '../lens/extension-cap';
import { fixedWorkingDistanceTolerance } from '../lens/fixed-magnification';
import { linkUsageLimits } from '../link/link-usage';
import { stockRings } from '../rings/stock-rings';
import { assumedSmallestStop, diffractionLimits, usualStop } from '../setting/choose-stop';
import { coarsestLensPixelUm, plausiblePlane } from '../setting/lens-facts';
import { spectralBandsSource } from '../setting/spectral-bands';
import { resolvingLimits } from '../sharpness/resolving-verdict';
import { decidingChecksSource } from '../solve/undecided';
import { suggestedLineRateMargin } from '../timing/line-rate';

/** What was set by judgement in every setting and check: named in the report, so that whoever differs can say so. */
export const assumptions: readonly Source[] = [
  plausiblePlane.source,
  fixedWorkingDistanceTolerance.source,
  extensionCap.source,
  stockRings.source,
  usualStop.source,
  assumedSmallestStop.source,
  diffractionLimits.source,
  resolvingLimits.source,
  coarsestLensPixelUm.source,
  errorRule,
  noticedDistortion.source,
  usualExposure.source,
  suggestedLineRateMargin.source,
  linkUsageLimits.source,
  spectralBandsSource,
  decidingChecksSource,
];
