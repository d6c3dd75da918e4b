import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { answerRequestIds, requestIds } from './request-ids';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A server whose log is kept, with an answer for one visitor, one for all, and one that fails. */
function serverOf(behindProxy: boolean) {
  const lines: { reqId?: string }[] = [];
  const app = fastify({
    ...requestIds(behindProxy),
    logger: { stream: { write: line => void lines.push(JSON.parse(line)) } },
  });
  answerRequestIds(app);
  app.get('/own', async (_, reply) => reply.header('cache-control', 'private, no-cache').send('own'));
  app.get('/shared', async (_, reply) => reply.header('cache-control', 'public, max-age=60').send('shared'));
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  const ask = async (url: string, id?: string) => {
    lines.length = 0;
    const { headers } = await app.inject({ url, headers: id === undefined ? {} : { 'x-request-id': id } });
    return { answered: headers['x-request-id'], logged: new Set(lines.map(({ reqId }) => reqId)) };
  };
  return { ask };
}

test('behind a proxy its id is in the log and in the answer', async () => {
  const { ask } = serverOf(true);
  const id = '0af7651916cd43dd8448eb211c80319c';
  expect(await ask('/own', id)).toEqual({ answered: id, logged: new Set([id]) });
  expect(await ask('/broken', id)).toEqual({ answered: id, logged: new Set([id]) });
});

test('a visitor chooses no id, and nobody one that is more than an id', async () => {
  const given = '0af7651916cd43dd8448eb211c80319c';
  expect((await serverOf(false).ask('/own', given)).answered).toMatch(UUID);
  for (const bad of ['', 'short', 'x'.repeat(129), 'a b c d e f g h', 'abcdefgh"}'])
    expect((await serverOf(true).ask('/own', bad)).answered, bad).toMatch(UUID);
});

test('every request has an id of its own', async () => {
  const { ask } = serverOf(false);
  const ids = [await ask('/own'), await ask('/own')].map(({ answered }) => answered);
  expect(new Set(ids).size).toBe(2);
});

test('an answer that a cache gives to others carries none', async () => {
  const { answered, logged } = await serverOf(false).ask('/shared');
  expect(answered).toBeUndefined();
  expect([...logged][0]).toMatch(UUID);
});
