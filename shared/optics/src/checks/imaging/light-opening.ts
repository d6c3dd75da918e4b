import type { Formula } from '../../formula/define-formula';
import { atLeast } from '../../formula/numbers';
import type { Trace } from '../../formula/trace';
import type { Light } from '../../model/parts/light';
import { lowAngleHeightMm } from '../../physics/illumination/light-placement';
import { telecentricViewOpeningMm, usualOpeningHeight, viewOpeningMm } from '../../physics/illumination/light-size';
import { lowAngleLimit } from '../../physics/illumination/mirror-image';
import { traced } from '../finding';
import { heightReaching, type LightSize, limited, type SizeLimit, type StatedSize, sizeBy } from './light-size';

/** What a lens sees through the opening of a light. */
export interface SeenThrough {
  diagonalMm: number;
  workingDistanceMm: number;
  /** Diameter of the cone of rays from a point of the object at the lens. */
  pupilMm: number;
  /** Whether the chief rays are parallel, so that the view does not narrow towards the lens. */
  telecentric: boolean;
  /** Null: undecided. */
  lightHeightMm: number | null;
}

/** Height above the object that a light of an opening is usually at, mm, with its derivation where it has one. */
export type UsualHeight = (
  openingMm: number | null,
  view: SeenThrough,
) => { heightMm: number; traces: () => readonly Trace[] };

/** Of rings and domes. */
const shareOfDistance: UsualHeight = (_openingMm, { workingDistanceMm }) => ({
  heightMm: usualOpeningHeight.ofWorkingDistance * workingDistanceMm,
  traces: () => [],
});

/** Of low-angle rings: by the radius of the opening, of that of the view where it is not bounded. */
export const lowAngleHeight: UsualHeight = (openingMm, { diagonalMm }) => {
  const inputs = { radiusMm: (openingMm ?? diagonalMm) / 2, elevationDeg: lowAngleLimit.deg };
  return { heightMm: lowAngleHeightMm.compute(inputs), traces: () => traced(() => lowAngleHeightMm.trace(inputs)) };
};

/**
 * Openings of lights that the lens looks through, mm. Few data sheets state them; otherwise the housing bounds them, by `largest`.
 * Whoever sets the light up chooses its height: undecided, only an opening that obstructs the view at every height is refused.
 */
export function opening(
  view: SeenThrough,
  largest: Formula<{ outerDiameterMm: number }>,
  usualOf: UsualHeight = shareOfDistance,
): (light: Light) => LightSize {
  const { lightHeightMm, workingDistanceMm } = view;
  if (lightHeightMm !== null) {
    const limit = leastAt(view, Math.min(lightHeightMm, workingDistanceMm));
    return light => limited(openingOf(light, largest), limit);
  }
  const [atObject, atLens] = [leastAt(view, 0), leastAt(view, workingDistanceMm)];
  const least = atLens.leastMm < atObject.leastMm ? atLens : atObject;
  const { leastMm } = least;
  const ends = { workingDistanceMm, atObjectMm: atObject.leastMm, atLensMm: atLens.leastMm };
  const placed = ({ valueMm, atMostMm }: LightSize) => {
    const openingMm = valueMm ?? atMostMm;
    const usual = usualOf(openingMm, view);
    const usualMm = settledHeight(usual.heightMm, { openingMm, leastMm, ends, view });
    return { usual, usualMm, usually: leastAt(view, usualMm) };
  };
  const through = (size: LightSize) => {
    const { usualMm, usually } = placed(size);
    return { ...ends, usualMm, leastAtUsualMm: usually.leastMm };
  };
  const traces = (size: LightSize) => {
    const openingMm = size.valueMm ?? size.atMostMm;
    if (openingMm !== null && !atLeast(openingMm, leastMm)) return least.traces(size);
    const { usual, usualMm, usually } = placed(size);
    const asPlaced = [...(usualMm === usual.heightMm ? usual.traces() : []), ...usually.traces(size)];
    return size.valueMm === null ? [...asPlaced, ...least.traces(size)] : asPlaced;
  };
  const limit = { leastMm, through, traces };
  return light => limited(openingOf(light, largest), limit);
}

/** The opening of a light as its data sheet states it, or as its housing bounds it. */
export const openingOf = (
  { innerDiameterMm, outerDiameterMm }: Light,
  largest: Formula<{ outerDiameterMm: number }>,
): StatedSize => ({
  name: '观察孔直径',
  valueMm: innerDiameterMm,
  atMostMm: outerDiameterMm === null ? null : largest.compute({ outerDiameterMm }),
});

interface Opened {
  openingMm: number | null;
  /** The least one of all heights. */
  leastMm: number;
  ends: Parameters<typeof heightReaching>[1];
  view: SeenThrough;
}

/** The usual height below the lens, or the nearest to it at which an opening that suffices somewhere does not obstruct the view. */
function settledHeight(usual: number, { openingMm, leastMm, ends, view }: Opened): number {
  const usualMm = Math.min(usual, view.workingDistanceMm);
  if (openingMm === null || !atLeast(openingMm, leastMm)) return usualMm;
  if (atLeast(openingMm, leastAt(view, usualMm).leastMm)) return usualMm;
  return Math.min(view.workingDistanceMm, Math.max(0, heightReaching(openingMm, ends)));
}

function leastAt(view: SeenThrough, lightHeightMm: number): SizeLimit {
  const { diagonalMm: fieldDiagonalMm, workingDistanceMm, pupilMm, telecentric } = view;
  const scene = { fieldDiagonalMm, lightHeightMm, workingDistanceMm };
  return telecentric
    ? sizeBy(telecentricViewOpeningMm, { ...scene, coneMm: pupilMm })
    : sizeBy(viewOpeningMm, { ...scene, entrancePupilMm: pupilMm });
}
