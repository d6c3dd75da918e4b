import type { System } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { defocusBlur, telecentricDefocusBlur, usualRatedContrast } from '@shixuan/optics/physics';
import { lensFacts } from '@shixuan/optics/setting';
import type { ImagingChain } from './kernel/imaging-chain';
import { featureMmOf } from './samples/sample-of-task';

/** A system as the preview needs it: figures only. */
export interface PreviewSystem {
  pixelSizeUm: number;
  objectPixelMm: number;
  fieldWidthMm: number;
  wavelengthNm: number;
  effectiveFNumber: number | null;
  ratedLpMm: number | null;
  /** 最大信噪比 of the camera, dB. */
  maxSnrDb: number | null;
  /** What tells how a point out of focus blurs; null: the aperture is 未标注. */
  focus:
    | { kind: 'focal'; focalLengthMm: number; fNumber: number; objectDistanceMm: number }
    | { kind: 'fixed'; effectiveFNumber: number; magnification: number }
    | null;
  /** Motion during the exposure, real pixels. */
  blurPx: number;
  /** Along the picture's height in a line scan, whose lines lie across the travel; null: the task does not say. */
  motionAxis: 'y' | null;
  /** Total; half of it lies to either side of the plane in focus. */
  heightVariationMm: number;
  /** Infinity where there is no far limit, null where unknown. */
  depthOfFieldMm: number | null;
  /** Size of what the task has to see or measure, mm. */
  featureMm: number;
}

export function previewSystem({ task, lineScan }: Requirements, { camera, lens, setting }: System): PreviewSystem {
  return {
    pixelSizeUm: camera.pixelSizeUm,
    objectPixelMm: setting.objectPixelMm.nominal,
    fieldWidthMm: setting.fieldWidthMm.nominal,
    wavelengthNm: task.wavelengthNm,
    effectiveFNumber: setting.effectiveFNumber,
    ratedLpMm: lensFacts(lens).ratedLpMm,
    maxSnrDb: camera.maxSnrDb ?? null,
    focus: focusOf({ lens, setting }),
    blurPx: setting.blurPx,
    motionAxis: lineScan ? 'y' : null,
    heightVariationMm: task.heightVariationMm,
    depthOfFieldMm: setting.depthOfFieldMm,
    featureMm: featureMmOf(task),
  };
}

function focusOf({ lens, setting }: Pick<System, 'lens' | 'setting'>): PreviewSystem['focus'] {
  const { effectiveFNumber, fNumber, objectDistanceMm } = setting;
  if (effectiveFNumber === null) return null;
  if (lens.kind === 'fixed') {
    return { kind: 'fixed', effectiveFNumber, magnification: setting.magnification.nominal };
  }
  const { focalLengthMm } = lens;
  if (fNumber === null || objectDistanceMm === null || objectDistanceMm <= focalLengthMm) return null;
  return { kind: 'focal', focalLengthMm, fNumber, objectDistanceMm };
}

/** Disc of a point so far from the plane in focus (farther off is positive), µm in the image; 0 where it is not known. */
export function blurAtHeight({ focus }: PreviewSystem, heightOffsetMm: number): number {
  if (!focus) return 0;
  if (focus.kind === 'fixed') return telecentricDefocusBlur.compute({ ...focus, heightOffsetMm });
  // Nearer than this there is no picture to show.
  const nearest = focus.focalLengthMm * 1.1 - focus.objectDistanceMm;
  return defocusBlur.compute({ ...focus, heightOffsetMm: Math.max(nearest, heightOffsetMm) });
}

/** How far the height can be moved either way, mm: over the task's difference of height, and past the depth of field. */
export function heightRangeMm({ heightVariationMm, depthOfFieldMm, fieldWidthMm }: PreviewSystem): number {
  const depth = depthOfFieldMm !== null && Number.isFinite(depthOfFieldMm) ? depthOfFieldMm : fieldWidthMm / 10;
  const wanted = Math.max(heightVariationMm, 1.5 * depth);
  const decade = 10 ** Math.floor(Math.log10(wanted));
  return decade * ([1, 2, 5, 10].find(step => step * decade >= wanted) ?? 10);
}

export const chainAt = (
  system: PreviewSystem,
  { heightOffsetMm, blurPx, motionAxis }: { heightOffsetMm: number; blurPx: number; motionAxis: 'x' | 'y' },
): ImagingChain => ({
  pixelSizeUm: system.pixelSizeUm,
  wavelengthNm: system.wavelengthNm,
  effectiveFNumber: system.effectiveFNumber,
  ratedLpMm: system.ratedLpMm,
  ratedContrast: usualRatedContrast,
  defocusBlurUm: blurAtHeight(system, heightOffsetMm),
  motionBlurUm: blurPx * system.pixelSizeUm,
  motionAxis: system.motionAxis ?? motionAxis,
});
