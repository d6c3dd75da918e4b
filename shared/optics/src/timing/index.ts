export {
  countsPerLine,
  encoderFrequencyHz,
  encoderMmPerPulse,
  linesPerPulse,
  wheelCircumferenceMm,
} from './encoder';
export {
  acceptedAspectError,
  type EncoderPlan,
  type EncoderTask,
  encoderPlans,
  usualRatioRange,
} from './encoder-plan';
export { closestEncoderRatio, type EncoderRatio, type RatioRange } from './encoder-ratio';
export {
  lineRate,
  lineRateWithMargin,
  lineScanSpeedMmS,
  longestLineExposureUs,
  pixelRate,
  suggestedLineRateMargin,
  timeDivisionLineRate,
} from './line-rate';
export { type EncoderInput, type PlannedEncoder, planEncoder } from './plan-encoder';
export { linkRate, overlappedExposureRate, periodS, sequentialExposureRate } from './rate-limits';
export { a620fLinkFps, a620fReadoutFps } from './readout/basler-a620f';
export { sp5000ExtraRows, sp5000Fps } from './readout/jai-sp5000';
export { racerLinkRate, sprintRegionRate } from './readout/line-cameras';
export { rowByRowReadoutUs } from './readout/row-by-row';
export {
  type RateInputs,
  type RateLimit,
  type RateLimitName,
  type ResultingRate,
  rateLimitLabels,
  resultingRate,
} from './resulting-rate';
export { tdiExposureUs, tdiMismatchPx } from './tdi';
