import {
  createMcpHandler,
  isLegacyRequest,
  type McpServerFactory,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { ResultCode } from '@shixuan/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PARTNER_KEY_HEADER } from '../../domain/partners/partner-gate';
import { BODY_LIMIT_KB } from '../../platform/http/body-limit';
import { CallError } from '../../platform/http/call-error';
import { type EmbedOrigins, mayEmbed } from '../../platform/http/embed-origins';
import { type OriginOf, siteOrigin } from '../../platform/http/site-origin';
import { tooMuch } from '../../platform/http/too-much';
import { createAddressLimit } from '../api/http/address-limit';
import { apiHeaders } from '../api/http/api-headers';
import { type CallServices, callContext } from '../api/http/call-context';
import { type EmbedGate, PER_VISITOR } from '../api/http/embed-calls';
import { errorAnswer, isFault } from '../api/http/error-answer';
import { mcpServer } from './mcp-server';

/** Name under which its requests are counted. */
const CALL = 'mcp';
/** Headers of the protocol that a browser has to ask for. */
const PROTOCOL_HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'last-event-id'];
/** JSON-RPC's own numbers. */
const INVALID_REQUEST = -32_600;
const METHOD_NOT_FOUND = -32_601;

interface McpServices extends CallServices {
  gate: EmbedGate;
  embedOrigins: EmbedOrigins;
  /** The origin of the addresses in answers. */
  originOf: OriginOf;
}

/**
 * The Model Context Protocol at `/mcp`: streamable HTTP without sessions, each request answered with JSON. Keys and limits
 * are those of the engine's calls.
 */
export async function registerMcp(app: FastifyInstance, { gate, embedOrigins, originOf, ...services }: McpServices) {
  const byAddress = createAddressLimit(PER_VISITOR, '调用', { db: services.db, name: 'mcp', waits: false });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(apiHeaders);
  });
  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error, request.routeOptions.bodyLimit);
    const { status, msg, retryAfterSeconds } = answer;
    if (isFault(error, answer)) request.log.error({ err: error }, 'a request of the Model Context Protocol failed');
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(status)
      .type(apiHeaders['content-type'])
      .send(failure(null, INVALID_REQUEST, msg));
  });

  app.options('/mcp', { schema: { hide: true } }, async (request, reply) =>
    gate.preflight(request, reply, PROTOCOL_HEADERS),
  );
  app.route({
    method: ['GET', 'DELETE', 'PUT', 'PATCH'],
    url: '/mcp',
    schema: { hide: true },
    onRequest: async (_, reply) => reply.code(405).header('allow', 'POST').send(onlyPost),
    handler: async () => undefined,
  });
  app.post('/mcp', {
    bodyLimit: BODY_LIMIT_KB * 1024,
    schema: { hide: true },
    onRequest: async request => {
      checkOrigin(request, embedOrigins);
      if (request.headers[PARTNER_KEY_HEADER] === undefined) await byAddress.count(request.ip);
      await gate.pass(request);
    },
    // Whatever a hook of this kind returns is sent in place of the answer.
    onSend: async (request, reply) => {
      gate.letRead(request, reply);
    },
    onResponse: async (request, reply) => gate.answered(CALL, request, reply),
    handler: async (request, reply) => {
      const refused = refusal(request.body);
      if (refused) return reply.code(400).send(refused);
      const context = { ...callContext(services, request, reply), origin: originOf(request) };
      return send(reply, await answer(request, () => mcpServer(context)));
    },
  });
}

/**
 * A page that DNS rebinding brings under the site's address has its own origin in `Origin` and in `Host`: so the site's own
 * origin is no permission here, only the list of foreign pages is.
 */
function checkOrigin(request: FastifyRequest, allowed: EmbedOrigins): void {
  const refuse = (msg: string) => new CallError(403, ResultCode.notAuth, msg);
  if (siteOrigin(request) === '') throw refuse('请求头 Host：不是有效的主机名');
  const { origin } = request.headers;
  if (origin !== undefined && !mayEmbed(allowed, origin))
    throw refuse(`请求头 Origin：网页来源「${origin.slice(0, 80)}」没有被允许`);
}

/** What is refused before the protocol looks at it. */
function refusal(body: unknown): string | undefined {
  if (Array.isArray(body)) return failure(null, INVALID_REQUEST, '不接受批量请求，请逐个发送');
  if (typeof body !== 'object' || body === null) return failure(null, INVALID_REQUEST, '请求体：应为 JSON 对象');
  const id = 'id' in body && ['string', 'number'].includes(typeof body.id) ? body.id : null;
  const excess = tooMuch(body);
  if (excess)
    return failure(id, INVALID_REQUEST, `${excess.path.join('.').slice(0, 80) || '请求体'}：${excess.message}`);
  // A subscription is a stream without end.
  if ('method' in body && body.method === 'subscriptions/listen')
    return failure(id, METHOD_NOT_FOUND, '没有订阅：目录变化时请重新读取');
  return undefined;
}

/** Clients of the revisions with a handshake get the answers of a connection that ends with the request. */
async function answer(request: FastifyRequest, factory: McpServerFactory): Promise<Response> {
  const asked = new Request(`${siteOrigin(request)}/mcp`, { method: 'POST', headers: plainHeaders(request) });
  const parsedBody = request.body;
  if (!(await isLegacyRequest(asked, parsedBody)))
    return createMcpHandler(factory, { legacy: 'reject' }).fetch(asked, { parsedBody });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = await factory({ era: 'legacy', requestInfo: asked });
  await server.connect(transport);
  try {
    return await transport.handleRequest(asked, { parsedBody });
  } finally {
    await server.close();
  }
}

/** Those that the protocol reads; keys of partners and cookies stay outside. */
function plainHeaders({ headers }: FastifyRequest): Record<string, string> {
  const read = ['accept', 'content-type', ...PROTOCOL_HEADERS];
  return Object.fromEntries(read.flatMap(name => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const body = await response.text();
  reply.code(response.status);
  return body === '' ? reply.removeHeader('content-type').send() : reply.type(apiHeaders['content-type']).send(body);
}

const failure = (id: unknown, code: number, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });

const onlyPost = failure(null, METHOD_NOT_FOUND, '只接受 POST：没有会话，也没有事件流');
