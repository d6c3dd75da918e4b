import { roundShown } from './numbers';
import { type InputProblem, OpticsInputError } from './optics-input-error';
import type { Source } from './sources/source';
import type { Trace } from './trace';

export interface Variable {
  /** Symbol in the expression: 'f', 'WD', 'F_eff'. */
  symbol: string;
  /** Chinese technical term. */
  label: string;
  /** '' for pure numbers. */
  unit: string;
  /** Smallest allowed value; with `above`, the exclusive lower limit instead. */
  min?: number;
  above?: number;
  max?: number;
  integer?: boolean;
}

type Inputs = Readonly<Record<string, number>>;

export interface FormulaDefinition<I extends Inputs> {
  symbol: string;
  label: string;
  unit: string;
  /** Right-hand side, with the symbols of the inputs and the operators × ÷ − + √ ⌈⌉ ². */
  expression: string;
  inputs: { readonly [K in keyof I]: Variable };
  source: Source;
  validity?: string;
  /** Condition between the inputs, evaluated when each of them is within its range. */
  relation?: (inputs: I) => InputProblem | undefined;
  compute: (inputs: I) => number;
}

/** A formula that computes, checks its inputs and shows its derivation, all from one definition. */
export interface Formula<I extends Inputs> {
  /** @throws OpticsInputError when an input is outside its range, or the inputs contradict each other */
  (inputs: I): number;
  readonly definition: FormulaDefinition<I>;
  /** The computation without checks, for loops over inputs that were checked before. */
  readonly compute: (inputs: I) => number;
  /** The figure with its derivation. @throws OpticsInputError like the formula itself */
  readonly trace: (inputs: I) => Trace;
}

export function defineFormula<I extends Inputs>(definition: FormulaDefinition<I>): Formula<I> {
  // The function has no name of its own: giving it one makes V8 keep its properties in a hash table, and loops that read `compute`
  // of a formula would neither find it quickly nor compile it in place.
  const formula: Formula<I> = Object.assign(checkedBy(definition), {
    definition,
    compute: definition.compute,
    trace: (inputs: I): Trace => {
      const { symbol, label, unit, expression, source, validity } = definition;
      return {
        label,
        symbol,
        formula: `${symbol} = ${expression}`,
        result: roundShown(formula(inputs), unit),
        substituted: `${symbol} = ${substitute(definition, inputs)}`,
        inputs: variables(definition).map(([key, variable]) => ({
          symbol: variable.symbol,
          label: variable.label,
          value: inputs[key] as number,
          unit: variable.unit,
        })),
        unit,
        source,
        validity,
      };
    },
  });
  return formula;
}

function checkedBy<I extends Inputs>(definition: FormulaDefinition<I>): (inputs: I) => number {
  return inputs => {
    const problem = firstProblem(definition, inputs);
    if (problem) throw new OpticsInputError(problem);
    return definition.compute(inputs);
  };
}

const variables = <I extends Inputs>({ inputs }: FormulaDefinition<I>) => Object.entries<Variable>(inputs);

function firstProblem<I extends Inputs>(definition: FormulaDefinition<I>, inputs: I): InputProblem | undefined {
  for (const [field, variable] of variables(definition)) {
    const message = outOfRange(variable, inputs[field] as number);
    if (message) return { field, message };
  }
  return definition.relation?.(inputs);
}

function outOfRange({ label, unit, min, above, max, integer }: Variable, value: number): string | undefined {
  const figure = (limit: number) => (unit ? `${limit} ${unit}` : String(limit));
  if (!Number.isFinite(value)) return `${label}：应为有限的数值`;
  if (above !== undefined && value <= above) return `${label}：应大于 ${figure(above)}，现为 ${figure(value)}`;
  if (min !== undefined && value < min) return `${label}：应不小于 ${figure(min)}，现为 ${figure(value)}`;
  if (max !== undefined && value > max) return `${label}：应不大于 ${figure(max)}，现为 ${figure(value)}`;
  if (integer && !Number.isInteger(value)) return `${label}：应为整数，现为 ${figure(value)}`;
  return undefined;
}

/** Replaces symbols by numbers, the longest symbols first, so that `F_eff` is not read as `F`. */
function substitute<I extends Inputs>(definition: FormulaDefinition<I>, inputs: I): string {
  const values = new Map(
    variables(definition).map(([key, { symbol, unit }]) => [symbol, shown(inputs[key] as number, unit)]),
  );
  const symbols = [...values.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  if (symbols.length === 0) return definition.expression;
  // A symbol has no letter, digit, subscript, underscore or prime beside it; an exponent may follow.
  const beside = '[\\p{L}\\p{Nd}₀-₉_′]';
  const pattern = new RegExp(`(?<!${beside})(?:${symbols.join('|')})(?!${beside})`, 'gu');
  return definition.expression.replace(pattern, symbol => values.get(symbol) as string);
}

function shown(value: number, unit: string): string {
  const rounded = String(roundShown(value, unit));
  return value < 0 ? `(${rounded})` : rounded;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
