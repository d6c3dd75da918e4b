import type { Formula, FormulaDefinition } from '@shixuan/optics/formula';

/** A figure that the user of the sheet enters. */
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

/** A figure that follows: the engine's formula, and the same as the spreadsheet computes it. */
export interface StepCell {
  name: string;
  /** What the engine says of the formula, and which inputs it has. */
  definition: Pick<FormulaDefinition<Record<string, number>>, 'symbol' | 'label' | 'unit' | 'expression' | 'source'>;
  inputNames: readonly string[];
  /** Where each input of the formula comes from: the name of a cell above. */
  from: Readonly<Record<string, string>>;
  /** Unchecked, from the figures above by name. */
  compute: (values: Readonly<Record<string, number>>) => number;
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

/** A step whose inputs are held against its formula by the compiler. */
export function step<I extends Readonly<Record<string, number>>>(
  name: string,
  { definition, compute }: Formula<I>,
  from: { readonly [K in keyof I & string]: string },
  excel: (cell: (input: keyof I & string) => string) => string,
  note?: string,
): StepCell {
  const sources = Object.entries<string>(from);
  const inputsOf = (values: Readonly<Record<string, number>>) =>
    // Every input of the formula is named in `from`: the compiler saw to it.
    Object.fromEntries(sources.map(([input, source]) => [input, values[source] ?? Number.NaN])) as I;
  return {
    name,
    definition,
    inputNames: Object.keys(definition.inputs),
    from,
    compute: values => compute(inputsOf(values)),
    excel,
    ...(note && { note }),
  };
}

/** All figures of a sheet, by name, as the engine computes them. */
export function computeSheet(
  sheet: CalculationSheet,
  given: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const { name, value } of sheet.inputs) values[name] = given[name] ?? value;
  for (const { name, compute } of sheet.steps) values[name] = compute(values);
  return values;
}
