import { focalLengthFromRows, principalPlaneOffset } from './recover-principal-plane';

/** A working distance with the magnification that the data sheet prints for it. */
export interface PrintedRow {
  /** From the lens front, mm. */
  workingDistanceMm: number;
  magnification: number;
}

/** Depth of the front principal plane behind the lens front, mm, and the origin of the figure. */
export interface PrincipalPlane {
  lowMm: number;
  nominalMm: number;
  highMm: number;
  /** 实际焦距 where two printed rows determine it, otherwise the nominal one. */
  focalLengthMm: number;
  basis: 'two-rows' | 'minimum-distance' | 'assumed';
}

/** Largest depth of the principal plane that is assumed without data, in focal lengths (本站规则). */
export const assumedDepthInFocalLengths = 0.7;

/**
 * Principal plane of a lens from the rows of its data sheet. Two rows determine focal length and plane, one row the plane.
 * Without rows it is a band from the lens front (e₁ = 0) to 0.7 f, whose less favourable end is the safe one.
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
