import { RequestError } from '../../services/request/request-error';

/** What a refused call said about the fields; nothing for failures that have shown themselves already. */
export const messageOf = (error: unknown): string | null =>
  error instanceof RequestError && error.serverMessage ? error.serverMessage : null;
