import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';
import { ownRule } from '../../formula/sources/own-rule';

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
