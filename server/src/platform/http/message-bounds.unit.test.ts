import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from './open-server';

let app: FastifyInstance;
let port: number;
const taken: string[] = [];
beforeAll(async () => {
  app = openServer({});
  app.addHook('onRequest', async ({ method, url }) => {
    taken.push(`${method} ${url}`);
  });
  app.post('/first', async () => 'ok');
  app.get('/second', async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  port = typeof address === 'object' ? address.port : 0;
});
afterAll(() => app.close());

/** Sends a text and tells all that comes back until the connection is closed. */
const conversation = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.on('data', chunk => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });

const second = 'GET /second HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const first = (headers: string, body: string) =>
  `POST /first HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

test.each([
  ['length and chunks', first('Content-Length: 2\r\nTransfer-Encoding: chunked', `0\r\n\r\n${second}`)],
  ['two lengths', first(`Content-Length: 2\r\nContent-Length: ${2 + second.length}`, `{}${second}`)],
  ['a length that is no number', first('Content-Length: +2', `{}${second}`)],
  ['an encoding that is none', first('Transfer-Encoding: xchunked', `2\r\n{}\r\n0\r\n\r\n${second}`)],
  ['a blank before the colon', first('Content-Length : 2', `{}${second}`)],
])('a message whose end can be read in two ways is refused, and nothing after it is read: %s', async (_, message) => {
  taken.length = 0;
  expect(await conversation(message)).toMatch(/^HTTP\/1\.1 400 /);
  expect(taken).not.toContain('GET /second');
});

test('messages with one end are read one after the other', async () => {
  taken.length = 0;
  await conversation(first('Content-Length: 2', `{}${second}`));
  expect(taken).toEqual(['POST /first', 'GET /second']);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is answered with nothing of what was sent', async method => {
  const heard = await conversation(
    `${method} /second HTTP/1.1\r\nHost: a\r\nX-Secret: seen\r\nConnection: close\r\n\r\n`,
  );
  expect(heard).not.toMatch(/ 200 |seen/);
});
