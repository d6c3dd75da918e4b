import { roundSignificant, type Trace } from '@shixuan/optics/formula';
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

/**
 * What a derivation comes to: in the unit of its formula, which the numbers before it give on a calculator, then in the unit in which
 * it is read, where that is another: `0.03333 mm = 33.33 µm`. Whole counts are exact, as in the derivation.
 */
export function derivedText({ result, unit }: Pick<Trace, 'result' | 'unit'>): string {
  const [readable, readableUnit] = readableQuantity(result, unit);
  if (!Number.isFinite(result)) return quantityText(result, unit);
  const inFormula = readableUnit === unit ? readable : result;
  const computed = formatNumber(inFormula, decimalsOf(inFormula)) + unitAfter({ unit });
  return readableUnit === unit ? computed : `${computed} = ${quantityText(result, unit)}`;
}

/** Digits after the point that a figure has. */
function decimalsOf(value: number): number {
  const [digits = '', exponent] = value.toExponential().split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}
