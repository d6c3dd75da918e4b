import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testCertificate, testKey } from '../../../test/tls-certificate';
import { CallError } from './call-error';
import { refuseSeveralHosts } from './one-host';
import { openServer } from './open-server';

function answering(app: FastifyInstance): FastifyInstance {
  onTestFinished(() => app.close());
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof CallError ? error.httpStatus : 500).send());
  refuseSeveralHosts(app);
  app.get('/', async () => 'ok');
  return app;
}

/** The status that a request with these lines gets, sent as it is. */
async function statusOf(...headers: string[]): Promise<string> {
  const app = answering(fastify());
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  return (await text(socket)).split(' ')[1] ?? '';
}

test.each([
  [['Host: site.test', 'Host: evil.example'], '400'],
  [['Host: site.test', 'X-A: 1', 'hOST: site.test'], '400'],
  [['Host: site.test', 'Post: evil.example'], '200'],
  [['X-Forwarded-Host: evil.example', 'host: site.test'], '200'],
])('%j is answered %s', async (headers, status) => {
  expect(await statusOf(...headers)).toBe(status);
});

test.each([
  [{ ':authority': 'site.test' }, 200],
  [{ ':authority': 'site.test', host: 'SITE.test' }, 200],
  [{ ':authority': 'site.test', host: 'evil.example' }, 400],
])('over HTTP/2 %j is answered %i', async (headers, status) => {
  const app = answering(openServer({}, { cert: Buffer.from(testCertificate), key: Buffer.from(testKey) }));
  const session = connectHttp2(await app.listen({ host: '127.0.0.1', port: 0 }), { ca: testCertificate });
  const request = session.request({ ':path': '/', ...headers });
  const [answer] = await once(request, 'response');
  expect(answer[':status']).toBe(status);
  session.destroy();
});
