import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { apiHeaders } from '../http/api-headers';
import { docsPage } from './docs-page';
import { docsStyle } from './docs-style';

const page = {
  ...apiHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** Collects the schemas of the routes that are registered after it. */
export function collectSchemas(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '视选 API',
        version: '1.0.0',
        description:
          '全部接口为 POST，请求与响应都是 JSON。响应为 {state, content, msg}：state 为 0 表示成功，否则 msg 说明原因。' +
          '每个接口同时在 /web 与 /api/web 下提供，/Share 接口另在 /api/Share 下提供。',
      },
    },
    hideUntagged: true,
  });
}

/** `/api/docs/json` for machines and `/api/docs` for people, both made from the schemas that validate the calls. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/docs/json', async (_, reply) => reply.headers(apiHeaders).send(JSON.stringify(app.swagger())));
  app.get('/api/docs', async (_, reply) => reply.headers(page).send(docsPage()));
  app.get('/api/docs/style.css', async (_, reply) =>
    reply.headers({ ...apiHeaders, 'content-type': 'text/css; charset=utf-8' }).send(docsStyle),
  );
}
