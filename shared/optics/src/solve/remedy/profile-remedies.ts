import { judgeProfiler } from '../../checks/profiler/check-profiler';
import { mountProfiler } from '../../checks/profiler/mounting';
import type { ProfileCheck, ProfileCheckId } from '../../checks/profiler/profile-check';
import { shown, shownLength } from '../../checks/shown';
import { laserClasses, laserClassLabel, withinLaserClass } from '../../model/parts/laser-class';
import type { Profiler } from '../../model/parts/profiler';
import { protectionLabel, protections, protectsLike } from '../../model/parts/protection';
import { type ProfileNeeds, type ProfileTask, profileNeedsOf } from '../../model/task/profile-task';
import { profileKnobsOf } from './profile-knobs';
import type { Remedy } from './remedy';
import { type Trial, triedRemedies } from './tried-remedies';

/** The least changes of a profile task with which a failed or doubtful check of this profiler passes, mounted and judged again. */
export const profileRemedies = (
  { task }: ProfileNeeds,
  profiler: Profiler,
  check: Pick<ProfileCheck, 'id' | 'verdict'>,
): Remedy<ProfileTask>[] => triedRemedies(trial, task, profiler, check);

const trial: Trial<ProfileTask, Profiler, ProfileCheckId> = {
  judge: (task, profiler) => {
    const need = profileNeedsOf(task);
    return judgeProfiler(need, profiler, mountProfiler(need, profiler));
  },
  choices,
  knobs: profileKnobsOf,
  costs,
};

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
function costs(task: ProfileTask, changed: ProfileTask, profiler: Profiler): string[] {
  const was = mountProfiler(profileNeedsOf(task), profiler);
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
