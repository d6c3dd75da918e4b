import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiHeaders } from './api-headers';
import { failureEnvelope } from './envelope';
import { errorAnswer, isFault } from './error-answer';
import { sendNoSuchCall } from './no-such-call';

/** For paths outside the API, whose errors have their own form. */
export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_, reply) => sendNoSuchCall(reply.headers(apiHeaders)));
  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error, request.routeOptions.bodyLimit);
    if (isFault(error, answer)) request.log.error({ err: error }, 'a request failed');
    if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds);
    return reply
      .code(answer.status)
      .headers({ ...apiHeaders, 'content-type': 'text/plain; charset=utf-8' })
      .send(`${answer.msg}\n`);
  });
}

/** Answers requests whose address cannot be decoded; they reach no route. */
export function sendFrameworkError(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const answer = errorAnswer(error);
  reply.code(answer.status).headers(apiHeaders).send(failureEnvelope(answer));
}
