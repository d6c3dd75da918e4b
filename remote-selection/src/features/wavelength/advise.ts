import { adviseColour, type ColourAdvice, ledFamily, type ObjectColourId, objectColour } from '@shixuan/optics';

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

/** Middle of what is sold under a family's name, nm; null for white. */
export function middleOf(id: string): number | null {
  const range = ledFamily(id)?.wavelengthsNm;
  return range ? Math.round((range[0] + range[1]) / 2) : null;
}
