import type { Formula } from '../../formula/define-formula';
import { atLeast } from '../../formula/numbers';
import type { Light } from '../../model/parts/light';
import { telecentricViewOpeningMm, usualOpeningHeight, viewOpeningMm } from '../../physics/illumination/light-size';
import { heightReaching, type LightSize, sizeBy } from './light-size';

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

/**
 * Opening of a light that the lens looks through, mm. Few data sheets state it; otherwise the housing bounds it, by `largest`. Whoever
 * sets the light up chooses its height: undecided, only an opening that obstructs the view at every height is refused.
 */
export function opening(
  { innerDiameterMm, outerDiameterMm }: Light,
  largest: Formula<{ outerDiameterMm: number }>,
  view: SeenThrough,
): LightSize {
  const atMostMm = outerDiameterMm === null ? null : largest.compute({ outerDiameterMm });
  const size = { name: '观察孔直径', valueMm: innerDiameterMm, atMostMm };
  const { lightHeightMm, workingDistanceMm } = view;
  if (lightHeightMm !== null) return { ...size, ...leastAt(view, Math.min(lightHeightMm, workingDistanceMm)) };
  const [atObject, atLens] = [leastAt(view, 0), leastAt(view, workingDistanceMm)];
  const least = atLens.leastMm < atObject.leastMm ? atLens : atObject;
  const ends = { workingDistanceMm, atObjectMm: atObject.leastMm, atLensMm: atLens.leastMm };
  const openingMm = innerDiameterMm ?? atMostMm;
  const usualMm = usualHeight(openingMm, least.leastMm, ends, view);
  const usually = leastAt(view, usualMm);
  return {
    ...size,
    leastMm: least.leastMm,
    through: { ...ends, usualMm, leastAtUsualMm: usually.leastMm },
    traces: () => {
      if (openingMm !== null && !atLeast(openingMm, least.leastMm)) return least.traces();
      return innerDiameterMm === null ? [...usually.traces(), ...least.traces()] : usually.traces();
    },
  };
}

/** The usual height, or the nearest to it at which an opening that suffices somewhere does not obstruct the view. */
function usualHeight(
  openingMm: number | null,
  leastMm: number,
  ends: Parameters<typeof heightReaching>[1],
  view: SeenThrough,
): number {
  const usualMm = usualOpeningHeight.ofWorkingDistance * view.workingDistanceMm;
  if (openingMm === null || !atLeast(openingMm, leastMm)) return usualMm;
  if (atLeast(openingMm, leastAt(view, usualMm).leastMm)) return usualMm;
  return Math.min(view.workingDistanceMm, Math.max(0, heightReaching(openingMm, ends)));
}

function leastAt(view: SeenThrough, lightHeightMm: number): Pick<LightSize, 'leastMm' | 'traces'> {
  const { diagonalMm: fieldDiagonalMm, workingDistanceMm, pupilMm, telecentric } = view;
  const scene = { fieldDiagonalMm, lightHeightMm, workingDistanceMm };
  return telecentric
    ? sizeBy(telecentricViewOpeningMm, { ...scene, coneMm: pupilMm })
    : sizeBy(viewOpeningMm, { ...scene, entrancePupilMm: pupilMm });
}
