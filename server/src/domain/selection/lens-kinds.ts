import { isTelecentric, type Lens } from '@shixuan/optics/model';
import { type PreparedCatalogue, prepareCatalogue } from '@shixuan/optics/solve';

/** A catalogue split by its lenses: telecentric ones, and all others. */
export interface LensKinds {
  telecentric: PreparedCatalogue;
  normal: PreparedCatalogue;
}

const split = new WeakMap<PreparedCatalogue, LensKinds>();

/** Computed once per catalogue and released with it. */
export function lensKinds(catalogue: PreparedCatalogue): LensKinds {
  const known = split.get(catalogue) ?? {
    telecentric: withLenses(catalogue, isTelecentric),
    normal: withLenses(catalogue, lens => !isTelecentric(lens)),
  };
  split.set(catalogue, known);
  return known;
}

/** All lenses, or one kind of them. */
export type LensKind = 'all' | keyof LensKinds;

export const catalogueOfKind = (whole: PreparedCatalogue, kind: LensKind): PreparedCatalogue =>
  kind === 'all' ? whole : lensKinds(whole)[kind];

/** Undefined for a catalogue that is neither the whole one nor one of its kinds. */
export function lensKindOf(whole: PreparedCatalogue, catalogue: PreparedCatalogue): LensKind | undefined {
  if (catalogue === whole) return 'all';
  const kinds = split.get(whole);
  if (catalogue === kinds?.telecentric) return 'telecentric';
  return catalogue === kinds?.normal ? 'normal' : undefined;
}

const withLenses = ({ cameras, lenses, lights, grabbers }: PreparedCatalogue, keep: (lens: Lens) => boolean) =>
  prepareCatalogue({ cameras, lenses: lenses.filter(keep), lights, grabbers });
