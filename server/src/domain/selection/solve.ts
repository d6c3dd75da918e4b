import type { CallContent, SystemRow } from '@shixuan/api/client';
import { OpticsInputError } from '@shixuan/optics/formula';
import {
  type Camera,
  type ImagingTask,
  isTelecentric,
  type Lens,
  type Requirements,
  requirementsOf,
} from '@shixuan/optics/model';
import {
  familyOf,
  imagingCrossings,
  type PreparedCatalogue,
  prepareCatalogue,
  type RankedParts,
  rankCameras,
  rankLenses,
  type SolvedSystem,
  type Sweeper,
  solveSystems,
} from '@shixuan/optics/solve';
import { MOST_EXPLAINED } from './explained';
import { ledgerRow, nearMissRow, partLedgerRow } from './ledger-row';
import { lensKinds } from './lens-kinds';
import { pairRow } from './pair-row';
import type { Solved, SolveJob } from './solve-job';
import { solvedCrossings } from './solved-crossings';
import { idsOf, systemRow } from './system-row';

/** An answer without the parts that it names: the server's own thread adds them, where they are kept as text. */
type Ranking<N extends 'rankCameras' | 'rankLenses' | 'rankSystems'> = Omit<
  CallContent<N>,
  'parts' | 'catalogueVersion'
>;

/** Number of Pareto-front systems in an answer, for the page to show beside its list. */
const PARETO_FRONT_LIMIT = 12;

/** Whether rows carry reasons, remedies and derivations. */
const explains = ({ explain = false }: SolveJob): boolean => explain;

/**
 * Answers one job on a state of the catalogue.
 * @param sweep judges all pairs of whole systems; by this thread alone by default
 * @throws OpticsInputError for a task that the engine refuses
 */
export function solve(catalogue: PreparedCatalogue, job: SolveJob, sweep?: Sweeper): Solved {
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
      return systems(need, { used, beside, all: catalogue }, job, sweep);
    }
  }
}

type SystemsJob = Extract<SolveJob, { kind: 'systems' }>;

interface Asked {
  used: PreparedCatalogue;
  /** Catalogue of the alternative; null when it was found with the others. */
  beside: PreparedCatalogue | null;
}

