/** Whether a call was answered that there is no such thing, as against not being answered well. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
