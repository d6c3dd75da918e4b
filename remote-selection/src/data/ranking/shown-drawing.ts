import type { System } from '@shixuan/optics/checks';
import { type SystemDrawing, systemDrawing } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import { settableDistanceMm } from '../../lib/settable-distance';

/** The drawing of a system as the page shows it, with the distance that one can set, as list and card say it. */
export function shownDrawing(need: Requirements, system: System): SystemDrawing {
  const figures = systemDrawing(need, system);
  const { mm, typical } = figures.workingDistanceMm;
  const workingDistanceMm = { mm: typical ? mm : settableDistanceMm(mm, need, system.lens), typical };
  return { ...figures, workingDistanceMm };
}
