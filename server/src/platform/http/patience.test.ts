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

/** More than what the system keeps of an answer on its way. */
const large = Buffer.alloc(16 * 1024 * 1024);

async function listening(times: Partial<Patience>, encrypted?: typeof tls) {
  asked = 0;
  const patience = { requestMs: LONG, takeMs: LONG, drainMs: LONG, ...times };
  const app = openServer(timeLimits(patience), encrypted);
  closeInTime(app, patience);
  app.addHook('onRequest', async () => {
    asked += 1;
  });
  app.post('/', async () => 'ok');
  app.get('/slow', async () => new Promise(() => undefined));
  app.get('/large', async () => large);
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

test('an answer that nobody takes is not kept', async () => {
  const { app, port } = await listening({ takeMs: 100 });
  const closed = new Promise(resolve => app.server.once('connection', each => each.once('close', resolve)));
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n'));
  socket.pause().on('error', () => undefined);
  await closed;
  socket.destroy();
});

test('nor is one over HTTP/2', async () => {
  const { app, port } = await listening({ takeMs: 100 }, tls);
  const closed = new Promise(resolve => app.server.once('session', each => each.once('close', resolve)));
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  session.on('error', () => undefined);
  session
    .request({ ':path': '/large' })
    .pause()
    .on('error', () => undefined);
  await closed;
  session.destroy();
});

test('a connection on which many requests do not wait for answers is closed; one that waits may ask as often as it likes', async () => {
  const { port } = await listening({});
  const call = 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n';
  expect(await conversation(port, call.repeat(9))).toBe('');
  expect(asked).toBe(8);
  const short = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  let answers = 0;
  const socket = connect(port, '127.0.0.1', () => socket.write(short));
  for await (const _ of socket) {
    answers += 1;
    if (answers === 20) break;
    socket.write(short);
  }
  expect(answers).toBe(20);
});

test('a connection of HTTP/2 has room for a page and no more', async () => {
  const { port } = await listening({}, tls);
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  await new Promise(resolve => session.once('remoteSettings', resolve));
  expect(session.remoteSettings.maxConcurrentStreams).toBe(128);
  session.destroy();
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
  const app = openServer(timeLimits({ requestMs: LONG, takeMs: LONG }));
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
