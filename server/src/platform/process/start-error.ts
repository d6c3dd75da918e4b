/** A fault that keeps the site from starting. The message is one sentence for the command line; no stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
