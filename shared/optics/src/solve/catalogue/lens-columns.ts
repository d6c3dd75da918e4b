import { isTelecentric, type Lens } from '../../model/parts/lens';
import { distorts, strainedAbove } from '../score/caveats';
import type { Alike } from './alike';

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

/** Kinds of series: without a telecentric lens, of telecentric lenses only, of both. */
export const seriesKinds = { normal: 0, telecentric: 1, mixed: 2 } as const;

export function kindsOfSeries(lenses: readonly Lens[], { of, names }: Alike): Uint8Array {
  const { normal, telecentric, mixed } = seriesKinds;
  const kinds: (0 | 1 | 2 | undefined)[] = names.map(() => undefined);
  for (const [index, lens] of lenses.entries()) {
    const series = of[index] ?? 0;
    const kind = isTelecentric(lens) ? telecentric : normal;
    kinds[series] = (kinds[series] ?? kind) === kind ? kind : mixed;
  }
  return Uint8Array.from(kinds, kind => kind ?? mixed);
}
