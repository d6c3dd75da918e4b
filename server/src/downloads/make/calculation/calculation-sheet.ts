import type { Formula } from '@shixuan/optics';

/** A figure that whoever opens the sheet types in. */
export interface InputCell {
  name: string;
  /** As it stands in the formulas: `f`, `WD`. */
  symbol: string;
  label: string;
  unit: string;
  /** A sensible example, so that the sheet shows a result at once. */
  value: number;
  /** What to look out for. */
  note?: string;
}

type AnyFormula = Pick<Formula<Record<string, number>>, 'definition' | 'compute'>;

/** A figure that follows: the engine's formula, and the same as the spreadsheet computes it. */
export interface StepCell {
  name: string;
  formula: AnyFormula;
  /** Where each input of the formula comes from: the name of a cell above. */
  from: Readonly<Record<string, string>>;
  /** The right-hand side in the language of spreadsheets; `cell(input)` is the address of an input of the formula. */
  excel: (cell: (input: string) => string) => string;
  note?: string;
}

export interface CalculationSheet {
  /** Stable: part of the file's key. */
  code: string;
  title: string;
  summary: string;
  inputs: readonly InputCell[];
  steps: readonly StepCell[];
  /** For what it does not hold. */
  limits: readonly string[];
}

/** A step whose inputs are checked against its formula by the compiler. */
export function step<I extends Readonly<Record<string, number>>>(
  name: string,
  formula: Formula<I>,
  from: { readonly [K in keyof I]: string },
  excel: (cell: (input: keyof I & string) => string) => string,
  note?: string,
): StepCell {
  const { definition, compute } = formula;
  // Inputs come by name from other cells: the sheet's test holds every name against the formula.
  return { name, formula: { definition, compute } as unknown as AnyFormula, from, excel, ...(note && { note }) };
}

/** All figures of a sheet, by name, as the engine computes them. */
export function computeSheet(
  sheet: CalculationSheet,
  given: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const { name, value } of sheet.inputs) values[name] = given[name] ?? value;
  for (const { name, formula, from } of sheet.steps) {
    const inputs = Object.fromEntries(
      Object.entries(from).map(([input, source]) => [input, values[source] ?? Number.NaN]),
    );
    values[name] = formula.compute(inputs);
  }
  return values;
}
