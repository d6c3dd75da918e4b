export { defineFormula, type Formula, type FormulaDefinition, type Variable } from './formula/define-formula';
export { type InputProblem, OpticsInputError } from './formula/optics-input-error';
export { roundSignificant } from './formula/round-significant';
export type { Source } from './formula/source';
export type { Trace, TraceInput } from './formula/trace';
