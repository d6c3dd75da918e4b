/** An operation that would leave the registry wrong: nothing was changed. The message says why and what to do instead. */
export class OperationRefused extends Error {
  override readonly name: string = 'OperationRefused';
}
