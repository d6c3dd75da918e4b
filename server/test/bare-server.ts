import { fastify } from 'fastify';

/** Answers every POST to `path` with the same JSON: what client and framework cost by themselves, for benches. */
export async function bareServer(path: string, body: Buffer): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const app = fastify();
  app.post(path, async (_, reply) => reply.type('application/json; charset=utf-8').send(body));
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() };
}
