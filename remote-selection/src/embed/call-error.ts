/** What a failed call rejects with. `message` is fit to be shown, `serverMessage` what the server said, which names the field at fault. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly serverMessage = '',
  ) {
    super(message);
    this.name = 'CallError';
  }
}
