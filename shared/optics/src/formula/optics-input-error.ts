/** What is wrong with one input, in words for the field it was typed in. */
export interface InputProblem {
  /** Key of the input: `workingDistanceMm`. */
  field: string;
  /** Chinese; names the quantity, says what would be right and why: '工作距离应大于焦距 25 mm：物体在焦距以内不能成实像'. */
  message: string;
}

/** Thrown by every checked function of the engine for inputs outside their valid range. */
export class OpticsInputError extends Error {
  override readonly name = 'OpticsInputError';
  readonly field: string;

  constructor({ field, message }: InputProblem) {
    super(message);
    this.field = field;
  }
}
