export type { Formula, FormulaDefinition, Variable } from './define-formula';
export { type InputProblem, OpticsInputError } from './optics-input-error';
export { roundSignificant } from './round-significant';
export type { Source } from './source';
export type { Trace } from './trace';
export type { Verdict } from './verdict';
