import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import { RequestError } from './request-error';

const BASE_PATH = '/web';
const TIMEOUT_MS = 30_000;

/** What came back, whatever its status. */
export interface Answer {
  status: number;
  data: unknown;
  headers: Readonly<Record<string, unknown>>;
  /** The token that the request carried. */
  token: unknown;
  /** Of a status that says that the call failed. */
  refusal?: unknown;
}

export interface Call {
  path: string;
  /** JSON text. */
  body: string;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a call.
 * @throws RequestError of kind `network` or `cancelled` when there is no answer
 */
export type Send = (call: Call) => Promise<Answer>;

const answerOf = ({ status, data, headers, config }: AxiosResponse<unknown>): Answer => ({
  status,
  data,
  headers,
  token: config.headers.get('Authorization'),
});

/** Calls below `/web`. @param adapter what tests and the server send with */
export function createTransport(adapter?: AxiosAdapter): Send {
  const http = axios.create({
    baseURL: BASE_PATH,
    timeout: TIMEOUT_MS,
    timeoutErrorMessage: '请求超时，请稍后再试',
    headers: { 'Content-Type': 'application/json' },
    ...(adapter && { adapter }),
  });
  return async ({ path, body, headers, signal }) => {
    try {
      return answerOf(await http.post<unknown>(path, body, { headers, ...(signal && { signal }) }));
    } catch (error) {
      if (axios.isCancel(error)) throw new RequestError('cancelled', '请求已取消', { cause: error });
      if (axios.isAxiosError<unknown>(error) && error.response) return { ...answerOf(error.response), refusal: error };
      throw new RequestError('network', error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
}
