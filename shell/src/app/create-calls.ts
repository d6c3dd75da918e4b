import { type Api, createApi } from '@shixuan/api/client';
import type { Seed } from '@shixuan/host/manifest';
import type { AxiosAdapter } from 'axios';
import type { Deployment } from '../federation/deployment/deployment';
import type { ApiStep } from '../federation/deployment/keep-in-step';
import { createRequest, type Request, type RequestPolicy } from '../services/request/create-request';
import { expireSession } from '../services/session';
import type { PageTrace } from '../services/telemetry/tracing/page-trace';
import { documentKeptAt, keptAt } from '../state/kept-at';
import { loading } from '../state/loading';
import type { ShowMessage } from '../state/messages';
import type { StateContext } from '../state/store';
import { readToken, writeToken } from '../state/token';

export interface CallsOptions extends StateContext {
  seed: Seed;
  deployment: Deployment;
  apiStep: ApiStep;
  showMessage: ShowMessage;
  trace: PageTrace | undefined;
  /** Transport of requests; tests pass their own. */
  adapter: AxiosAdapter | undefined;
}

export interface Calls {
  request: Request;
  /** Shows nothing: an expired login, or an API out of step, is met again by the visitor's next action. */
  inBackground: Request;
  api: Api;
}

/** How the site's calls are sent: with the visitor's login, and what the shell does with what an answer says beside its content. */
export function createCalls({
  store,
  storage,
  seed,
  deployment,
  apiStep,
  showMessage,
  trace,
  adapter,
}: CallsOptions): Calls {
  const policy: RequestPolicy = {
    readToken: () => readToken(storage),
    writeToken: token => writeToken(storage, token),
    onLoading: isLoading => store.set(loading, isLoading),
    onMessage: (text, durationMs) => showMessage('error', text, durationMs),
    onAuthFailed: () => expireSession({ store, storage }),
    onRevision: revision => deployment.seen(revision),
    onApiVersion: apiStep.seen,
    onOutOfStep() {
      apiStep.failed();
      return apiStep.reload();
    },
    proveWork: challenge =>
      import('../services/proof-of-work/prove-work').then(({ proveWork }) => proveWork(challenge)),
    onKept: at => store.set(keptAt, at ?? documentKeptAt()),
    trace,
    adapter,
  };
  const request = createRequest({ ...policy, seed });
  const inBackground = createRequest({
    ...policy,
    onMessage: () => undefined,
    onAuthFailed: () => undefined,
    onOutOfStep() {
      apiStep.failed();
      return false;
    },
  });
  return { request, inBackground, api: createApi(request) };
}
