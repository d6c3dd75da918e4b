import { checkOf, checkSystem } from '../../checks/imaging/check-system';
import type { System } from '../../checks/imaging/system';
import { shown } from '../../checks/shown';
import { OpticsInputError } from '../../formula/optics-input-error';
import type { Verdict } from '../../formula/verdict';
import type { ImagingTask } from '../../model/task/imaging-task';
import { type Requirements, requirementsOf } from '../../model/task/requirements';
import type { Check, CheckId } from '../../model/verdict/check';
import { allMisses } from '../../setting/misses';
import { searchedSetting } from '../score/searched-setting';
import { choicesOf } from './imaging-choices';
import { imagingCosts } from './imaging-costs';
import { imagingKnob, knobsOf } from './imaging-knobs';
import { leastChange } from './least-change';
import type { Remedy } from './remedy';

/** More alternatives are not read. */
const most = 2;

interface Solved {
  need: Requirements;
  system: System;
}

/**
 * The least changes of the task with which a failed or doubtful check of this system passes. Each is solved again as it is
 * worded, with the figure as printed: the check passes (where a failure cannot, it becomes a warning), no other check fails that
 * did not fail before, and none is left undecided that was not. Empty where no change of the task alone helps.
 */
export function imagingRemedies(
  need: Requirements,
  system: System,
  { id, verdict }: Pick<Check, 'id' | 'verdict'>,
): Remedy<ImagingTask>[] {
  if (verdict !== 'fail' && verdict !== 'warn') return [];
  const before: Solved = { need, system };
  const passing = found(before, id, ['pass']);
  return passing.length > 0 || verdict === 'warn' ? passing : found(before, id, ['pass', 'warn']);
}

function found(before: Solved, id: CheckId, wanted: readonly Verdict[]): Remedy<ImagingTask>[] {
  const { need, system } = before;
  const { task } = need;
  const missed = new Set(missesOf(before));
  let checks: readonly Check[] | undefined;
  const remedies: Remedy<ImagingTask>[] = [];
  const helps = (changed: ImagingTask) => {
    const after = solvedAgain(system, changed);
    // Numbers first: most changes that are tried end here.
    if (!after || missesOf(after).some(check => check === id || !missed.has(check))) return undefined;
    return wanted.includes(checkOf(after.need, after.system, id).verdict) ? after : undefined;
  };
  const add = (change: string, changed: ImagingTask) => {
    const after = helps(changed);
    checks ??= checkSystem(need, system);
    if (!after || worsens(checks, checkSystem(after.need, after.system), id)) return;
    remedies.push({ change, task: changed, costs: imagingCosts(before, after) });
  };
  for (const choices of choicesOf[id] ?? []) {
    const choice = choices(task, system).find(each => helps(each.task));
    if (choice && remedies.length < most) add(choice.words, choice.task);
  }
  for (const knobId of knobsOf[id]) {
    if (remedies.length === most) break;
    const knob = imagingKnob(knobId);
    const from = knob.value(task, system);
    if (from === null) continue;
    const value = leastChange(from, knob.farthest(from, system), to => helps(knob.changed(task, to)) !== undefined);
    if (value !== null) add(knob.words(shown(value), task), knob.changed(task, value));
  }
  return remedies;
}

const missesOf = ({ need, system: { camera, lens, setting } }: Solved): CheckId[] =>
  allMisses(need, camera, lens, setting).map(({ check }) => check);

/** The same parts for another task; undefined for a task that the engine refuses. */
function solvedAgain(system: System, task: ImagingTask): Solved | undefined {
  try {
    const need = requirementsOf(task);
    return { need, system: { ...system, setting: searchedSetting(need, system.camera, system.lens) } };
  } catch (error) {
    if (error instanceof OpticsInputError) return undefined;
    throw error;
  }
}

/** Whether a check beside `id` fails that did not, or is undecided that was decided. */
function worsens(before: readonly Check[], after: readonly Check[], id: CheckId): boolean {
  const was = new Map(before.map(check => [check.id, check.verdict]));
  return after.some(check => {
    const earlier = was.get(check.id) ?? 'pass';
    if (check.id === id || check.verdict === earlier) return false;
    return check.verdict === 'fail' || (check.verdict === 'unknown' && earlier !== 'fail');
  });
}
