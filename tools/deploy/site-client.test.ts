import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployCall, siteClient } from './site-client';

let server: Server;
let origin: URL;
let answer: { status: number; body: string };
let asked: { url: string; authorization: string | undefined; bytes: number };
const folder = mkdtempSync(join(tmpdir(), 'shixuan-client-'));
writeFileSync(join(folder, 'remote.json'), '{}');

beforeAll(async () => {
  server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      asked = { url: request.url ?? '', authorization: request.headers.authorization, bytes };
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const address = server.address();
  origin = new URL(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const publish = () => {
  const build = { remote: 'forum', reason: '', dryRun: false, smoke: 'skipped', since: 4 } as const;
  return siteClient(origin, deployCall(origin, 'sxd_forum')).publish(folder, build);
};
const refusal = (error: string, message = '不行') => JSON.stringify({ error, message, checks: [] });

test('a build is sent with the revision that was looked at, in the name of its team', async () => {
  const rows = [{ version: '1.0.0-00000001', traffic: 0, default: false }];
  const done = { command: 'publish', remote: 'forum', version: '1.0.0-00000001', changed: true, revision: 5, rows };
  answer = { status: 200, body: JSON.stringify({ ...done, checks: [], later: 'a field of a newer site' }) };
  expect(await publish()).toMatchObject(done);
  expect(asked.url).toBe('/deploy/v1/publish?remote=forum&reason=&dryRun=false&smoke=skipped&since=4');
  expect(asked.authorization).toBe('Bearer sxd_forum');
  expect(asked.bytes).toBeGreaterThan(0);
});

test.each([
  ['race', 'lostRace'],
  ['refused', 'refused'],
  ['token', 'refused'],
  ['busy', 'unreachable'],
  ['server', 'unreachable'],
])('an answer of %s ends the command as %s', async (error, kind) => {
  answer = { status: 409, body: refusal(error) };
  await expect(publish()).rejects.toMatchObject({ kind, message: '不行' });
});

test.each([
  [200, '<html>'],
  [502, '<html>'],
  [200, '{}'],
])('an answer %i of something else is no deployment', async (status, body) => {
  answer = { status, body };
  await expect(publish()).rejects.toMatchObject({ kind: 'unreachable' });
});

test('what stands in the way is told in words', async () => {
  const nowhere = new URL(origin);
  const free = createServer();
  await new Promise<void>(resolve => free.listen(0, 'localhost', resolve));
  const address = free.address();
  nowhere.port = String(typeof address === 'object' && address ? address.port : 0);
  await new Promise(resolve => free.close(resolve));
  const ask = (url: URL) => siteClient(url, deployCall(url, 'sxd_forum')).status();
  await expect(ask(nowhere)).rejects.toMatchObject({
    kind: 'unreachable',
    message: `无法访问站点 ${nowhere.origin}：那里没有程序应答。请检查地址、网络和站点是否在运行。`,
  });
  const secure = new URL(`https://localhost:${origin.port}`);
  await expect(ask(secure)).rejects.toThrow('：那里不是 https，应写 http 的地址。');
});

test.each(['令牌', 'sxd_forum 1', 'sxd_forum\n'])('%j is no token, and is not sent', token => {
  expect(() => deployCall(origin, token)).toThrow('应为管理员发放的令牌，以 sxd_ 开头');
});

test('without a token nothing is asked', () => {
  expect(() => deployCall(origin, undefined)).toThrow('需要令牌');
});
