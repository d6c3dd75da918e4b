import { defineFormula, type Variable } from '../../formula/define-formula';
import { similarTriangles } from '../../formula/sources/illumination';
import { ownRule } from '../../formula/sources/own-rule';
import { fieldDiagonalMm, lightHeightMm, workingDistanceMm } from './variables';

const radiusMm: Variable = { symbol: 'R', label: '光环半径', unit: 'mm', min: 0, max: 10_000 };

/**
 * Radius on a flat mirror-like part at which the reflection of a ring light appears, mm. With the radius of the hole of a dome
 * as R, it is the radius of the dark spot.
 * @throws OpticsInputError
 */
export const glareRingRadiusMm = defineFormula<{ radiusMm: number; workingDistanceMm: number; lightHeightMm: number }>({
  symbol: 'x',
  label: '眩光环半径',
  unit: 'mm',
  expression: 'R × WD ÷ (WD + h)',
  inputs: { radiusMm, workingDistanceMm, lightHeightMm },
  source: similarTriangles,
  validity: '平整镜面，光源在光轴四周',
  compute: ({ radiusMm: radius, workingDistanceMm: wd, lightHeightMm: height }) => (radius * wd) / (wd + height),
});

/** Smallest radius of the innermost LEDs without glare on a mirror-like part, mm. @throws OpticsInputError */
export const glareFreeRadiusMm = defineFormula<{
  fieldDiagonalMm: number;
  workingDistanceMm: number;
  lightHeightMm: number;
}>({
  symbol: 'R',
  label: '无眩光的光环内半径',
  unit: 'mm',
  expression: 'FOV_d ÷ 2 × (WD + h) ÷ WD',
  inputs: { fieldDiagonalMm, workingDistanceMm, lightHeightMm },
  source: similarTriangles,
  validity: '平整镜面，光源在光轴四周',
  compute: ({ fieldDiagonalMm: diagonal, workingDistanceMm: wd, lightHeightMm: height }) =>
    ((diagonal / 2) * (wd + height)) / wd,
});

/** 低角度: below this elevation a flat surface stays dark. */
export const lowAngleLimit = { deg: 15, source: ownRule('低角度光仰角不大于 15°') };

/** Elevation of the LEDs of a ring light seen from the centre of the part, °. @throws OpticsInputError */
export const ringElevationDeg = defineFormula<{ lightHeightMm: number; radiusMm: number }>({
  symbol: 'ε',
  label: '照射仰角',
  unit: '°',
  expression: 'arctan(h ÷ R)',
  inputs: { lightHeightMm, radiusMm: { ...radiusMm, min: 0.1 } },
  source: similarTriangles,
  compute: ({ lightHeightMm: height, radiusMm: radius }) => (Math.atan(height / radius) * 180) / Math.PI,
});