/** 远心测量 uses telecentric lenses. Other lenses are only the alternative, unless the visitor has given one. */
function lensesAsked(
  catalogue: PreparedCatalogue,
  { task, lensId, variantsOf }: Pick<SystemsJob, 'task' | 'lensId' | 'variantsOf'>,
): Asked {
  if (task.mode !== 'telecentric' || lensId !== undefined) return { used: catalogue, beside: null };
  const { telecentric, normal } = lensKinds(catalogue);
  // The alternative's variants are listed with its own lenses.
  if (variantsOf && normal.lenses.some(({ id }) => id === variantsOf.lensId)) return { used: normal, beside: null };
  return { used: telecentric, beside: normal };
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

function systems(
  need: Requirements,
  { used: catalogue, beside, all }: Asked & { all: PreparedCatalogue },
  job: SystemsJob,
  sweep: Sweeper | undefined,
): Solved {
  const light = lightOf(catalogue, job);
  const cost = job.maxCostClass === undefined ? undefined : { most: job.maxCostClass, light };
  const found = solveSystems(need, catalogue, { limit: job.limit, paretoFrontLimit: PARETO_FRONT_LIMIT, cost, sweep });
  const alternative = beside
    ? solveSystems(need, beside, { limit: 1, paretoFrontLimit: 0, nearLimit: 0, cost, sweep }).systems[0]
    : found.alternative;
  const explain = explains(job);
  // Systems of the front are in the list as well, as a rule.
  const made = new Map<string, SystemRow>();
  const row = (system: SolvedSystem): SystemRow => {
    const key = `${system.camera.id} ${system.lens.id}`;
    const known = made.get(key) ?? systemRow(need, system, explain && made.size < MOST_EXPLAINED, light);
    made.set(key, known);
    return known;
  };
  const named = imagingCrossings(need, found.decided === 0);
  const alone = found.systems.find(({ undecided }) => undecided.length === 0);
  const solved = explain ? solvedCrossings(need.task, named, alone, changed => firstOf(all, changed, sweep)) : [];
  const crossings = explain ? solved : named;
  const answer: Ranking<'rankSystems'> = {
    list: found.systems.map(row),
    front: found.paretoFront.map(({ system, point }) => ({ system: row(system), point })),
    frontSize: found.paretoFrontSize,
    alternative: alternative ? row(alternative) : null,
    feasible: found.feasible,
    decided: found.decided,
    relaxed: found.relaxed,
    ...(crossings.length > 0 && { crossings: [...crossings] }),
    ledger: found.ledger.map(entry => ledgerRow(need, entry, explain)),
    nearMisses: found.nearMisses.map(near => nearMissRow(need, near, explain)),
  };
  const rows = [...answer.list, ...answer.front.map(({ system }) => system), answer.alternative ?? []].flat();
  const ofCrossings = solved.flatMap(({ cameraId, lensId }) => [cameraId, lensId]);
  return { text: JSON.stringify(answer), ids: [...idsOf(rows), ...idsIn({ ...answer, list: [] }), ...ofCrossings] };
}

/** The first system of a changed task, over all parts: fixed ones are released. */
function firstOf(catalogue: PreparedCatalogue, task: ImagingTask, sweep: Sweeper | undefined) {
  const { used } = lensesAsked(catalogue, { task, lensId: undefined, variantsOf: undefined });
  const options = { limit: 1, paretoFrontLimit: 0, nearLimit: 0, sweep };
  try {
    return solveSystems(requirementsOf(task), used, options).systems[0];
  } catch (error) {
    // What the engine refuses is no way to go.
    if (error instanceof OpticsInputError) return undefined;
    throw error;
  }
}

/** All systems that one row of the list stands for, itself included. */
function variants(
  need: Requirements,
  catalogue: PreparedCatalogue,
  job: SystemsJob,
  row: { cameraId: number; lensId: number },
): Solved {
  const { systems, feasible, decided } = familyOf(need, catalogue, row, job.limit);
  const light = lightOf(catalogue, job);
  const list = systems.map((system, place) => systemRow(need, system, explains(job) && place < MOST_EXPLAINED, light));
  const answer: Ranking<'rankSystems'> = {
    list,
    front: [],
    frontSize: 0,
    alternative: null,
    feasible,
    decided,
    relaxed: list[0]?.relaxed ?? false,
    ledger: [],
    nearMisses: [],
  };
  return { text: JSON.stringify(answer), ids: idsOf(list) };
}

/** The light that the visitor has; undefined when fitting ones are to be found. */
const lightOf = ({ lights }: PreparedCatalogue, { lightId }: SystemsJob) =>
  lightId === undefined ? undefined : partWithId(lights, lightId);

/** Ids of the parts that list, ledger and near misses name. */
function idsIn({ list, ledger, nearMisses }: Pick<Ranking<'rankCameras'>, 'list' | 'ledger' | 'nearMisses'>): number[] {
  const pairs = [...list, ...ledger.flatMap(({ nearest }) => nearest ?? []), ...nearMisses];
  return pairs.flatMap(({ cameraId, lensId }) => [cameraId, lensId]);
}

/** A given camera or lens becomes the only one of its kind. */
function narrowed(catalogue: PreparedCatalogue, job: SystemsJob): PreparedCatalogue {
  const { cameraId, lensId } = job;
  if (cameraId === undefined && lensId === undefined) return catalogue;
  const key = `${cameraId} ${lensId}`;
  const kept = narrowedOnes.get(catalogue) ?? new Map<string, PreparedCatalogue>();
  narrowedOnes.set(catalogue, kept);
  const { cameras, lenses, lights, grabbers } = catalogue;
  const found =
    kept.get(key) ??
    prepareCatalogue({
      cameras: cameraId === undefined ? cameras : [partWithId(cameras, cameraId)],
      lenses: lensId === undefined ? lenses : [partWithId(lenses, lensId)],
      lights,
      grabbers,
    });
  // The given part stays while a visitor changes the task, so it is prepared once; the oldest entry is dropped.
  kept.delete(key);
  kept.set(key, found);
  for (const oldest of kept.keys()) if (kept.size > NARROWED_KEPT) kept.delete(oldest);
  return found;
}

const NARROWED_KEPT = 8;
const narrowedOnes = new WeakMap<PreparedCatalogue, Map<string, PreparedCatalogue>>();

/** The ids of a job were looked up when it was made, so a missing part is a fault. */
function partWithId<P extends { id: number }>(parts: readonly P[], id: number): P {
  const found = parts.find(part => part.id === id);
  if (!found) throw new Error(`no part ${id} in this catalogue`);
  return found;
}
