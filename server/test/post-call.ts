import type { CallName } from '@shixuan/api';
import { type CallContent, type CallRequest, callPaths } from '@shixuan/api/client';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Reply<N extends CallName = CallName> {
  status: number;
  headers: Record<string, unknown>;
  state: number;
  content: CallContent<N>;
  msg: string;
}

/** Posts a call to the app as a browser would, at `/web/…`. */
export async function postCall<N extends CallName>(
  app: FastifyInstance,
  name: N,
  body: CallRequest<N>,
  headers: InjectOptions['headers'] = {},
): Promise<Reply<N>> {
  const response = await app.inject({ method: 'POST', url: `/web${callPaths[name]}`, payload: body, headers });
  return { status: response.statusCode, headers: response.headers, ...response.json() };
}

/** Posts what the type would not allow. */
export async function postRaw(app: FastifyInstance, name: CallName, payload: string, type = 'application/json') {
  const response = await app.inject({
    method: 'POST',
    url: `/web${callPaths[name]}`,
    payload,
    headers: { 'content-type': type },
  });
  return { status: response.statusCode, ...response.json<{ state: number; content: unknown; msg: string }>() };
}
