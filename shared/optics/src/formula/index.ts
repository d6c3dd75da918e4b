export { defineFormula, type Formula, type FormulaDefinition, type Variable } from './define-formula';
export { type InputProblem, OpticsInputError } from './optics-input-error';
export { roundSignificant } from './round-significant';
export type { Source } from './source';
export type { Trace, TraceInput } from './trace';
