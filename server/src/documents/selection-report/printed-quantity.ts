import { roundSignificant } from '@shixuan/optics/formula';
import { formatNumber, readableQuantity, unitAfter } from '@shixuan/units';

export interface PrintedQuantity {
  figure: string;
  /** With the space that goes before it; empty without a unit. */
  unit: string;
}

/** A figure of a report with four digits, in the unit in which it is read. */
export function printedQuantity(value: number, unit: string): PrintedQuantity {
  if (!Number.isFinite(value)) return { figure: value < 0 ? '−∞' : '∞', unit: unitAfter({ unit }) };
  const [readable, readableUnit] = readableQuantity(value, unit);
  return { figure: formatNumber(roundSignificant(readable, 4)), unit: unitAfter({ unit: readableUnit }) };
}

/** Figure and unit in one text. */
export function quantityText(value: number, unit: string): string {
  const printed = printedQuantity(value, unit);
  return printed.figure + printed.unit;
}
