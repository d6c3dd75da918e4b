import { RequestError } from '../../services/request/request-error';

/** The server's message about a refused form; null for failures whose message has been shown already. */
export const messageOf = (error: unknown): string | null =>
  error instanceof RequestError && error.serverMessage ? error.serverMessage : null;
