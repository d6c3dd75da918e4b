import {
  API_VERSION_HEADER,
  isEnvelope,
  NO_SUCH_CALL_HEADER,
  REVISION_HEADER,
  type RequestOptions,
  ResultCode,
  WORK_CHALLENGE_HEADER,
  WORK_PROOF_HEADER,
} from '@shixuan/api/client';
import type { Seed } from '@shixuan/host/manifest';
import type { AxiosAdapter } from 'axios';
import { beginCall, type PageTrace } from '../telemetry/tracing/page-trace';
import { createLoadingCounter } from './loading-counter';
import { RequestError } from './request-error';
import { createSeedStore } from './seed-store';
import type { Answer, Send } from './transport';

const OUT_OF_STEP = '这一页与网站的版本不一致，请刷新页面后再试';
/** Shown until the new document is there. */
const BEING_LOADED_ANEW = '网站刚刚更新，正在重新载入这一页';
const OUT_OF_STEP_ERROR = ['outOfStep', OUT_OF_STEP] as const;
const EXPIRED = '登录失效，请登录后再操作';
const EXPIRED_DURATION_MS = 700;
/** The code that sends calls did not come. */
const UNREACHABLE = '网络连接失败，请稍后再试';
/** Header of an answer that the service worker had kept: its time. */
const KEPT_AT_HEADER = 'x-kept-at';

const messagesByStatus: Readonly<Record<number, string>> = {
  422: '参数错误，请检查参数',
  401: '未登录或者登录已失效，请重新登录',
  406: '你没有权限操作该action',
  500: '请求错误，请联系管理员',
};

/** Message for an HTTP error: by status, else the server's own text. */
const messageForStatus = (status: number, serverMessage: string): string =>
  messagesByStatus[status] ?? (serverMessage || `服务暂时不可用（HTTP ${status}），请稍后再试`);

export interface RequestPolicy {
  readToken(): string;
  /** Stores the token of a `refresh-token` header. */
  writeToken(token: string): void;
  /** The loading mask is to be shown or hidden. */
  onLoading(loading: boolean): void;
  /** An error is to be shown; for 3000 ms unless a duration is given. */
  onMessage(text: string, durationMs?: number): void;
  /** The login has expired: log out, offer the dialog. Called once the visitor has read why. */
  onAuthFailed(): void;
  /** An answer named the revision of what is deployed. */
  onRevision?(revision: number): void;
  /** An answer named the version of the site's API. */
  onApiVersion?(version: string): void;
  /** A call failed because page and API are out of step. @returns whether the page is being loaded anew, which needs no message */
  onOutOfStep?(): boolean;
  /** An answer came: kept by the service worker at this time, or null where it is from the network. */
  onKept?(at: string | null): void;
  /**
   * Answers the challenge of a call that was refused for want of a proof of work; the call is then made once more.
   * @returns null where this browser cannot
   */
  proveWork?(challenge: string): Promise<string | null>;
  seed?: Seed;
  /** The trace that calls are part of, where the visit is traced. */
  trace?: PageTrace | undefined;
  /** Transport of requests, for tests. */
  adapter?: AxiosAdapter;
}

/** `headers` are added to the request: they name the calling remote. */
export type Request = (
  path: string,
  body: unknown,
  options?: RequestOptions & { headers?: Record<string, string> },
) => Promise<unknown>;

/** The code that sends calls: a page with its first answers in it works before it makes one. */
const importTransport = () => import('./transport');

/** Fetches ahead what the first call needs. A failure is left to that call. */
export const prepareRequests = (): void => void importTransport().catch(() => undefined);

/**
 * The only way to the API. It knows no component: everything visible goes through the policy's callbacks.
 * @param load brings the code that sends calls, with the first of them
 */
