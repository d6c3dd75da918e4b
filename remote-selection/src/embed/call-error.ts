/** Error of a failed call. `message` can be shown; `serverMessage` is the server's text, which names the field at fault. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly serverMessage = '',
  ) {
    super(message);
    this.name = 'CallError';
  }
}
