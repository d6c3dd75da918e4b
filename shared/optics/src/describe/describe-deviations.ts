import type { Camera } from '../model/parts/camera';
import type { Lens } from '../model/parts/lens';
import { consequence, deviationPct } from '../model/recommendation/deviation';
import { type QuantityId, recommendedQuantity } from '../model/recommendation/quantities';
import type { Requirements } from '../model/task/requirements';
import type { Setting } from '../setting/setting';

/** Deviation of one figure of a pair from the computed one. */
export interface Deviation {
  id: QuantityId;
  label: string;
  /** In % of the computed value; positive when larger. */
  pct: number;
  /** Figure, computed figure, deviation, and its effect on the picture. */
  text: string;
}

/**
 * Deviations of a pair from the computed figures, along the side of the field that decides. Products come in steps, so that
 * most pairs deviate.
 */
export function describeDeviations(need: Requirements, camera: Camera, lens: Lens, setting: Setting): Deviation[] {
  const { fieldWidthMm, fieldHeightMm, orientation, objectPixelMm, magnification, workingDistanceMm } = setting;
  const across = need.fieldWidthMm / fieldWidthMm.nominal;
  const onWidth = need.lineScan || across >= need.fieldHeightMm / fieldHeightMm.nominal;
  const [asked, seen] = onWidth
    ? [need.fieldWidthMm, fieldWidthMm.nominal]
    : [need.fieldHeightMm, fieldHeightMm.nominal];
  const pixels = onWidth === (orientation === 0) ? camera.pixelsH : camera.pixelsV;
  const overField = asked / seen;
  const m = magnification.nominal;
  const distance = need.aimedDistanceMm;
  return [
    deviation(need.lineScan ? 'line-pixels' : 'resolution', pixels, asked / need.objectPixelMm),
    deviation('object-pixel', objectPixelMm.nominal * 1000, need.objectPixelMm * 1000),
    deviation('field-of-view', seen, asked),
    lens.kind === 'fixed'
      ? deviation('magnification', m, m / overField)
      : deviation('focal-length', lens.focalLengthMm, focalLengthFor(lens.focalLengthMm, m, m / overField)),
    ...(distance === null || workingDistanceMm === null
      ? []
      : [deviation('working-distance', workingDistanceMm.nominal, distance)]),
  ];
}

function deviation(id: QuantityId, value: number, target: number): Deviation {
  const quantity = recommendedQuantity(id);
  return {
    id,
    label: quantity.label,
    pct: deviationPct(value, target),
    text: consequence(value, target, quantity),
  };
}

/** Focal length that shows exactly the field at the same object distance f × (1 + 1 ÷ m). */
const focalLengthFor = (focalLengthMm: number, actual: number, wanted: number) =>
  (focalLengthMm * (1 + actual) * wanted) / (actual * (1 + wanted));