export function createRequest(policy: RequestPolicy, load = importTransport): Request {
  let sending: Promise<Send> | undefined;
  /** @throws RequestError when the code did not come; the next call asks for it again */
  function transport(): Promise<Send> {
    sending ??= load().then(
      ({ createTransport }) => createTransport(policy.adapter),
      (cause: unknown) => {
        sending = undefined;
        throw new RequestError('network', UNREACHABLE, { cause });
      },
    );
    return sending;
  }
  const counter = createLoadingCounter(policy.onLoading);
  const seed = createSeedStore(policy.seed ?? []);
  let expiring = false;

  /** Calls that fail together make one message and one logout. */
  function expire() {
    if (expiring) return;
    expiring = true;
    policy.onMessage(EXPIRED, EXPIRED_DURATION_MS);
    setTimeout(() => {
      expiring = false;
      policy.onAuthFailed();
    }, EXPIRED_DURATION_MS);
  }

  /**
   * Stores a fresh token only if the request's token is still in use: a late answer must neither undo a logout nor
   * restore an older token.
   */
  function keepFreshToken({ headers, token: sent }: Answer) {
    const token = headers['refresh-token'];
    if (typeof token !== 'string' || !token) return;
    if (policy.readToken() === sent) policy.writeToken(token);
  }

  /** Called for every answer, refusals included. */
  function readHeaders(answer: Answer) {
    keepFreshToken(answer);
    const { headers } = answer;
    const revision = Number(headers[REVISION_HEADER] ?? Number.NaN);
    if (Number.isInteger(revision)) policy.onRevision?.(revision);
    const apiVersion = headers[API_VERSION_HEADER];
    if (typeof apiVersion === 'string') policy.onApiVersion?.(apiVersion);
    const keptAt = headers[KEPT_AT_HEADER];
    policy.onKept?.(typeof keptAt === 'string' ? keptAt : null);
  }

  /** @throws RequestError when the call failed */
  function readAnswer(answer: Answer, accepts?: RequestOptions['accepts']): unknown {
    if (answer.refusal !== undefined) throw refusalOf(answer);
    const { data, status } = answer;
    // A text is of a proxy in between; an object without an envelope is of an API that this page does not know.
    if (typeof data === 'object' && !isEnvelope(data)) throw new RequestError('outOfStep', OUT_OF_STEP, { status });
    if (!isEnvelope(data)) throw new RequestError('http', messageForStatus(500, ''), { status });
    const { state, msg } = data;
    if (state === ResultCode.success) {
      if (accepts && !accepts(data.content)) throw new RequestError('outOfStep', OUT_OF_STEP, { status, state });
      return data.content;
    }
    if (state === ResultCode.failAuth) throw new RequestError('auth', EXPIRED, { status, state, serverMessage: msg });
    throw new RequestError('business', msg || messageForStatus(500, ''), { status, state, serverMessage: msg });
  }

  function refusalOf({ data, status, headers, refusal: cause }: Answer): RequestError {
    const { state, msg = '' } = isEnvelope(data) ? data : {};
    if (state === ResultCode.failAuth) return new RequestError('auth', EXPIRED, { status, state, serverMessage: msg });
    // The answer's message is for the author of the call, not for the visitor.
    const isKnown = !headers[NO_SUCH_CALL_HEADER];
    const [kind, message] = isKnown ? (['http', messageForStatus(status, msg)] as const) : OUT_OF_STEP_ERROR;
    // Without the status: pages take 404 for a product or an article that does not exist.
    return new RequestError(kind, message, { ...(isKnown && { status }), state, serverMessage: msg, cause });
  }

  /** Of what sends a call there are no others; a proof may fail. */
  const asRequestError = (error: unknown): RequestError =>
    error instanceof RequestError
      ? error
      : new RequestError('network', error instanceof Error ? error.message : String(error), { cause: error });

  /** The proof that a refusal asks for; null for any other answer. */
  async function proofFor({ refusal, headers }: Answer): Promise<string | null> {
    const challenge = refusal !== undefined && headers[WORK_CHALLENGE_HEADER];
    return typeof challenge === 'string' ? ((await policy.proveWork?.(challenge)) ?? null) : null;
  }

  return async (path, body, { showLoading = true, silent = false, signal, accepts, headers } = {}) => {
    const seeded = seed.take(path, body);
    if (seeded) return seeded.content;
    if (showLoading) counter.begin();
    const span = policy.trace && beginCall(policy.trace, path);
    // As they are now, however late the code comes that sends them.
    const text = JSON.stringify(body ?? {});
    const token = policy.readToken();
    const post = async (more?: Record<string, string>) => {
      const send = await transport();
      return send({
        path,
        body: text,
        headers: {
          ...headers,
          ...more,
          ...(span && { traceparent: span.traceparent }),
          Authorization: more ? policy.readToken() : token,
        },
        signal,
      });
    };
    try {
      const first = await post();
      const proof = await proofFor(first);
      const answer = proof === null ? first : await post({ [WORK_PROOF_HEADER]: proof });
      readHeaders(answer);
      const content = readAnswer(answer, accepts);
      span?.end({ status: answer.status });
      return content;
    } catch (caught) {
      const error = asRequestError(caught);
      span?.end({ status: error.status, failure: error.kind });
      const isLoadedAnew = error.kind === 'outOfStep' && policy.onOutOfStep?.() === true;
      if (error.kind === 'auth') expire();
      else if (isLoadedAnew) policy.onMessage(BEING_LOADED_ANEW);
      else if (!silent && error.kind !== 'cancelled') policy.onMessage(error.message);
      throw error;
    } finally {
      if (showLoading) counter.end();
    }
  };
}
