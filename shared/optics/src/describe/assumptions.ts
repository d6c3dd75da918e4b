import { noticedDistortion } from '../checks/imaging/distortion';
import { usualExposure } from '../checks/imaging/exposure';
import { errorRule } from '../checks/imaging/judge-error';
import type { Source } from '../formula/sources/source';
import { inGaAsSensors } from '../model/parts/from-product/sensor-band';
import { mountOpeningSource, widestLens } from '../physics/coverage/largest-circle';
import { extensionCap } from '../physics/lens/extension-cap';
import { fixedWorkingDistanceTolerance } from '../physics/lens/fixed-magnification';
import { linkUsageLimits } from '../physics/link/link-usage';
import { stockRings } from '../physics/rings/stock-rings';
import { resolvingLimits } from '../physics/sharpness/resolving-verdict';
import { suggestedLineRateMargin } from '../physics/timing/line-rate';
import { apertureBoundsSource } from '../setting/aperture-bounds';
import { assumedLargestFNumber, diffractionLimits, usualFNumber } from '../setting/choose-f-number';
import { fieldAngleBoundSource } from '../setting/field-angle-bound';
import { coarsestLensPixelUm, plausiblePlane } from '../setting/lens-facts';
import { spectralBandsSource } from '../setting/spectral-bands';
import { costClassEnds } from '../solve/cost/cost-class';
import { lavishLimits, marginLimits, oversizedLimits } from '../solve/score/feasibility-tier';
import { decidingChecksSource } from '../solve/score/undecided';

/** Rules of this site in every setting and check. Reports name them, so that readers can disagree. */
export const assumptions: readonly Source[] = [
  plausiblePlane.source,
  fixedWorkingDistanceTolerance.source,
  extensionCap.source,
  stockRings.source,
  usualFNumber.source,
  assumedLargestFNumber.source,
  diffractionLimits.source,
  resolvingLimits.source,
  coarsestLensPixelUm.source,
  errorRule,
  noticedDistortion.source,
  usualExposure.source,
  suggestedLineRateMargin.source,
  linkUsageLimits.source,
  spectralBandsSource,
  inGaAsSensors.source,
  apertureBoundsSource,
  fieldAngleBoundSource,
  widestLens.source,
  mountOpeningSource,
  decidingChecksSource,
  marginLimits.source,
  lavishLimits.source,
  oversizedLimits.source,
  costClassEnds.source,
];
