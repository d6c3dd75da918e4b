import type { CalculationSheet } from './calculation-sheet';
import { bandwidthSheet } from './sheets/bandwidth';
import { depthOfFieldSheet } from './sheets/depth-of-field';
import { focalLengthSheet } from './sheets/focal-length';
import { lineRateSheet } from './sheets/line-rate';
import { resolutionSheet } from './sheets/resolution';

/** In the order of a selection. */
export const sheets: readonly CalculationSheet[] = [
  resolutionSheet,
  focalLengthSheet,
  depthOfFieldSheet,
  lineRateSheet,
  bandwidthSheet,
];
