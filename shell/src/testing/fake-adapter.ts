import { type AxiosAdapter, AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';

export interface FakeAnswer {
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
  /** No answer at all: the request fails with this message. */
  networkError?: string;
}

export interface FakeAdapter {
  adapter: AxiosAdapter;
  requests: InternalAxiosRequestConfig[];
}

export const success = (content: unknown): FakeAnswer => ({ data: { state: 0, content, msg: '' } });

/** Answers each request by its path (below the base path), as a server would. */
export function fakeAdapter(answer: (path: string) => FakeAnswer | Promise<FakeAnswer>): FakeAdapter {
  const requests: InternalAxiosRequestConfig[] = [];
  return {
    requests,
    adapter: async config => {
      requests.push(config);
      const { status = 200, data = null, headers = {}, networkError } = await answer(config.url ?? '');
      if (networkError) throw new AxiosError(networkError, AxiosError.ERR_NETWORK, config);
      const response = { status, data, headers: new AxiosHeaders(headers), config, statusText: '', request: {} };
      if (status >= 400) throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, {}, response);
      return response;
    },
  };
}
