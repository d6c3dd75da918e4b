import type { Light } from '../../model/parts/light';
import { type TechniqueId, techniqueOfShape } from '../../physics/illumination/techniques';
import type { CostEstimate } from './cost-class';
import { priced, shownFigure } from './priced';

/** Cost points: base, per mm of the longest side, per cm² of luminous area. */
type Rule = readonly [base: number, perMm: number, perCm2: number];

const rules: Readonly<Record<TechniqueId | 'other', Rule>> = {
  ring: [0.3, 0.004, 0],
  'low-angle': [0.3, 0.004, 0],
  dome: [0.4, 0.008, 0],
  backlight: [0.3, 0, 0.006],
  'collimated-backlight': [1, 0, 0.04],
  coaxial: [0.5, 0, 0.025],
  bar: [0.3, 0.003, 0],
  line: [0.8, 0.005, 0],
  other: [0.4, 0.004, 0],
};

/** Used where no size is stated: LEDs and their heat sink grow with the power. */
const perWatt = 0.03;

/** Cost of a light by its technique and luminous area; null where neither size nor power is stated. */
export function lightCost(light: Light): CostEstimate {
  const known = priced(light);
  if (known) return known;
  const technique = techniqueOfShape(light.shape);
  const [base, perMm, perCm2] = rules[technique?.id ?? 'other'];
  const lengthMm = light.emittingLengthMm ?? light.outerDiameterMm ?? light.lengthMm;
  const name = technique?.label ?? '光源';
  if (lengthMm !== null) {
    const widthMm = light.emittingWidthMm ?? (light.shape.includes('line') ? lineWidthMm : lengthMm);
    const areaCm2 = (lengthMm * Math.min(widthMm, lengthMm)) / 100;
    return {
      points: base + perMm * lengthMm + perCm2 * areaCm2,
      why: `${name} ${shownFigure(lengthMm)} mm`,
      priced: false,
    };
  }
  if (light.powerW === null) return { points: null, why: '尺寸与功率未标注', priced: false };
  return { points: base + perWatt * light.powerW, why: `${name} ${shownFigure(light.powerW)} W`, priced: false };
}

/** Width of a line of light whose width is not stated, mm. */
const lineWidthMm = 40;
