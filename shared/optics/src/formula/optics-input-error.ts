/** Problem of one input, in words for its field. */
export interface InputProblem {
  /** Key of the input: `workingDistanceMm`. */
  field: string;
  /** Chinese text that names the quantity, the valid value and the reason: '工作距离应大于焦距 25 mm：物体在焦距以内不能成实像'. */
  message: string;
}

/** Thrown by all checked functions of the engine for inputs outside their valid range. */
export class OpticsInputError extends Error {
  override readonly name = 'OpticsInputError';
  readonly field: string;

  constructor({ field, message }: InputProblem) {
    super(message);
    this.field = field;
  }
}

/** For figures that are data, not inputs of a formula. @throws OpticsInputError unless finite and above 0 */
export function checkPositive(field: string, label: string, value: number): void {
  if (Number.isFinite(value) && value > 0) return;
  throw new OpticsInputError({ field, message: `${label}：应为大于 0 的有限数值，现为 ${value}` });
}
