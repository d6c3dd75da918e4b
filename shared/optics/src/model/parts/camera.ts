import type { Part } from './part';

/** Data of an area or line-scan camera that the engine reads. */
export interface Camera extends Part {
  kind: 'area' | 'line';
  /** Pixels along the line for line-scan cameras. */
  pixelsH: number;
  /** Rows of the sensor; for a line-scan camera, its number of lines (1 when not stated). */
  pixelsV: number;
  pixelSizeUm: number;
  shutter: 'global' | 'rolling' | null;
  colour: 'mono' | 'color' | null;
  /** Highest frame rate (area) or line rate (line) at full resolution, Hz. */
  maxRateHz: number | null;
  bitDepth: number | null;
  /** 最大信噪比, dB, near saturation. */
  maxSnrDb: number | null;
  /** Catalogue code of the data link, and its lanes where stated. */
  link: string | null;
  linkLanes: number | null;
  /** Codes of the possible lens mounts; empty = not stated. */
  mounts: readonly string[];
  /** Code of the spectral band: as stated, or by the material of the sensor (`sensorBand`); null: any is possible. */
  spectrum: string | null;
  sizeMm: { width: number; height: number; length: number | null } | null;
  powerW: number | null;
}
