import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Formula, Variable } from '../formula/define-formula';
import { roundShown } from '../formula/numbers';
import { OpticsInputError } from '../formula/optics-input-error';
import type { Trace } from '../formula/trace';
import * as published from './formulas';
import { fisheyeModels } from './lens/fisheye';
import { evaluate } from './test/calculator';

declare global {
  interface ImportMeta {
    /** Provided by the bundler that runs the tests. */
    glob(paths: readonly string[], options: { eager: true }): Record<string, Record<string, unknown>>;
  }
}

type AnyFormula = Formula<Record<string, number>>;

const isFormula = (value: unknown): value is AnyFormula => typeof value === 'function' && 'definition' in value;

const fisheyes = Object.values(fisheyeModels).map(({ label, imageHeight }) => [label, imageHeight] as const);
const formulas = [
  ...Object.entries(published).flatMap(([name, value]) => (isFormula(value) ? [[name, value] as const] : [])),
  ...fisheyes.flatMap(([name, value]) => (isFormula(value) ? [[name, value] as const] : [])),
];

const variablesOf = (formula: AnyFormula) => Object.entries<Variable>(formula.definition.inputs);

/** Any valid input, with an emphasis on the ends of the range; small and large values are equally likely. */
function valid({ min, above, max, integer }: Variable): fc.Arbitrary<number> {
  const low = min ?? above ?? 0;
  const high = max ?? 1e6;
  const value =
    low > 0
      ? // Steps of the logarithm: doubles between logarithms would be those near 0, and nearly all inputs 1.
        fc.nat(1_000_000).map(step => low * (high / low) ** (step / 1_000_000))
      : fc.double({ min: low, max: high, noNaN: true });
  const inside = fc
    .oneof({ arbitrary: value, weight: 4 }, fc.constantFrom(low, high))
    .map(x => Math.min(high, Math.max(low, x)));
  const whole = integer ? inside.map(x => Math.min(high, Math.max(Math.ceil(low), Math.round(x)))) : inside;
  return above === undefined ? whole : whole.filter(x => x > above);
}

const inputsOf = (formula: AnyFormula) =>
  fc.record(Object.fromEntries(variablesOf(formula).map(([key, variable]) => [key, valid(variable)])));

test('each formula of the physics can be cited by its name', () => {
  const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
  const defined = Object.values(modules).flatMap(module =>
    Object.entries(module).flatMap(([name, value]) => (isFormula(value) ? [name] : [])),
  );
  expect(Object.keys(published).sort(), 'what physics/formulas.ts exports').toEqual([...new Set(defined)].sort());
});

test.each(formulas)('%s: finite for valid inputs, or refused for what does not go together', (_name, formula) => {
  const keys = new Set(variablesOf(formula).map(([key]) => key));
  fc.assert(
    fc.property(inputsOf(formula), inputs => {
      try {
        const result = formula(inputs);
        expect(Number.isFinite(result), `${JSON.stringify(inputs)} → ${result}`).toBe(true);
      } catch (error) {
        if (!(error instanceof OpticsInputError)) throw error;
        expect(formula.definition.relation).toBeDefined();
        expect(keys).toContain(error.field);
      }
    }),
  );
});

test.each(formulas)('%s: refuses each input outside its range, naming it and the limit', (_name, formula) => {
  const [inputs] = fc.sample(inputsOf(formula), { numRuns: 1, seed: 7 });
  for (const [field, { label, min, above, max, integer }] of variablesOf(formula)) {
    const outside = [
      [Number.NaN, '应为有限的数值'],
      [Number.POSITIVE_INFINITY, '应为有限的数值'],
      ...(min === undefined ? [] : [[min - Math.max(1, Math.abs(min)), `应不小于 ${min}`]]),
      ...(above === undefined ? [] : [[above, `应大于 ${above}`]]),
      ...(max === undefined ? [] : [[max * 2 + 1, `应不大于 ${max}`]]),
      ...(integer ? [[(min ?? above ?? 0) + 0.5, '应为整数']] : []),
    ] as const;
    for (const [value, limit] of outside) {
      const compute = () => formula({ ...inputs, [field]: Number(value) });
      expect(compute).toThrow(expect.objectContaining({ name: 'OpticsInputError', field }));
      expect(compute).toThrow(`${label}：${limit}`);
    }
  }
});

test.each(formulas)('%s: shows every input in its derivation, and where it is from', (_name, formula) => {
  const { expression, inputs, source, label } = formula.definition;
  const values = Object.values<Variable>(inputs);
  for (const { symbol } of values) expect(expression).toContain(symbol);
  expect(new Set(values.map(({ symbol }) => symbol)).size).toBe(values.length);
  expect(source.name).not.toBe('');
  expect(label).not.toBe('');
});

/** Formulas whose right-hand side a reader cannot type into a pocket calculator set to degrees. */
const beyondCalculator: Partial<Record<keyof typeof published, string>> = {
  defocusMtf: 'Bessel function',
  diagonalOfInchName: 'two cases in words',
  diffractionMtf: 'defines a helping quantity after the formula',
  largestRingOpeningMm: 'a ring of less than 10 mm has no hole, which the formula does not say',
  motionMtf: 'sine of radians',
  pixelMtf: 'sine of radians',
};

test.each(formulas.filter(([name]) => !(name in beyondCalculator)))(
  '%s: its derivation comes to its result, in its unit, on a pocket calculator',
  (_name, formula) => {
    const units = new Map(variablesOf(formula).map(([key, { unit }]) => [key, unit]));
    const printable = inputsOf(formula).map(inputs =>
      Object.fromEntries(
        Object.entries(inputs).map(([key, value]) => [key, roundShown(value, units.get(key) as string)]),
      ),
    );
    fc.assert(
      fc.property(printable, inputs => {
        const trace = tracedOrRefused(formula, inputs);
        if (!trace) return;
        const exact = formula.compute(inputs);
        const lost = 2e-9 * Math.abs(exact) + 1e-12 * Math.max(...Object.values(inputs).map(Math.abs));
        const [, line = ''] = /^[^=]*= (.*)$/.exec(trace.substituted) ?? [];
        expect(Math.abs(evaluate(line) - exact), `${trace.substituted} ≠ ${exact}`).toBeLessThanOrEqual(lost);
        expect(trace.result).toBe(roundShown(exact, formula.definition.unit));
      }),
    );
  },
);

/** Undefined for inputs that contradict each other, or that rounding took out of their range. */
function tracedOrRefused(formula: AnyFormula, inputs: Record<string, number>): Trace | undefined {
  try {
    return formula.trace(inputs);
  } catch (error) {
    if (error instanceof OpticsInputError) return undefined;
    throw error;
  }
}
