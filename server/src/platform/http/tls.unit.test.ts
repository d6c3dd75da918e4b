import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { testCertificate, testKey } from '../../../test/tls-certificate';
import { openServer } from './open-server';
import { siteOrigin } from './site-origin';
import { readTls } from './tls';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-tls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const cert = file('cert.pem', testCertificate);
const key = file('key.pem', testKey);

test('without a certificate there is none; with one of the two files the other is asked for', () => {
  expect(readTls({})).toBeUndefined();
  expect(() => readTls({ TLS_CERT: cert })).toThrow('环境变量 TLS_KEY 没有设置');
  expect(() => readTls({ TLS_KEY: key })).toThrow('环境变量 TLS_CERT 没有设置');
});

test('a file that is missing, no certificate or of another kind is named', () => {
  expect(() => readTls({ TLS_CERT: join(folder, 'none.pem'), TLS_KEY: key })).toThrow(
    /TLS_CERT 所指的文件「.*none.pem」读不到：ENOENT/,
  );
  expect(() => readTls({ TLS_CERT: key, TLS_KEY: key })).toThrow(/TLS_CERT 所指的文件「.*key.pem」不是证书/);
  expect(() => readTls({ TLS_CERT: cert, TLS_KEY: cert })).toThrow(
    /TLS_KEY 所指的「.*cert.pem」不是证书「.*cert.pem」的私钥/,
  );
});

test('the server answers HTTP/2 and HTTP/1.1 on one port, and knows its address', async () => {
  const app = openServer({}, readTls({ TLS_CERT: cert, TLS_KEY: key }));
  app.get('/', async request => `${request.raw.httpVersion} ${siteOrigin(request)}`);
  app.post('/', async request => request.body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [listening] = app.addresses();
  const port = typeof listening === 'object' ? listening.port : 0;
  const address = `https://localhost:${port}`;
  const session = connect(`https://127.0.0.1:${port}`, { ca: testCertificate });
  const second = (headers: Record<string, string>, body?: string) => {
    const asked = session.request({ ':authority': `localhost:${port}`, ...headers }, { endStream: body === undefined });
    if (body !== undefined) asked.end(body);
    return text(asked);
  };
  expect(await second({ ':path': '/' })).toBe(`2.0 ${address}`);
  const posted = { ':path': '/', ':method': 'POST', 'content-type': 'application/json' };
  expect(await second(posted, '{"a":1}')).toBe('{"a":1}');
  const first = await new Promise<string>((resolve, reject) =>
    get(address, { ca: testCertificate, agent: false }, answer => resolve(text(answer))).once('error', reject),
  );
  expect(first).toBe(`1.1 ${address}`);
  // Closing ends sessions that are open, as pages keep them.
  await app.close();
  expect(session.closed || session.destroyed).toBe(true);
});

test('TLS 1.3 is spoken, TLS 1.2 where the other end knows no better, and nothing older', async () => {
  const app = openServer({}, readTls({ TLS_CERT: cert, TLS_KEY: key }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [listening] = app.addresses();
  const port = typeof listening === 'object' ? listening.port : 0;
  /** Level 0 lets this end speak versions that OpenSSL has given up. */
  const spoken = (maxVersion: 'TLSv1.3' | 'TLSv1.2' | 'TLSv1.1') =>
    new Promise<string | null>(resolve => {
      const how = { maxVersion, minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
      const socket = connectTls(
        { port, host: '127.0.0.1', ca: testCertificate, servername: 'localhost', ...how },
        () => {
          resolve(socket.getProtocol());
          socket.destroy();
        },
      );
      socket.once('error', () => resolve(null));
    });
  expect([await spoken('TLSv1.3'), await spoken('TLSv1.2'), await spoken('TLSv1.1')]).toEqual([
    'TLSv1.3',
    'TLSv1.2',
    null,
  ]);
  await app.close();
});

test('suites without authenticated encryption, or without keys of their own for each connection, are not spoken', async () => {
  const app = openServer({}, readTls({ TLS_CERT: cert, TLS_KEY: key }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [listening] = app.addresses();
  const port = typeof listening === 'object' ? listening.port : 0;
  const spoken = (ciphers: string) =>
    new Promise<string | null>(resolve => {
      const how = { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` } as const;
      const socket = connectTls(
        { port, host: '127.0.0.1', ca: testCertificate, servername: 'localhost', ...how },
        () => {
          resolve(socket.getCipher().name);
          socket.destroy();
        },
      ).once('error', () => resolve(null));
    });
  // The certificate of the tests is of an elliptic curve.
  for (const suite of [
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
  ])
    expect(await spoken(suite)).toBe(suite);
  for (const suite of ['ECDHE-ECDSA-AES128-SHA256', 'ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384'])
    expect(await spoken(suite), suite).toBeNull();
  await app.close();
});
