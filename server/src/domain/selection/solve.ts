import { type Camera, isTelecentric, type Lens, type Requirements, requirementsOf } from '@shixuan/optics/model';
import { type PreparedCatalogue, type RankedParts, rankCameras, rankLenses } from '@shixuan/optics/solve';
import { nearMissRow, partLedgerRow } from './ledger-row';
import { lensesAsked, narrowed } from './narrowed-catalogue';
import { pairRow } from './pair-row';
import { partWithId } from './part-with-id';
import { explains, idsIn, type Ranking } from './ranking';
import type { DividedWork } from './solve-helper';
import type { Solved, SolveJob } from './solve-job';
import { variants, wholeSystems } from './whole-systems';

/**
 * Answers one job on a state of the catalogue.
 * @param divided shares the work of whole systems with another thread; this one alone does it by default
 * @throws OpticsInputError for a task that the engine refuses
 */
export function solve(catalogue: PreparedCatalogue, job: SolveJob, divided?: DividedWork): Solved {
  const need = requirementsOf(job.task);
  switch (job.kind) {
    case 'cameras': {
      const lens = job.lensId === undefined ? undefined : partWithId(catalogue.lenses, job.lensId);
      const found = rankCameras(need, catalogue.cameras, { lens, limit: job.limit });
      const answer = ranked(need, 'camera', found, explains(job));
      return { text: JSON.stringify(answer), ids: idsIn(answer) };
    }
    case 'lenses':
      return lenses(need, catalogue, job);
    case 'systems': {
      const { used, beside } = lensesAsked(narrowed(catalogue, job), job);
      if (job.variantsOf) return variants(need, used, job, job.variantsOf);
      return wholeSystems(need, { used, beside, all: catalogue }, job, divided);
    }
  }
}

/** As with whole systems: 远心测量 lists telecentric lenses, with the best other lens as the alternative. */
function lenses(need: Requirements, catalogue: PreparedCatalogue, job: Extract<SolveJob, { kind: 'lenses' }>): Solved {
  const { task, camera, limit } = job;
  const lists = task.mode === 'telecentric' ? { lists: isTelecentric } : {};
  const { alternative, ...found } = rankLenses(need, camera, catalogue.lenses, { limit, ...lists });
  const answer: Ranking<'rankLenses'> = {
    ...ranked(need, 'lens', found, explains(job)),
    alternative: alternative && pairRow(need, alternative, { explain: explains(job) }),
  };
  return { text: JSON.stringify(answer), ids: [...idsIn(answer), ...(alternative ? [alternative.lens.id] : [])] };
}

function ranked<P extends Camera | Lens>(
  need: Requirements,
  role: 'camera' | 'lens',
  found: RankedParts<P>,
  explain: boolean,
): Ranking<'rankCameras'> {
  return {
    list: found.ranked.map(pair => pairRow(need, pair, { explain })),
    feasible: found.feasible,
    decided: found.decided,
    relaxed: found.relaxed,
    ledger: found.ledger.map(entry => partLedgerRow(need, role, entry, explain)),
    nearMisses: found.nearMisses.map(near => nearMissRow(need, near, explain)),
  };
}
