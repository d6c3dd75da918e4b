import { type ParetoPoint, paretoAxes } from './pareto-front';

/**
 * Selects the systems of a Pareto front that are shown, in the order of the front: the best on every axis (of equals the best
 * ranked), then the best ranked of the others. A limit below the number of axes leaves out the last axes.
 */
export function shownParetoFront<C extends { point: ParetoPoint }>(front: readonly C[], limit: number): readonly C[] {
  if (front.length <= limit) return front;
  const kept = new Set<C>();
  for (const { id } of paretoAxes) {
    const best = front.reduce<C | undefined>(
      (found, each) => (found && found.point[id] >= each.point[id] ? found : each),
      undefined,
    );
    if (best && kept.size < limit) kept.add(best);
  }
  for (const each of front) if (kept.size < limit) kept.add(each);
  return front.filter(each => kept.has(each));
}
