import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { testCertificate, testKey } from '../../../test/tls-certificate';
import { openServer } from './open-server';
import { closeInTime, type Patience, timeLimits } from './patience';

const LONG = 600_000;
const started: FastifyInstance[] = [];
const tls = { cert: Buffer.from(testCertificate), key: Buffer.from(testKey) };
let asked = 0;

async function listening(patience: Patience, encrypted?: typeof tls) {
  asked = 0;
  const app = openServer(timeLimits(patience), encrypted);
  closeInTime(app, patience);
  app.addHook('onRequest', async () => {
    asked += 1;
  });
  app.post('/', async () => 'ok');
  app.get('/slow', async () => new Promise(() => undefined));
  started.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  return { app, port: typeof address === 'object' ? address.port : 0 };
}
afterEach(async () => {
  await Promise.all(started.splice(0).map(app => app.close()));
});

/** Sends a text and tells all that comes back until the connection is closed. */
const conversation = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', chunk => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });

const unfinished = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":';

test.each([
  ['body', unfinished],
  ['head', 'POST / HTTP/1.1\r\nHost: a\r\n'],
])('a %s that never ends is answered 408, and its connection closed', async (_, text) => {
  const { port } = await listening({ requestMs: 100, drainMs: LONG });
  expect(await conversation(port, text)).toContain('HTTP/1.1 408 Request Timeout');
});

test('a body that never ends, and an answer that never comes, do not keep the server from closing', async () => {
  const { app, port } = await listening({ requestMs: LONG, drainMs: 100 });
  const talks = [conversation(port, unfinished), conversation(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')];
  await expect.poll(() => asked).toBe(2);
  await app.close();
  await Promise.allSettled(talks);
});

test('nor does an answer that never comes over HTTP/2', async () => {
  const { app, port } = await listening({ requestMs: LONG, drainMs: 100 }, tls);
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const ended = new Promise(resolve => session.on('close', resolve).on('error', () => undefined));
  session.request({ ':path': '/slow' }).on('error', () => undefined);
  await expect.poll(() => asked).toBe(1);
  await app.close();
  await ended;
});

test('a request on an open connection is answered while the server closes, and is the last one there', async () => {
  const app = openServer(timeLimits({ requestMs: LONG, drainMs: LONG }));
  app.post('/', async () => 'ok');
  const call = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  let talk: Promise<string> | undefined;
  app.addHook('preClose', async () => {
    talk = conversation(port, call);
    await talk;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : 0;
  await app.close();
  expect(await talk).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/i);
});
