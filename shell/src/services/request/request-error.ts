/**
 * `business`: the answer's state is not success; `auth`: the login has expired; `http`: an HTTP error; `network`: no answer;
 * `outOfStep`: the API is of another edition than the page, which calls what it lacks or does not know the form of its answer.
 */
export type RequestErrorKind = 'business' | 'auth' | 'http' | 'network' | 'cancelled' | 'outOfStep';

interface Details {
  status?: number;
  state?: number;
  /** The server's message, which may name the invalid field. */
  serverMessage?: string;
  cause?: unknown;
}

/** What a failed call rejects with. `message` is the text that visitors are shown. */
export class RequestError extends Error {
  readonly status: number | undefined;
  readonly state: number | undefined;
  readonly serverMessage: string;

  constructor(
    readonly kind: RequestErrorKind,
    message: string,
    { status, state, serverMessage = '', cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'RequestError';
    this.status = status;
    this.state = state;
    this.serverMessage = serverMessage;
  }
}
