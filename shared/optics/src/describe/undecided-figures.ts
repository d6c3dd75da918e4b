import { checkOf } from '../checks/imaging/check-system';
import type { System } from '../checks/imaging/system';
import type { Requirements } from '../model/task/requirements';
import { checkLabels } from '../model/verdict/check-labels';
import { undecidedChecks } from '../solve/score/undecided';

/**
 * Figures that the maker would have to state before anybody can say whether a system does its task, each once: 相机接口, 像圈直径.
 * Empty when every check that decides has its data.
 */
export function undecidedFigures(need: Requirements, system: System): readonly string[] {
  const labels = undecidedChecks(need, system.camera, system.lens).flatMap(
    // Of the pair alone: what is not stated of a light is chosen anew with another light.
    id => checkOf(need, { ...system, light: null }, id).missing ?? [checkLabels[id]],
  );
  return [...new Set(labels)];
}
