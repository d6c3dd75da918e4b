import { isTelecentric, type Lens } from '../../model/parts/lens';
import { distorts, strainedAbove } from '../score/caveats';

/** Properties of lenses that the score of a pair reads, in columns by index of the lens. */
export interface LensColumns {
  /** Magnification above which the lens is used outside its design range; Infinity: no limit. */
  strainedAbove: Float64Array;
  /** 1: the distortion is noticeable or not stated. */
  distorts: Uint8Array;
  telecentric: Uint8Array;
}

export const lensColumns = (lenses: readonly Lens[]): LensColumns => ({
  strainedAbove: Float64Array.from(lenses, strainedAbove),
  distorts: Uint8Array.from(lenses, lens => Number(distorts(lens))),
  telecentric: Uint8Array.from(lenses, lens => Number(isTelecentric(lens))),
});
