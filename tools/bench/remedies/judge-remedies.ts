import { checkProfiler, checkSystem, type System } from '@shixuan/optics/checks';
import { OpticsInputError } from '@shixuan/optics/formula';
import { type Check, type ImagingTask, type ProfileTask, profileNeedsOf, requirementsOf } from '@shixuan/optics/model';
import { imagingRemedies, profileRemedies, remedyText } from '@shixuan/optics/remedy';
import {
  type PreparedCatalogue,
  rankCameras,
  rankLenses,
  rankProfilers,
  searchedSetting,
  solveSystems,
} from '@shixuan/optics/solve';
import { carriedOut, profileCarriedOut } from './read-remedy';
import type { RealParts } from './real-parts';

/** Works; the check still does not pass; another check fails instead; the words say no change that can be made. */
export type Outcome = 'works' | 'fails' | 'moves' | 'unclear';

export interface JudgedRemedy {
  /** The check, and the words with # in place of the figure. */
  kind: string;
  words: string;
  outcome: Outcome;
}

/** Rows, near misses and entries of the ledger that are looked at for each task. */
const rows = 3;
const near = 4;

/** Every remedy that pages and reports of an imaging task show, carried out as it is worded and solved again. */
export function judgeImaging(task: ImagingTask, parts: RealParts, catalogue: PreparedCatalogue): JudgedRemedy[] {
  const need = requirementsOf(task);
  const { systems, nearMisses, ledger } = solveSystems(need, catalogue, {
    limit: rows,
    paretoFrontLimit: 0,
    nearLimit: near,
  });
  const first = systems[0] ?? nearMisses[0];
  const cameras = rankCameras(need, parts.cameras, { lens: first?.lens, limit: rows });
  const lenses = first ? rankLenses(need, first.camera, parts.lenses, { limit: rows }) : null;
  const shown: { system: System; only?: string[] }[] = [
    ...systems.map(({ lights, link, ...pair }) => ({
      system: { ...pair, light: lights[0]?.light, grabber: link.grabbers[0]?.grabber },
    })),
    ...[...cameras.ranked, ...(lenses?.ranked ?? [])].map(({ camera, lens, setting }) => ({
      system: { camera, lens, setting },
    })),
    ...[...nearMisses, ...cameras.nearMisses.slice(0, near), ...(lenses?.nearMisses.slice(0, near) ?? [])].map(
      ({ misses, camera, lens, setting }) => ({
        system: { camera, lens, setting },
        only: misses.map(({ check }) => check),
      }),
    ),
    ...[...ledger, ...cameras.ledger, ...(lenses?.ledger ?? [])].flatMap(({ check, nearest }) =>
      nearest ? [{ system: nearest, only: [check] }] : [],
    ),
  ];
  return shown.flatMap(({ system, only }) => {
    const before = checkSystem(need, system);
    return before
      .filter(({ id }) => !only || only.includes(id))
      .flatMap(check =>
        alternatives(remedyText(imagingRemedies(need, system, check))).map(words =>
          judged(
            check,
            words,
            () => {
              const changed = carriedOut(words, task);
              if (!changed) return null;
              const asked = requirementsOf(changed);
              return checkSystem(asked, { ...system, setting: searchedSetting(asked, system.camera, system.lens) });
            },
            before,
          ),
        ),
      );
  });
}

/** The same for the task of a line profiler. */
export function judgeProfile(task: ProfileTask, { profilers }: RealParts): JudgedRemedy[] {
  const need = profileNeedsOf(task);
  const { ranked, nearMisses, ledger } = rankProfilers(need, profilers, { limit: rows, nearLimit: near });
  const shown = [...ranked, ...nearMisses, ...ledger.flatMap(({ nearest }) => nearest ?? [])];
  return shown.flatMap(({ profiler }) => {
    const before = checkProfiler(need, profiler);
    return before.flatMap(check =>
      alternatives(remedyText(profileRemedies(need, profiler, check))).map(words =>
        judged(
          check,
          words,
          () => {
            const changed = profileCarriedOut(words, task);
            return changed && checkProfiler(profileNeedsOf(changed), profiler);
          },
          before,
        ),
      ),
    );
  });
}

/** Alternatives of a printed remedy, without what they cost. */
const alternatives = (text: string | null) =>
  text === null ? [] : text.split('；或').map(each => each.replace(/（代价：[^）]*）$/u, ''));

function judged(
  { id, verdict, label }: Check<string>,
  words: string,
  solveAgain: () => readonly Check<string>[] | null,
  before: readonly Check<string>[],
): JudgedRemedy {
  const kind = `${label}：${words.replaceAll(/[\d.\u202f]+/g, '#')}`;
  return { kind, words, outcome: outcomeOf() };

  function outcomeOf(): Outcome {
    const after = orRefused(solveAgain);
    if (!after) return 'unclear';
    const now = after.find(check => check.id === id)?.verdict;
    // The solver accepts a warning where there was a failure.
    if (now !== 'pass' && !(verdict === 'fail' && now === 'warn')) return 'fails';
    const failed = (checks: readonly Check<string>[]) =>
      checks.filter(check => check.verdict === 'fail' && check.id !== id).map(check => check.id);
    return failed(after).every(each => failed(before).includes(each)) ? 'works' : 'moves';
  }
}

function orRefused<T>(solve: () => T): T | null {
  try {
    return solve();
  } catch (error) {
    if (error instanceof OpticsInputError) return null;
    throw error;
  }
}
