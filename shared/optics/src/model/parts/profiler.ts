import type { LaserClass } from './laser-class';
import type { Part } from './part';

/** 线激光轮廓仪, including line-confocal ones. Widths and spacings belong to the ends of the measuring range. */
export interface Profiler extends Part {
  /** Catalogue code of the principle: `laser-triangulation`, `line-confocal`… */
  principle: string | null;
  /** Z, from the near end to the far end. */
  measuringRangeMm: number | null;
  /** From the housing to the near end of the range. */
  clearanceMm: number | null;
  /** Figure from which the clearance was derived; data sheets state one or the other. */
  clearanceFrom: 'clearance' | 'working-distance' | 'reference' | null;
  nearWidthMm: number | null;
  midWidthMm: number | null;
  farWidthMm: number | null;
  /** Points of one profile. */
  profilePoints: number | null;
  /** Printed spacing; the far one where it differs. */
  pointSpacingUm: number | null;
  farPointSpacingUm: number | null;
  resolutionUm: number | null;
  farResolutionUm: number | null;
  repeatabilityUm: number | null;
  /** ± share of the whole range. */
  linearityPct: number | null;
  /** In the usual configuration, over the whole range. */
  profileRateHz: number | null;
  /** Rate with a reduced range or width. */
  maxProfileRateHz: number | null;
  /** Several classes are versions to order. */
  laserClasses: readonly LaserClass[];
  wavelengthNm: number | null;
  link: string | null;
  /** `ip67` */
  protection: string | null;
  weightG: number | null;
}
