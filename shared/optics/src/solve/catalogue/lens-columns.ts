import { isTelecentric, type Lens } from '../../model/parts/lens';
import { distorts, strainedAbove } from '../score/caveats';

/** What the score of a pair reads of its lens, in columns by index. */
export interface LensColumns {
  /** Beyond it a lens is used for what it is not made for; Infinity: never. */
  strainedAbove: Float64Array;
  /** 1: its distortion is noticed, or not stated. */
  distorts: Uint8Array;
  telecentric: Uint8Array;
}

export const lensColumns = (lenses: readonly Lens[]): LensColumns => ({
  strainedAbove: Float64Array.from(lenses, strainedAbove),
  distorts: Uint8Array.from(lenses, lens => Number(distorts(lens))),
  telecentric: Uint8Array.from(lenses, lens => Number(isTelecentric(lens))),
});
