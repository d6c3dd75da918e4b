import type { Figures } from '../figures';

/** Measuring field of a profiler in its laser plane; depths count from the housing. */
export interface MeasuringField {
  near: number;
  far: number;
  nearWidth: number;
  farWidth: number;
  reference: number;
}

/** The field where range and both widths are known; undefined otherwise. */
export function knownField(figures: Figures): MeasuringField | undefined {
  const range = figures.number('measuringRangeZMm');
  const clearance = figures.number('clearanceDistanceMm') ?? figures.pair('workingDistanceMm')[0];
  const reference = figures.number('referenceDistanceMm');
  const [nearWidth, farWidth] = [figures.number('fovNearMm'), figures.number('fovFarMm')];
  if (range === undefined || nearWidth === undefined || farWidth === undefined) return undefined;
  const near = clearance ?? (reference === undefined ? undefined : reference - range / 2);
  if (near === undefined || near <= 0) return undefined;
  return { near, far: near + range, nearWidth, farWidth, reference: reference ?? near + range / 2 };
}

/** Proportions that are usual at the distance, where one is known. */
export function typicalField(figures: Figures): MeasuringField {
  const reference = figures.number('referenceDistanceMm', 'clearanceDistanceMm') ?? 120;
  const near = reference * 0.8;
  return { near, far: reference * 1.2, nearWidth: reference * 0.5, farWidth: reference * 0.68, reference };
}

/** The same field with the distances pressed together, so that a thumbnail shows housing and trapezoid alike. */
export function compact({ nearWidth, farWidth }: MeasuringField): MeasuringField {
  const ratio = Math.min(1, Math.max(0.35, nearWidth / farWidth));
  return { near: 34, far: 84, nearWidth: 74 * ratio, farWidth: 74, reference: 62 };
}
