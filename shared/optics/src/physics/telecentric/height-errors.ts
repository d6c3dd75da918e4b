import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';
import { ownRule } from '../../formula/sources/own-rule';
import type { Source } from '../../formula/sources/source';

/** The radius to the point of contact stands at a right angle on the line of sight: Euclid, Elements, book III, proposition 18. */
const tangentToCircle = { name: '圆的切线垂直于半径（Euclid，Elements III.18）' } as const satisfies Source;

const radians = Math.PI / 180;
const telecentricityDeg = { symbol: 'θ', label: '远心度', unit: '°', min: 0, max: 45 };
const heightChangeMm = { symbol: 'Δz', label: '高度差', unit: 'mm', min: 0, max: 10_000 };

/** Slope of the chief rays as a pure number: 0.1° moves an edge by 1.745 µm per mm of height. */
export const telecentricSlope = defineFormula<{ telecentricityDeg: number }>({
  symbol: 'θ_rad',
  label: '主光线斜率',
  unit: 'rad',
  expression: 'θ × π ÷ 180',
  inputs: { telecentricityDeg },
  source: source.telecentricSlope,
  compute: inputs => inputs.telecentricityDeg * radians,
});

/** Apparent displacement of an edge caused by a height change, mm. */
export const telecentricEdgeError = defineFormula<{ telecentricityDeg: number; heightChangeMm: number }>({
  symbol: 'Δx',
  label: '单边位置误差',
  unit: 'mm',
  expression: 'Δz × tan(θ°)',
  inputs: { telecentricityDeg, heightChangeMm },
  source: source.telecentricSlope,
  compute: inputs => inputs.heightChangeMm * Math.tan(inputs.telecentricityDeg * radians),
});

/** Apparent change of a size from edge to edge caused by a height change, mm: both edges move, outwards or inwards. */
export const telecentricSizeError = defineFormula<{ telecentricityDeg: number; heightChangeMm: number }>({
  symbol: 'Δd',
  label: '两边尺寸误差',
  unit: 'mm',
  expression: '2 × Δz × tan(θ°)',
  inputs: { telecentricityDeg, heightChangeMm },
  source: ownRule('尺寸由两边决定，误差按两倍单边计'),
  compute: inputs => 2 * inputs.heightChangeMm * Math.tan(inputs.telecentricityDeg * radians),
});

/** The same for a normal lens, mm: size × height change over distance. It is the main reason for a telecentric lens. */
export const perspectiveSizeError = defineFormula<{
  sizeMm: number;
  heightChangeMm: number;
  objectDistanceMm: number;
}>({
  symbol: 'Δd',
  label: '普通镜头的透视尺寸误差',
  unit: 'mm',
  expression: 'd × Δz ÷ a',
  inputs: {
    sizeMm: { ...quantity.fieldOfViewMm, symbol: 'd', label: '被测尺寸' },
    heightChangeMm,
    objectDistanceMm: quantity.objectDistanceMm,
  },
  source: source.textbook,
  validity: '高度差远小于物距',
  compute: ({ sizeMm, heightChangeMm, objectDistanceMm }) => (sizeMm * heightChangeMm) / objectDistanceMm,
});

/**
 * How much too large the diameter of a cylinder reads before a normal lens, mm; its axis lies in the plane of focus and in the
 * middle of the picture. The outline is where the line of sight touches the cylinder, which is before its axis: seen from the
 * distance a, the edge stands at the angle α with sin α = d ÷ 2a, and in the plane of the axis at a × tan α. NaN where a lens is
 * nearer to the axis than the surface.
 */
export const roundOutlineError = defineFormula<{ diameterMm: number; objectDistanceMm: number }>({
  symbol: 'Δd',
  label: '圆柱轮廓误差',
  unit: 'mm',
  expression: 'd ÷ √(1 − (d ÷ (2 × a))²) − d',
  inputs: {
    diameterMm: { ...quantity.fieldOfViewMm, symbol: 'd', label: '直径' },
    objectDistanceMm: { ...quantity.objectDistanceMm, label: '物距（到轴线）' },
  },
  source: tangentToCircle,
  validity: '轴线在对焦面上、画面中间',
  relation: ({ diameterMm, objectDistanceMm }) =>
    diameterMm < 2 * objectDistanceMm
      ? undefined
      : { field: 'objectDistanceMm', message: `物距：应大于半径 ${diameterMm / 2} mm，现为 ${objectDistanceMm} mm` },
  compute: ({ diameterMm, objectDistanceMm }) =>
    diameterMm / Math.sqrt(1 - (diameterMm / (2 * objectDistanceMm)) ** 2) - diameterMm,
});
