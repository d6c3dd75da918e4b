import { judgeProfiler } from '../../checks/profiler/check-profiler';
import { mountProfiler } from '../../checks/profiler/mounting';
import type { ProfileCheck, ProfileCheckId } from '../../checks/profiler/profile-check';
import { shown, shownLength } from '../../checks/shown';
import { OpticsInputError } from '../../formula/optics-input-error';
import { laserClasses, laserClassLabel, withinLaserClass } from '../../model/parts/laser-class';
import type { Profiler } from '../../model/parts/profiler';
import { protectionLabel, protections, protectsLike } from '../../model/parts/protection';
import { type ProfileNeeds, type ProfileTask, profileNeedsOf } from '../../model/task/profile-task';
import { leastChange } from './least-change';
import { profileKnobsOf } from './profile-knobs';
import type { Remedy } from './remedy';

/** More alternatives are not read. */
const most = 2;

/**
 * The least changes of a profile task with which a failed or doubtful check of this profiler passes, mounted and judged again
 * with the figure as printed; no other check becomes worse than a warning. Empty where no change of the task alone helps.
 */
export function profileRemedies(
  need: ProfileNeeds,
  profiler: Profiler,
  { id, verdict }: Pick<ProfileCheck, 'id' | 'verdict'>,
): Remedy<ProfileTask>[] {
  if (verdict !== 'fail' && verdict !== 'warn') return [];
  const { task } = need;
  const before = judged(task, profiler);
  const remedies: Remedy<ProfileTask>[] = [];
  const helps = (changed: ProfileTask) => {
    const after = judged(changed, profiler);
    return after?.get(id) === 'pass' && before && !worsens(before, after) ? after : undefined;
  };
  const add = (change: string, changed: ProfileTask) =>
    remedies.push({ change, task: changed, costs: costs(need, changed, profiler) });
  for (const { words, changed } of choices(task, profiler, id)) if (helps(changed)) add(words, changed);
  for (const knob of profileKnobsOf[id]) {
    if (remedies.length >= most) break;
    const from = knob.value(task, profiler);
    if (from === null) continue;
    const value = leastChange(from, knob.farthest(from, profiler), to => helps(knob.changed(task, to)) !== undefined);
    if (value !== null) add(knob.words(shown(value), task), knob.changed(task, value));
  }
  return remedies.slice(0, most);
}

type Verdicts = ReadonlyMap<ProfileCheckId, ProfileCheck['verdict']>;

function judged(task: ProfileTask, profiler: Profiler): Verdicts | undefined {
  try {
    const need = profileNeedsOf(task);
    const checks = judgeProfiler(need, profiler, mountProfiler(need, profiler));
    return new Map(checks.map(({ id, verdict }) => [id, verdict]));
  } catch (error) {
    if (error instanceof OpticsInputError) return undefined;
    throw error;
  }
}

const worsens = (before: Verdicts, after: Verdicts) =>
  [...after].some(([id, verdict]) => {
    const earlier = before.get(id);
    return verdict !== earlier && (verdict === 'fail' || (verdict === 'unknown' && earlier !== 'fail'));
  });

/** Demands without a figure: the laser class and the protection that this profiler has. */
function choices(
  task: ProfileTask,
  { laserClasses: offered, protection }: Profiler,
  id: ProfileCheckId,
): readonly { words: string; changed: ProfileTask }[] {
  if (id === 'laser-class') {
    return laserClasses
      .filter(each => offered.some(other => withinLaserClass(other, each)))
      .slice(0, 1)
      .map(each => ({
        words: `允许 ${laserClassLabel(each)}激光（须配防护罩与联锁）`,
        changed: { ...task, maxLaserClass: each },
      }));
  }
  const kept = id === 'protection' && protection !== null ? bestOf(protection) : undefined;
  if (!kept) return [];
  return [{ words: `防护等级降到 ${protectionLabel(kept)}（另加防护罩）`, changed: { ...task, minProtection: kept } }];
}

/** The highest listed protection that this one includes. */
const bestOf = (protection: string) => protections.findLast(code => protectsLike(protection, code) === true);

/** What becomes coarser where the profiler is mounted after the change. */
function costs(need: ProfileNeeds, changed: ProfileTask, profiler: Profiler): string[] {
  const was = mountProfiler(need, profiler);
  const is = mountProfiler(profileNeedsOf(changed), profiler);
  const larger = (before: number | null, after: number | null) =>
    before !== null && after !== null && after > before * 1.02;
  const smaller = (before: number | null, after: number | null) => larger(after, before);
  return [
    ...(larger(was.pointSpacingMm, is.pointSpacingMm)
      ? [`X 点间距 ${shownLength(was.pointSpacingMm ?? 0, 3)} → ${shownLength(is.pointSpacingMm ?? 0, 3)}`]
      : []),
    ...(larger(was.resolutionUm, is.resolutionUm)
      ? [`Z 向分辨率 ${shown(was.resolutionUm ?? 0, 3)} µm → ${shown(is.resolutionUm ?? 0, 3)} µm`]
      : []),
    ...(smaller(was.widthMm, is.widthMm)
      ? [`视野 ${shownLength(was.widthMm ?? 0, 3)} → ${shownLength(is.widthMm ?? 0, 3)}`]
      : []),
  ];
}
