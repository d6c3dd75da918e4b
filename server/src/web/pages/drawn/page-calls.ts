import { type CallName, calls } from '@shixuan/api';
import type { FastifyInstance } from 'fastify';
import type { DrawJob } from '../../../domain/drawing/draw-job';
import { isCatalogueCall } from '../../api';
import { callUrls } from '../../api/http/call-urls';

/** What everybody may read: a drawn page is everybody's, so it may be made of nothing else. */
const isPublic = (name: CallName) => isCatalogueCall(name) || name === 'search' || name === 'productFiles';

const publicUrls: ReadonlySet<string> = new Set(
  (Object.keys(calls) as CallName[]).filter(isPublic).flatMap(name => callUrls(calls[name].path)),
);

/** Answers the calls of pages that are drawn on the server, as the API answers them; refuses all but public reads. */
export const pageCalls =
  (app: FastifyInstance): DrawJob['call'] =>
  async (url, body) => {
    if (!publicUrls.has(url)) return { status: 403, body: '{}' };
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.body };
  };
