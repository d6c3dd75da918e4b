import { adviseColour, type ColourAdvice, ledFamily, type ObjectColourId, objectColour } from '@shixuan/optics/physics';

type ColouredLed = ColourAdvice['led'];

export interface Advice {
  /** Lights of the feature's own colour: it turns bright. */
  same: readonly ColouredLed[];
  /** Lights of the opposite colour: it turns dark. */
  opposite: readonly ColouredLed[];
  /** Lights under which it stands out from its background. */
  apart: readonly ColourAdvice[];
  /** 互补色: as it is said in the trade, and where physics says otherwise. */
  complement: string | null;
}

export function advise(feature: ObjectColourId, background: ObjectColourId): Advice {
  const colour = objectColour(feature);
  const said = colour?.opposite;
  const physical = colour?.physicalOpposite;
  return {
    same: colour?.bright ?? [],
    opposite: colour?.dark ?? [],
    apart: adviseColour(feature, background),
    complement:
      said === undefined
        ? null
        : physical === undefined || physical === said
          ? said
          : `${said}（色光互补为${physical}）`,
  };
}

/** 红光、绿光 */
export const ledNames = (ids: readonly ColouredLed[]): string => ids.map(id => ledFamily(id)?.label ?? id).join('、');

/** What to count with for a family, nm: the middle of its range; what the eye does not see is sold at the ends. Null for white. */
export function usualNm(id: string): number | null {
  const family = ledFamily(id);
  if (!family?.wavelengthsNm) return null;
  const [from, to] = family.wavelengthsNm;
  return family.hatched ? from : Math.round((from + to) / 2);
}
