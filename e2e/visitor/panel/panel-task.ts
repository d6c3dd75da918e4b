import type { CallRequest } from '@shixuan/api/client';
import type { ProfileTask, VolumeTask } from '@shixuan/optics/model';
import type { LightTechnique } from '@shixuan/optics/physics';

/** Both ends belong to the band. */
export type Band = readonly [least: number, most: number];

export type LensKind = 'focal' | 'macro' | 'telecentric';

/** Another kind of system that an engineer would name beside the answer, or instead of it. */
export type Crossing = 'line-scan' | 'side-by-side' | 'telecentric' | 'entocentric' | 'tilt' | 'mirror' | 'area-3d';

/** What one would buy for a camera task, as conditions on the parts of the first recommendation. */
export interface Purchase {
  camera: {
    kind: 'area' | 'line';
    /** Megapixels of an area camera, thousands of pixels of a line camera. */
    resolution: Band;
    shutter?: 'global';
    colour?: 'color';
  };
  lens: { kinds: readonly LensKind[]; focalMm?: Band; magnification?: Band };
  /** Usable techniques, and the band of the luminous length or outer diameter, mm; null: the part lights itself. */
  light: { techniques: readonly LightTechnique['id'][]; sizeMm: Band } | null;
  /** Cost class of camera, lens, light and grabber together, 1 (¥) to 5 (¥¥¥¥¥). */
  cost: Band;
  /** One of these must be offered; none: the system itself is what one would buy. */
  crossing?: readonly Crossing[];
}

/** What one would buy for a profile task. */
export interface ProfilerPurchase {
  /** Width of the view at the narrow end of the part's range. */
  widthMm: Band;
  measuringRangeMm: Band;
  crossing?: readonly Crossing[];
}

/** What one would buy to see a volume in one shot. */
export interface VolumePurchase {
  principles: readonly string[];
  workingDistanceMm: Band;
}

/** A task of the trade with the purchase that an application engineer expects, written down before any answer was seen. */
export type PanelTask = { name: string; why: string } & (
  | { imaging: CallRequest<'rankSystems'>['task']; buys: Purchase }
  | { profile: Partial<ProfileTask> & Pick<ProfileTask, 'widthMm' | 'heightVariationMm'>; buys: ProfilerPurchase }
  | { volume: Omit<VolumeTask, 'marginPct'>; buys: VolumePurchase }
);

export const feature = (featureMm: number, pixelsPerFeature: number) =>
  ({ kind: 'feature', featureMm, pixelsPerFeature }) as const;
export const tolerance = (toleranceMm: number, subPixelFactor: number) =>
  ({ kind: 'tolerance', toleranceMm, subPixelFactor }) as const;
export const area = (widthMm: number, heightMm: number) => ({ object: { widthMm, heightMm } });
/** Web of this width; the height of a line scan is not used. */
export const line = (widthMm: number) => ({ mode: 'line' as const, ...area(widthMm, widthMm), marginPct: 5 });
export const from = (minMm: number, maxMm: number) => ({ workingDistance: { minMm, maxMm } });
