import { checkOf } from '../checks/imaging/check-system';
import { apertureLabel } from '../checks/imaging/sharpness';
import type { System } from '../checks/imaging/system';
import type { Requirements } from '../model/task/requirements';
import { checkLabels } from '../model/verdict/check-labels';
import { undecidedChecks } from '../solve/score/undecided';

/**
 * Figures that the maker has to state before a system can be judged, each once: 相机接口, 像圈直径. Empty when every deciding check has
 * its data.
 */
export function undecidedFigures(need: Requirements, system: System): readonly string[] {
  const labels = undecidedChecks(need, system.camera, system.lens).flatMap(
    // The resolution of a lens decides nothing. Only of the pair: another light can be chosen.
    id =>
      id === 'sharpness'
        ? [apertureLabel]
        : (checkOf(need, { ...system, light: null }, id).missing ?? [checkLabels[id]]),
  );
  return [...new Set(labels)];
}
