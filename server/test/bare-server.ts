import { fastify } from 'fastify';

/**
 * Answers every GET and POST to `path` with the same bytes: what client and framework cost by themselves, for benches.
 * @param headers of the answer; those of JSON by default
 */
export async function bareServer(
  path: string,
  body: Buffer,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json; charset=utf-8' },
): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const app = fastify();
  app.route({ method: ['GET', 'POST'], url: path, handler: async (_, reply) => reply.headers(headers).send(body) });
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() };
}
