import { type checkProfiler, isProfileAsked, type ProfileCheckId } from '@shixuan/optics/checks';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { formatFigure, threeDigits } from '../../lib/format-figure';
import { finerText, moreText } from '../../lib/reason-text';

type Checks = ReturnType<typeof checkProfiler>;

/** Figure and limit of a check that the task asks for and that holds for sure; null: there is none. */
const heldOf = (need: ProfileNeeds, checks: Checks, id: ProfileCheckId) => {
  const check = checks.find(each => each.id === id);
  const holds = check?.verdict === 'pass' && isProfileAsked(need, id);
  return holds && check.figure !== null && check.limit !== null ? { figure: check.figure, limit: check.limit } : null;
};

/** Why a line profiler does the task, in sentences of the trade, the most important first: fineness, width, and range or rate. */
export function profilerReasons(need: ProfileNeeds, checks: Checks): string[] {
  const held = (id: ProfileCheckId) => heldOf(need, checks, id);
  const fine = (id: ProfileCheckId, name: string) => {
    const found = held(id);
    return found && `${name}比要求的 ${formatFigure(found.limit)} µm ${finerText(found.figure, found.limit)}`;
  };
  const width = held('width');
  const range = need.usedMm > 0 ? held('range') : null;
  const rate = held('profile-rate');
  return [
    fine('point-spacing', 'X 点间距') ?? fine('z-repeatability', 'Z 向重复精度') ?? fine('z-resolution', 'Z 向分辨率'),
    width && `最窄处视野装下 ${formatFigure(need.task.widthMm)} mm 宽，${moreText(width.figure, need.task.widthMm)}`,
    range
      ? `Z 量程 ${threeDigits(range.figure)} mm，盖住 ${formatFigure(range.limit)} mm 高低`
      : rate && `满量程 ${threeDigits(rate.figure)} Hz，移动要 ${threeDigits(rate.limit)} Hz`,
  ].filter(reason => reason !== null);
}
