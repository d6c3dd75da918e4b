import type { System } from '@shixuan/optics/checks';
import { exposureLabel, lightShareLabel, type ResultFigure, type TaskLine } from '@shixuan/optics/describe';
import { checkLabel, type Requirements } from '@shixuan/optics/model';
import { type RoomEnd, roomFactor, roomOf } from '@shixuan/optics/sensitivity';
import { wideEnds } from '@shixuan/optics/setting';
import type { SheetRow } from '../data-sheet/data-sheet';
import { printedQuantity, quantityText } from './printed-quantity';

/** Figures that are absent because the task does not ask for them, which is not the same as not stated. */
export function absentFigures(need: Requirements, { setting }: System): ReadonlyMap<string, string> {
  const { depthMm, lineScan } = need;
  const { demandHz, exposureUs } = setting;
  return new Map([
    ...(demandHz === null ? ([[lineScan ? '行频余量' : '帧率余量', '未要求']] as const) : []),
    ...(depthMm === 0 ? ([['景深余量', '未要求']] as const) : []),
    ...(exposureUs === null
      ? ([
          [exposureLabel(need), '未限定'],
          [lightShareLabel, '未限定曝光'],
        ] as const)
      : []),
  ]);
}

/**
 * The exposure of a part at rest, for which neither task nor motion sets a limit: the period of the frames alone is none to expose
 * by, and the light that it would give is none to plan with. Null for every other figure, and for other tasks.
 */
export function unboundRows({ label, figure, unit }: ResultFigure, need: Requirements): SheetRow[] | null {
  const { task, lineScan } = need;
  if (figure === null || lineScan || task.speedMmS > 0 || task.exposureUs !== null) return null;
  if (label === lightShareLabel) return [];
  if (label !== exposureLabel(need)) return null;
  const value = `由光源亮度定；静止时只受帧周期限制，不长于 ${quantityText(figure, unit)}`;
  return [{ label: '曝光', value, unit: '', derived: false }];
}

/** A figure as it is printed; `otherwise`: what stands for one that is not there. */
export function row({ label, figure, unit, text }: ResultFigure, otherwise: string | null = null): SheetRow {
  if (figure === null) return { label, value: text ?? otherwise, unit: '', derived: false };
  const printed = printedQuantity(figure, unit);
  return { label, value: printed.figure, unit: printed.unit, derived: false };
}

/** A line of text as a row. */
export const written = ({ label, text }: TaskLine): SheetRow => ({ label, value: text, unit: '', derived: false });

/** How far each input may be moved, a row each. */
export const roomRows = (need: Requirements, system: System): SheetRow[] =>
  roomOf(need, system).map(room => ({
    label: room.input.label,
    value: roomText(room, need),
    unit: '',
    derived: false,
  }));

/** How far an input may be moved: `48 mm（单像素精度）～72 mm（视野）`, `125～131 mm（工作距离）`, `16 mm 或更小～72 mm（视野）`; `257 mm（视野）：安装时须可调，不能定死`. */
function roomText({ input, low, high }: ReturnType<typeof roomOf>[number], need: Requirements): string {
  const { unit, value } = input;
  const named = ({ check }: RoomEnd) => (check ? `（${checkLabel(check, need)}）` : '');
  // Where nothing ends it, the farthest value that was tried is told: a share beside a length is not read as one range.
  const end = (of: RoomEnd, tried: number, beyond: string) =>
    of.value === null ? `${quantityText(tried, unit)} ${beyond}` : quantityText(of.value, unit) + named(of);
  const upper = end(high, value * roomFactor, '或更大');
  if (low.value !== null && high.value !== null && low.check === high.check) {
    const [from, to] = [printedQuantity(low.value, unit), printedQuantity(high.value, unit)];
    if (from.unit === to.unit) {
      // As it is settled it holds, but no single value does: the unknown rest of a lens is taken up where it is mounted.
      const isOneValue = from.figure === to.figure;
      return isOneValue ? `${upper}：安装时须可调，不能定死` : `${from.figure}～${upper}`;
    }
  }
  return `${end(low, value / roomFactor, '或更小')}～${upper}`;
}

/** Only where the figure is not exactly known. */
export function band(label: string, ends: Parameters<typeof wideEnds>[0]): SheetRow[] {
  const wide = wideEnds(ends);
  if (!wide) return [];
  return [
    { label, value: `${quantityText(wide.low, '')}～${quantityText(wide.high, '')}`, unit: ' mm', derived: false },
  ];
}
