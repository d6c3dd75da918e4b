import type { CallContent } from '@shixuan/api/client';
import { type ParetoAxis, type ParetoPoint, paretoAxes } from '@shixuan/optics/solve';
import { type PartIndex, type RankingAnswer, type ResultRow, resultRow } from './answer';

/** A system and the axes of the trade-off on which no other is better. */
export interface AxisLeader {
  row: ResultRow;
  axes: readonly ParetoAxis[];
}

type System = CallContent<'rankSystems'>['front'][number];

/** Steps on an axis; 0: unknown. */
const at = (point: ParetoPoint, axis: ParetoAxis) => point[axis];

/** The best system on each axis; ties go to the better ranked. One system may lead on several axes. */
export function axisLeaders(answer: RankingAnswer, parts: PartIndex): AxisLeader[] {
  if (!('front' in answer)) return [];
  const axesOf = new Map<System, ParetoAxis[]>();
  for (const { id } of paretoAxes) {
    const [first, ...others] = answer.front;
    if (!first) return [];
    const best = others.reduce((found, each) => (at(each.point, id) > at(found.point, id) ? each : found), first);
    // An axis on which all systems are equal has no leader.
    if (answer.front.every(({ point }) => at(point, id) === at(best.point, id))) continue;
    if (at(best.point, id) > 0) axesOf.set(best, [...(axesOf.get(best) ?? []), id]);
  }
  return [...axesOf].map(([{ system }, axes]) => ({ row: resultRow(system, parts), axes }));
}

/** The best with the other kind of lens; null where none does the task, or none was asked for. */
export const alternativeOf = (answer: RankingAnswer, parts: PartIndex): ResultRow | null =>
  'alternative' in answer && answer.alternative ? resultRow(answer.alternative, parts) : null;
