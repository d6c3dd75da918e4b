/** Something that keeps the site from starting. The message is one sentence for whoever typed the command; no stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
