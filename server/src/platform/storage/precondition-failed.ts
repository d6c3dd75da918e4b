/** A conditional write found another object, or none, where it expected one: nothing was written. */
export class PreconditionFailed extends Error {}
