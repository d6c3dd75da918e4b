import { lineLength, litField } from '../checks/imaging/light-beside';
import type { System } from '../checks/imaging/system';
import { type Requirements, requirementsOf } from '../model/task/requirements';
import { axisDistanceMm, type SideBySide, wholeObject } from '../model/task/side-by-side';
import { type BillLine, billItems } from './bill-line';

/** The parts of all cameras beside each other, from those of one. */
export function billSideBySide(
  lines: readonly BillLine[],
  need: Requirements,
  system: System,
  sideBySide: SideBySide,
): BillLine[] {
  return lines.map(line => {
    // All cameras count the same motion.
    if (line.item === billItems.encoder) return line;
    const isOfLine = need.lineScan && system.light;
    if (isOfLine && line.item === billItems.light) return lineLightOfAll(need, system, sideBySide, line);
    if (isOfLine && line.item === billItems.lightController) return line;
    const crowded = line.item === billItems.light ? crowdedText(need, system, sideBySide) : null;
    const note = [line.note, crowded].filter(Boolean).join('；') || null;
    return { ...line, count: line.count * sideBySide.cameras, note };
  });
}

/** One line of light goes across all views: joints between two would show. */
function lineLightOfAll(need: Requirements, system: System, sideBySide: SideBySide, line: BillLine): BillLine {
  const { light } = system;
  const { task } = need;
  const { cameras } = sideBySide;
  const whole = requirementsOf({ ...task, object: wholeObject(task.object, sideBySide) });
  const field = { ...litField(need, system), widthMm: whole.fieldWidthMm };
  const size = light ? lineLength(field)(light) : null;
  const leastMm = size ? Math.ceil(size.height?.leastMm ?? size.leastMm) : null;
  if (!light || size?.valueMm == null || leastMm === null) return { ...line, note: `${cameras} 台共用，须照亮全幅` };
  if (size.valueMm >= leastMm) return { ...line, note: `${cameras} 台共用一条` };
  return {
    ...line,
    productId: null,
    text: `待定：全幅一条，发光长度不小于 ${leastMm} mm`,
    note: `${cameras} 台共用；按一台选的 ${light.model} 发光长度 ${size.valueMm} mm，照不满全幅，须选更长的型号或定制`,
  };
}

/** Lights around the lens that are wider than the cameras stand apart. */
function crowdedText({ task }: Requirements, { light }: System, sideBySide: SideBySide): string | null {
  const apartMm = Math.round(axisDistanceMm(task.object, sideBySide));
  const wideMm = light?.outerDiameterMm ?? null;
  return wideMm !== null && wideMm > apartMm
    ? `外径 ${wideMm} mm 大于相机中心距 ${apartMm} mm，并排装不下，须换更小的或改用全幅光源`
    : null;
}
