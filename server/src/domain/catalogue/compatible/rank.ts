import type { CompatibleReason } from '@shixuan/api';
import type { Fit } from './check';

interface Ranked {
  id: number;
  brand: { id: number };
  series: string | null;
}

/** Limit of products of one series before products of others. */
const OF_ONE_SERIES = 2;

/** 0: all conditions met; 1: met with a limitation; 2: something is 未标注. */
export function standing(reasons: readonly CompatibleReason[]): number {
  if (reasons.some(({ state }) => state === 'unknown')) return 2;
  return reasons.some(({ state }) => state === 'warn') ? 1 : 0;
}

const unknowns = (reasons: readonly CompatibleReason[]) => reasons.filter(({ state }) => state === 'unknown').length;

/** Margin of the first condition that has one. Negative margins sort after sufficient ones, missing margins last. */
function room(reasons: readonly CompatibleReason[]): number {
  const margin = reasons.find(reason => reason.margin !== undefined)?.margin;
  if (margin === undefined) return Number.POSITIVE_INFINITY;
  return margin >= 0 ? margin : 1e9 - margin;
}

/** Best first: all conditions met, then the smallest sufficient margin; equals by id, so that the order is always the same. */
export function rank<P extends Ranked>(fits: readonly Fit<P>[]): Fit<P>[] {
  const keyed = fits.map(fit => ({
    fit,
    standing: standing(fit.reasons),
    unknowns: unknowns(fit.reasons),
    room: room(fit.reasons),
  }));
  keyed.sort(
    (a, b) =>
      a.standing - b.standing ||
      a.unknowns - b.unknowns ||
      compare(a.room, b.room) ||
      a.fit.product.id - b.fit.product.id,
  );
  return keyed.map(({ fit }) => fit);
}

/** Compares without subtraction, because Infinity − Infinity is NaN. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** The first `count` of a ranking, in its order, with at most two of one series while there are others of the same standing. */
export function varied<P extends Ranked>(ranked: readonly Fit<P>[], count: number): Fit<P>[] {
  const taken = new Set<Fit<P>>();
  for (const level of [0, 1, 2]) {
    const equals = ranked.filter(({ reasons }) => standing(reasons) === level);
    const ofSeries = new Map<string, number>();
    const turns = equals.filter(({ product }) => {
      const series = `${product.brand.id} ${product.series ?? `#${product.id}`}`;
      const before = ofSeries.get(series) ?? 0;
      ofSeries.set(series, before + 1);
      return before < OF_ONE_SERIES;
    });
    for (const fit of [...turns, ...equals]) if (taken.size < count) taken.add(fit);
  }
  return ranked.filter(fit => taken.has(fit));
}
