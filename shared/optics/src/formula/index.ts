export type { Formula, FormulaDefinition, Variable } from './define-formula';
export { roundSignificant } from './numbers';
export { type InputProblem, OpticsInputError } from './optics-input-error';
export type { Source } from './sources/source';
export { resultLast, type Trace } from './trace';
export type { Verdict } from './verdict';
