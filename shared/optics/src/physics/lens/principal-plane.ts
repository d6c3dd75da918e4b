import { focalLengthFromRows, principalPlaneOffset } from './recover-principal-plane';

/** A distance and the magnification the data sheet prints for it. */
export interface PrintedRow {
  /** From the lens front, mm. */
  workingDistanceMm: number;
  magnification: number;
}

/** Where the front principal plane lies behind the lens front, mm, and how that is known. */
export interface PrincipalPlane {
  lowMm: number;
  nominalMm: number;
  highMm: number;
  /** 实际焦距 where two rows tell it, else the nominal one. */
  focalLengthMm: number;
  basis: 'two-rows' | 'minimum-distance' | 'assumed';
}

/** Deepest principal plane assumed of a lens nothing is known of, in focal lengths (本站规则). */
export const assumedDepthInFocalLengths = 0.7;

/**
 * The principal plane of a lens from what its data sheet prints: two rows tell focal length and plane, one row the
 * plane; without any, the band from the lens front (e₁ = 0) to 0.7 f, and whoever must be safe takes its worse end.
 * @throws OpticsInputError for a row outside the range of its quantities, or two rows that contradict each other
 */
export function principalPlane(focalLengthMm: number, rows: readonly PrintedRow[]): PrincipalPlane {
  const [first, second] = rows;
  if (!first) {
    const highMm = assumedDepthInFocalLengths * focalLengthMm;
    return { lowMm: 0, nominalMm: highMm / 2, highMm, focalLengthMm, basis: 'assumed' };
  }
  const actual = second ? focalLengthOf(first, second) : focalLengthMm;
  const offset = principalPlaneOffset({
    focalLengthMm: actual,
    minDistanceMagnification: first.magnification,
    minDistanceMm: first.workingDistanceMm,
  });
  const basis = second ? 'two-rows' : 'minimum-distance';
  return { lowMm: offset, nominalMm: offset, highMm: offset, focalLengthMm: actual, basis };
}

const focalLengthOf = (first: PrintedRow, second: PrintedRow) =>
  focalLengthFromRows({
    workingDistance1Mm: first.workingDistanceMm,
    magnification1: first.magnification,
    workingDistance2Mm: second.workingDistanceMm,
    magnification2: second.magnification,
  });
