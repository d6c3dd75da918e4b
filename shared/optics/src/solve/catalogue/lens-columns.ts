import { isTelecentric, type Lens } from '../../model/parts/lens';
import { extensionCap } from '../../physics/lens/extension-cap';
import { lensFacts } from '../../setting/lens-facts';
import { bodyLengthMm } from '../../setting/object-to-sensor';
import { closestMagnification } from '../../setting/place-focal';
import { distorts, strainedAbove } from '../score/caveats';

/** Lenses as columns of numbers for the screen of every pair; NaN for what is not stated or does not apply. */
export interface LensColumns {
  /** 0: focused; 1: one magnification; 2: set between two. */
  kind: Uint8Array;
  focalLengthMm: Float64Array;
  printedFocalLengthMm: Float64Array;
  planeLowMm: Float64Array;
  planeNominalMm: Float64Array;
  planeHighMm: Float64Array;
  /** As near as a lens is set without a ring, unless it is not made for that. */
  unforcedMagnification: Float64Array;
  /** Beyond it nothing is computed any more. */
  refusedMagnification: Float64Array;
  minDistanceMm: Float64Array;
  /** Ends of the range, alike where there is one magnification. */
  magnificationMin: Float64Array;
  magnificationMax: Float64Array;
  workingDistanceMm: Float64Array;
  /** From the front to the sensor, set to infinity. */
  bodyMm: Float64Array;
  imageCircleMm: Float64Array;
  ratedLpMm: Float64Array;
  /** Effective, of lenses of a printed magnification. */
  fNumber: Float64Array;
  /** F numbers of the openings of focused lenses. */
  smallestFNumber: Float64Array;
  largestFNumber: Float64Array;
  /** Beyond it a lens is used for what it is not made for; Infinity: never. */
  strainedAbove: Float64Array;
  /** 1: its distortion is noticed, or not stated. */
  distorts: Uint8Array;
  telecentric: Uint8Array;
}

export function lensColumns(lenses: readonly Lens[]): LensColumns {
  const column = (figure: (lens: Lens) => number | null) =>
    Float64Array.from(lenses, lens => figure(lens) ?? Number.NaN);
  const plane = (end: 'lowMm' | 'nominalMm' | 'highMm' | 'focalLengthMm') =>
    column(lens => lensFacts(lens).plane?.[end] ?? null);
  return {
    kind: Uint8Array.from(lenses, lens => (lens.kind === 'focal' ? 0 : lens.magnificationRange ? 2 : 1)),
    focalLengthMm: plane('focalLengthMm'),
    printedFocalLengthMm: column(lens => (lens.kind === 'focal' ? lens.focalLengthMm : null)),
    planeLowMm: plane('lowMm'),
    planeNominalMm: plane('nominalMm'),
    planeHighMm: plane('highMm'),
    unforcedMagnification: column(lens => {
      const facts = lensFacts(lens).plane;
      if (lens.kind !== 'focal' || !facts) return null;
      return Math.min(closestMagnification(lens, facts), lens.maxMagnification ?? extensionCap.warnAbove);
    }),
    refusedMagnification: column(lens =>
      lens.kind === 'focal' ? Math.max(extensionCap.refuseAbove, lens.maxMagnification ?? 0) : null,
    ),
    minDistanceMm: column(lens => (lens.kind === 'focal' ? lens.minObjectDistanceMm : null)),
    magnificationMin: column(lens =>
      lens.kind === 'fixed' ? (lens.magnificationRange?.min ?? lens.magnification) : null,
    ),
    magnificationMax: column(lens =>
      lens.kind === 'fixed' ? (lens.magnificationRange?.max ?? lens.magnification) : null,
    ),
    workingDistanceMm: column(lens => (lens.kind === 'fixed' ? lens.workingDistanceMm : null)),
    bodyMm: column(bodyLengthMm),
    imageCircleMm: column(lens => lensFacts(lens).imageCircleMm),
    ratedLpMm: column(lens => lensFacts(lens).ratedLpMm),
    fNumber: column(lens => (lens.kind === 'fixed' ? lens.fNumber : null)),
    smallestFNumber: column(lens => (lens.kind === 'focal' ? lens.maxAperture : null)),
    largestFNumber: column(lens => (lens.kind === 'focal' ? lens.minAperture : null)),
    strainedAbove: column(strainedAbove),
    distorts: Uint8Array.from(lenses, lens => Number(distorts(lens))),
    telecentric: Uint8Array.from(lenses, lens => Number(isTelecentric(lens))),
  };
}
