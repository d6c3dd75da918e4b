import { OpticsInputError } from '@shixuan/optics/formula';
import { type ImagingTask, type Requirements, requirementsOf } from '@shixuan/optics/model';
import {
  familyOf,
  imagingCrossings,
  type PreparedCatalogue,
  type RankedSystem,
  rankSystems,
  rejectionsOf,
  type Sweeper,
  solveSystems,
  sweep,
  undecidedChecks,
} from '@shixuan/optics/solve';
import { MOST_EXPLAINED } from './explained';
import { ledgerRow, nearMissRow } from './ledger-row';
import { lensesAsked } from './narrowed-catalogue';
import { partWithId } from './part-with-id';
import { explains, idsIn, type Ranking } from './ranking';
import type { DividedWork } from './solve-helper';
import type { Solved, SystemsJob } from './solve-job';
import { solvedCrossings } from './solved-crossings';
import { idsOf, systemRow } from './system-row';
import { rowsByOneThread } from './system-rows';

/** Number of Pareto-front systems in an answer, for the page to show beside its list. */
const PARETO_FRONT_LIMIT = 12;

const inOneThread: DividedWork = { sweep, rows: rowsByOneThread };

interface Catalogues {
  used: PreparedCatalogue;
  /** Catalogue of the alternative; null when it is found with the others. */
  beside: PreparedCatalogue | null;
  all: PreparedCatalogue;
}

/** Ranked systems with their trade-offs, and the reasons of rejections. */
export function wholeSystems(
  need: Requirements,
  { used: catalogue, beside, all }: Catalogues,
  job: SystemsJob,
  { sweep, rows }: DividedWork = inOneThread,
): Solved {
  const light = lightOf(catalogue, job);
  const cost = job.maxCostClass === undefined ? undefined : { most: job.maxCostClass, light };
  const found = rankSystems(need, catalogue, { limit: job.limit, paretoFrontLimit: PARETO_FRONT_LIMIT, cost, sweep });
  const alternative = beside
    ? rankSystems(need, beside, { limit: 1, paretoFrontLimit: 0, cost, sweep }).systems[0]
    : found.alternative;
  const { systems, paretoFront, decided } = found;
  // Systems of the front are in the list as well, as a rule.
  const places = new Map<string, number>();
  const listed = [...systems, ...paretoFront.map(({ system }) => system), ...(alternative ? [alternative] : [])];
  const distinct = listed.filter(system => {
    const isNew = !places.has(keyOf(system));
    if (isNew) places.set(keyOf(system), places.size);
    return isNew;
  });
  const explain = explains(job);
  const madeRows = rows(need, catalogue, { systems: distinct, explained: explain ? MOST_EXPLAINED : 0, light });
  // Another thread makes rows meanwhile.
  const { ledger, nearMisses } = rejectionsOf(need, catalogue, found);
  const rejected = {
    ledger: ledger.map(entry => ledgerRow(need, entry, explain)),
    nearMisses: nearMisses.map(near => nearMissRow(need, near, explain)),
  };
  const made = madeRows();
  const named = imagingCrossings(need, decided === 0);
  const alone = explain
    ? systems.find(({ camera, lens }) => undecidedChecks(need, camera, lens).length === 0)
    : undefined;
  const solved = explain ? solvedCrossings(need.task, named, alone, changed => firstOf(all, changed, sweep)) : [];
  const crossings = explain ? solved : named;
  const rowOf = (system: RankedSystem) => made[places.get(keyOf(system)) ?? -1]?.text ?? 'null';
  const text = objectText<Ranking<'rankSystems'>>({
    list: arrayText(systems.map(rowOf)),
    front: arrayText(
      paretoFront.map(({ system, point }) => objectText({ system: rowOf(system), point: JSON.stringify(point) })),
    ),
    frontSize: JSON.stringify(found.paretoFrontSize),
    alternative: alternative ? rowOf(alternative) : 'null',
    feasible: JSON.stringify(found.feasible),
    decided: JSON.stringify(decided),
    relaxed: JSON.stringify(found.relaxed),
    ...(crossings.length > 0 && { crossings: JSON.stringify(crossings) }),
    ledger: JSON.stringify(rejected.ledger),
    nearMisses: JSON.stringify(rejected.nearMisses),
  });
  const ofCrossings = solved.flatMap(({ cameraId, lensId }) => [cameraId, lensId]);
  return { text, ids: [...made.flatMap(({ ids }) => ids), ...idsIn(rejected), ...ofCrossings] };
}

const keyOf = ({ camera, lens }: RankedSystem) => `${camera.id} ${lens.id}`;

/** Each member of an object as JSON text. */
type Texts<T> = { [K in keyof T]: string };

const arrayText = (texts: readonly string[]) => `[${texts.join(',')}]`;

const objectText = <T>(texts: Texts<T>) =>
  `{${Object.entries<string>(texts)
    .map(([key, text]) => `${JSON.stringify(key)}:${text}`)
    .join(',')}}`;

/** The first system of a changed task, over all parts: fixed ones are released. */
function firstOf(catalogue: PreparedCatalogue, task: ImagingTask, sweep: Sweeper) {
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
export function variants(
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
