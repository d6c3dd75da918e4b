import { atLeast } from '../../formula/numbers';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import {
  barLengthMm,
  lineLightLengthMm,
  mostBarsInRow,
  usualBarHeight,
  usualLineLightHeight,
} from '../../physics/illumination/light-length';
import { techniqueOfShape } from '../../physics/illumination/techniques';
import { type LightSize, limited, type SizeLimit, sizeBy } from './light-size';
import type { System } from './system';

/** What a light has to fill. */
export interface LitField {
  widthMm: number;
  heightMm: number;
  /** NaN: undecided. */
  workingDistanceMm: number;
  /** Whether a line is seen instead of an area. */
  line: boolean;
  /** Null: undecided. Figures that increase with it are then taken at their minimum. */
  lightHeightMm: number | null;
}

/** Light beyond the field asked for has no use. */
export const litField = (need: Requirements, { setting, lightHeightMm = null }: System): LitField => ({
  widthMm: Math.min(setting.fieldWidthMm.nominal, need.fieldWidthMm),
  heightMm: Math.min(setting.fieldHeightMm.nominal, need.fieldHeightMm),
  workingDistanceMm: setting.workingDistanceMm?.nominal ?? Number.NaN,
  line: need.lineScan,
  lightHeightMm,
});

/** How the light of a system stands beside the view. */
export interface LightBeside {
  /** Lights in a row that are needed. */
  count: number;
  /** Height above the object that it is judged at while none is decided, mm; null: it does not depend on one. */
  usualHeightMm: number | null;
}

/** Row and usual height of the light of a system; one light, and no usual height, of any that does not stand beside the view. */
export function lightBeside(need: Requirements, system: System): LightBeside {
  const { light } = system;
  const technique = light ? techniqueOfShape(light.shape)?.id : undefined;
  const length = technique === 'bar' ? barLength : technique === 'line' ? lineLength : undefined;
  const { count = 1, height } = (light && length?.(litField(need, system))(light)) || {};
  return { count, usualHeightMm: height?.usualMm ?? null };
}

/** Length of bars, or of rows of bars: the higher, the longer. */
export function barLength(field: LitField): (light: Light) => LightSize {
  const { widthMm, heightMm, line } = field;
  const usual = Math.max(usualBarHeight.leastMm, usualBarHeight.ofShortSide * Math.min(widthMm, heightMm));
  const sizeOf = lengthAt(field, usual, lightHeightMm =>
    sizeBy(barLengthMm, { fieldSideMm: Math.max(widthMm, heightMm), lightHeightMm, halfAngleDeg: 15 }),
  );
  return light => (line || light.shape === 'four-sided-bar' ? sizeOf(light) : inRow(sizeOf(light)));
}

/** Length of line lights along the line. */
export const lineLength = (field: LitField): ((light: Light) => LightSize) =>
  lengthAt(field, usualLineLightHeight.mm, lightHeightMm =>
    sizeBy(lineLightLengthMm, { widthMm: field.widthMm, lightHeightMm, endShare: 0.5 }),
  );

/**
 * Length of lights that stand beside the view: the higher, the longer. Whoever sets one up chooses the height, which is not above
 * the lens: undecided, it is long enough if it is at its usual height.
 */
function lengthAt(
  { lightHeightMm, workingDistanceMm }: LitField,
  usual: number,
  least: (lightHeightMm: number) => SizeLimit,
): (light: Light) => LightSize {
  const limit = lightHeightMm === null ? undecided() : least(lightHeightMm);
  return ({ emittingLengthMm, lengthMm }) =>
    limited({ name: '发光长度', valueMm: emittingLengthMm, atMostMm: lengthMm }, limit);

  function undecided() {
    const usualMm = Math.min(usual, Number.isNaN(workingDistanceMm) ? usual : workingDistanceMm);
    const [{ leastMm }, { leastMm: usually, traces }] = [least(0), least(usualMm)];
    return { leastMm, traces, height: { usualMm, leastMm: usually, perMm: (usually - leastMm) / usualMm } };
  }
}

/** Bars shorter than the field are set in a row, but not along a line, on which their joints would show. */
function inRow(size: LightSize): LightSize {
  const { valueMm, leastMm, height } = size;
  if (valueMm === null || atLeast(valueMm, leastMm)) return size;
  const count = Math.ceil((height?.leastMm ?? leastMm) / valueMm);
  return count > mostBarsInRow.count ? size : { ...size, count };
}
