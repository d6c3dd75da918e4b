import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Middleware } from './serve';

/** Paths that a site's server answers, besides pages. */
const forwarded = /^\/(web|Uploads|datasheets|export|reports|files)\//;

/** Forwards the server's paths to the site; without an answer it responds with an API error. */
export const forwardApi =
  (api: URL): Middleware =>
  (request, response, next) => {
    const path = request.url ?? '/';
    if (!forwarded.test(path)) return next();
    const target = new URL(path, api);
    const send = target.protocol === 'https:' ? requestSecure : requestPlain;
    const { origin: _, ...headers } = request.headers;
    const asked = send(target, { method: request.method, headers: { ...headers, host: target.host } }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => {
      response.writeHead(502, { 'content-type': 'application/json' });
      const msg = `接口 ${api.origin} 没有应答：请启动那里的网站，或用 --api 写明网站的地址`;
      response.end(JSON.stringify({ state: 1010, content: null, msg }));
    });
    request.pipe(asked);
  };
