import {
  API_VERSION,
  API_VERSION_HEADER,
  type Call,
  type CallName,
  calls,
  operationIdOf,
  type ParsedRequest,
  REVISION_HEADER,
  WORK_CHALLENGE_HEADER,
} from '@shixuan/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueSnapshot } from '../../../domain/snapshot/catalogue';
import { BODY_LIMIT_KB } from '../../../platform/http/body-limit';
import { isCatalogueCall, isCostly } from '..';
import { callSchema } from '../docs/call-schema';
import { AnswerCache, answerKey } from './answer-cache';
import { apiHeaders } from './api-headers';
import { type CallServices, callContext } from './call-context';
import { callUrls } from './call-urls';
import { dispatch } from './dispatch';
import { type EmbedGate, isEmbedCall } from './embed-calls';
import { failureEnvelope, successEnvelope } from './envelope';
import { errorAnswer, isFault } from './error-answer';
import { sendNoSuchCall } from './no-such-call';
import { parseBody } from './parse-body';
import { sendAnswer } from './send-answer';

/** Registers one route per address of every call of the contract, and the answers to all other addresses below them. */
export async function registerCalls(
  api: FastifyInstance,
  { gate, ...services }: CallServices & { gate: EmbedGate },
): Promise<void> {
  const cache = new AnswerCache();
  // Bodies are JSON; text/plain, which a form of another site could send, is refused.
  api.removeContentTypeParser('text/plain');
  api.addHook('onRequest', (_, reply, done) => {
    reply.headers(apiHeaders).header(API_VERSION_HEADER, API_VERSION);
    // The revision on every answer tells open pages of a deployment.
    const revision = services.revision?.();
    if (revision !== undefined) reply.header(REVISION_HEADER, revision);
    done();
  });
  api.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error, request.routeOptions.bodyLimit);
    if (isFault(error, answer)) request.log.error({ err: error }, 'a call failed');
    if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds);
    if (answer.challenge) reply.header(WORK_CHALLENGE_HEADER, answer.challenge);
    // Fastify removes the content type before it passes an error on.
    return reply.code(answer.status).type(apiHeaders['content-type']).send(failureEnvelope(answer));
  });

  const versioned = (_: FastifyRequest, reply: FastifyReply, done: () => void) => {
    sayVersion(reply, services.catalogue.current);
    done();
  };
  const passGate = async (request: FastifyRequest) => gate.pass(request);
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    const kept = isCatalogueCall(name);
    const answer = kept ? keptAnswer(name, services, cache) : privateAnswer(name, services);
    callUrls(call.path).forEach((url, i) => {
      api.post(url, {
        bodyLimit: BODY_LIMIT_KB * 1024,
        // The same call has several addresses; it is documented once.
        schema: { ...callSchema(name, call), hide: i > 0 },
        validatorCompiler: () => body => parseBody(call, body),
        serializerCompiler: () => data => JSON.stringify(data),
        // A refusal carries the version too.
        onRequest: [...(kept ? [versioned] : []), ...(isEmbedCall(name) ? [passGate] : [])],
        ...(isEmbedCall(name) && {
          onSend: async (request: FastifyRequest, reply: FastifyReply) => {
            // What a hook returns here would be sent.
            gate.letRead(request, reply);
          },
          onResponse: async (request: FastifyRequest, reply: FastifyReply) =>
            gate.answered(operationIdOf(name), request, reply),
        }),
        handler: answer,
      });
      if (isEmbedCall(name)) {
        api.options(url, { schema: { hide: true } }, async (request, reply) => gate.preflight(request, reply));
      }
    });
  }
  for (const url of ['/web', '/web/*', '/api', '/api/*'])
    api.all(
      url,
      { schema: { hide: true }, onRequest: async (_, reply) => sendNoSuchCall(reply) },
      async () => undefined,
    );
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** The body, which the route's schema has parsed, with its type instead of Fastify's `unknown`. */
const parsedBody = <N extends CallName>(request: FastifyRequest) => request.body as ParsedRequest<N>;

function keptAnswer<N extends CallName>(name: N, services: CallServices, cache: AnswerCache): Answer {
  const answerAnew = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const context = callContext(services, request, reply);
    context.admit(isCostly(name) ? 'costly' : 'usual');
    const text = successEnvelope(await dispatch(name, parsedBody<N>(request), context));
    const isCurrent = services.catalogue.current === context.catalogue;
    return sendAnswer(request, reply, cache.put(context.catalogue.index.version, key, text, isCurrent));
  };
  return (request, reply) => {
    const { current } = services.catalogue;
    // It may have changed since the request came in.
    sayVersion(reply, current);
    const key = answerKey(name, request.body);
    const kept = cache.get(current.index.version, key);
    return kept ? sendAnswer(request, reply, kept) : answerAnew(request, reply, key);
  };
}

/** Sets the header of the catalogue's version: the same text as `catalogueVersion` in a list's answer. */
function sayVersion(reply: FastifyReply, { index }: CatalogueSnapshot): void {
  reply.header('x-catalogue-version', index.version);
}

/** Answers about an account are for one visitor; no cache stores them. */
function privateAnswer<N extends CallName>(name: N, services: CallServices): Answer {
  return async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return reply.send(
      successEnvelope(await dispatch(name, parsedBody<N>(request), callContext(services, request, reply))),
    );
  };
}
