import { isEnvelope, type RequestFunction, ResultCode } from '@shixuan/api/client';

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

const TIMEOUT_MS = 30_000;
const UNREACHABLE = '没有连上视选的服务器，请检查网络后重试。';

export interface RequestPolicy {
  /** `https://site.example/web` */
  base(): string;
  /** The key of the page's owner; empty: none. */
  partner(): string;
  onFailure(error: CallError, silent: boolean): void;
}

/** The widget's way to the API: plain requests without cookies, as every other origin may make them. */
export function createRequest({ base, partner, onFailure }: RequestPolicy): RequestFunction {
  return async (path, body, { silent = false, signal } = {}) => {
    const given = new AbortController();
    const giveUp = () => given.abort();
    // `AbortSignal.timeout` would keep the call in memory until it fires, also after the answer.
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    signal?.addEventListener('abort', giveUp);
    try {
      const response = await fetch(base() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...keyHeader(partner()) },
        body: JSON.stringify(body ?? {}),
        credentials: 'omit',
        referrerPolicy: 'strict-origin-when-cross-origin',
        signal: given.signal,
      });
      const answer: unknown = await response.json().catch(() => null);
      if (isEnvelope(answer) && answer.state === ResultCode.success) return answer.content;
      const said = isEnvelope(answer) ? (answer.msg ?? '') : '';
      throw new CallError(said || `服务暂时不可用（HTTP ${response.status}），请稍后再试`, said);
    } catch (caught) {
      if (signal?.aborted) throw caught;
      const error =
        caught instanceof CallError
          ? caught
          : new CallError(given.signal.aborted ? '请求超时，请稍后再试' : UNREACHABLE);
      onFailure(error, silent);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  };
}

/** Header of the key, encoded as headers carry ASCII only; the server reports what is wrong with it. */
const keyHeader = (key: string): Record<string, string> => (key ? { 'x-partner-key': encodeURIComponent(key) } : {});
