import type { CalculationSheet, StepCell } from './calculation-sheet';

/** Lines above the first input: title, summary, an empty one, the heads. */
const HEAD = 4;
/** Between the inputs and the results: an empty line, the heads of the results. */
const BETWEEN = 2;
/** The column that holds the figures. */
const FIGURES = 'C';

/** Where each figure of a sheet stands. */
export function addresses({ inputs, steps }: CalculationSheet): Readonly<Record<string, string>> {
  const first = HEAD + 1;
  const firstStep = first + inputs.length + BETWEEN;
  return Object.fromEntries([
    ...inputs.map(({ name }, i) => [name, `${FIGURES}${first + i}`]),
    ...steps.map(({ name }, i) => [name, `${FIGURES}${firstStep + i}`]),
  ]);
}

/** The right-hand side of a step with the addresses of its inputs. */
export function excelFormula(sheet: CalculationSheet, { from, excel }: StepCell): string {
  const at = addresses(sheet);
  return excel(input => {
    const address = at[from[input] ?? ''];
    if (!address) throw new Error(`${sheet.code}: no cell for ${input}`);
    return address;
  });
}
