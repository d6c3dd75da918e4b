import type { Part } from './part';

/** What the engine needs of an area or line-scan camera. */
export interface Camera extends Part {
  kind: 'area' | 'line';
  /** Across the line for line-scan cameras. */
  pixelsH: number;
  /** Rows of the sensor; of a line-scan camera the number of its lines (1 when not stated otherwise). */
  pixelsV: number;
  pixelSizeUm: number;
  shutter: 'global' | 'rolling' | null;
  colour: 'mono' | 'color' | null;
  /** Highest frame rate (area) or line rate (line) at full resolution, Hz. */
  maxRateHz: number | null;
  bitDepth: number | null;
  /** Code of the data link as the catalogue has it, and its lanes where stated. */
  link: string | null;
  linkLanes: number | null;
  /** Codes of the lens mounts it can have; empty = not stated. */
  mounts: readonly string[];
  spectrum: string | null;
  sizeMm: { width: number; height: number; length: number | null } | null;
  powerW: number | null;
}
