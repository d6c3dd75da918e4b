import type { ParsedRequest } from '@shixuan/api';
import type { SelectedProfiler } from '@shixuan/api/client';
import { OpticsInputError } from '@shixuan/optics/formula';
import { type Profiler, profileNeedsOf } from '@shixuan/optics/model';
import { rankProfilers, solvedProfileCrossings } from '@shixuan/optics/solve';
import { MOST_EXPLAINED } from '../../domain/selection/explained';
import { listedProduct } from '../../domain/selection/listed-product';
import { nearProfilerRow, profilerLedgerRow, profilerRow } from '../../domain/selection/profiler-row';
import { refusedInput } from '../../domain/selection/refused-input';
import { depthCamerasOf, profilersOf, type SingleParts } from '../../domain/selection/single-parts';
import type { SelectionHandler } from './handler';

/** Every profiler is judged on its own: a few milliseconds for all, so they need no thread beside the server's. */
export const profiler: SelectionHandler<'profiler'> = async (
  { task, limit, maxCostClass, explain },
  { catalogue: { index } },
) => {
  const need = needsOf(task);
  const profilers = profilersOf(index);
  const found = rankProfilers(need, profilers.all, { limit, maxCostClass });
  const list = found.ranked.map((each, place) => profilerRow(need, each, explain && place < MOST_EXPLAINED));
  const ledger = found.ledger.map(each => profilerLedgerRow(need, each, explain));
  const nearMisses = found.nearMisses.map(each => nearProfilerRow(need, each, explain));
  const named = [...list, ...ledger.flatMap(({ nearest }) => nearest ?? []), ...nearMisses];
  const crossings = solvedProfileCrossings(need, profilers.all, depthCamerasOf(index).all);
  return {
    list,
    fitting: found.fitting,
    dataMissing: found.dataMissing,
    ledger,
    nearMisses,
    ...(crossings.length > 0 && { crossings: [...crossings] }),
    parts: partsNamed(
      profilers,
      named.map(({ profilerId }) => profilerId),
    ),
    catalogueVersion: index.version,
  };
};

function needsOf(task: ParsedRequest<'profiler'>['task']) {
  try {
    return profileNeedsOf(task);
  } catch (error) {
    throw error instanceof OpticsInputError ? refusedInput(error) : error;
  }
}

const partsNamed = ({ byId }: SingleParts<Profiler>, ids: readonly number[]): SelectedProfiler[] =>
  [...new Set(ids)].flatMap(profilerId => {
    const found = byId.get(profilerId);
    if (!found) return [];
    return { product: listedProduct(found.product), part: found.part };
  });
