import { ResultCode } from '@shixuan/api';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { badInput, CallError } from './call-error';
import { loggerOptions } from './logger-options';
import { logRefusedAccess } from './refused-access';

async function siteWithLog() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ logger: { ...loggerOptions(), stream } });
  // A window that no machine outlasts.
  logRefusedAccess(app, 24 * 3600_000);
  app.register(async api => {
    // As the API answers: with its own envelope.
    api.setErrorHandler((error, _, reply) => {
      const status = error instanceof CallError ? error.httpStatus : 500;
      return reply.code(status).send({ state: 1, msg: 'refused' });
    });
    const refusals = {
      '/ended': new CallError(200, ResultCode.failAuth, '登录失效，请登录后再操作'),
      '/forbidden/:id': new CallError(403, ResultCode.notAuth, '密钥不对：sxp_secret'),
      '/unknown': new CallError(401, ResultCode.notAuth, '请登录'),
      '/wrong': badInput('名称：不能为空'),
    };
    for (const [url, refusal] of Object.entries(refusals))
      api.all(url, async () => {
        throw refusal;
      });
  });
  return { app, lines };
}

test('who is not logged in and who may not are lines with address and route, without what was asked with', async () => {
  const { app, lines } = await siteWithLog();
  const headers = { authorization: 'sxd_secret', 'user-agent': 'secret' };
  for (const url of ['/ended', '/forbidden/7?link=secret', '/unknown', '/wrong', '/nowhere'])
    await app.inject({ method: 'POST', url, headers, payload: { password: 'secret' }, remoteAddress: '192.0.2.7' });
  const told = lines.map(({ access, reason, method, route, address }) => ({ access, reason, method, route, address }));
  const refused = { access: 'refused', method: 'POST', address: '192.0.2.7' };
  expect(told).toEqual([
    { ...refused, reason: 'login', route: '/ended' },
    { ...refused, reason: 'right', route: '/forbidden/:id' },
    { ...refused, reason: 'login', route: '/unknown' },
  ]);
  expect(lines.map(({ level }) => level)).toEqual([40, 40, 40]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('an address that goes on does not fill the log, and keeps no other out of it', async () => {
  const { app, lines } = await siteWithLog();
  const ask = (remoteAddress: string) => app.inject({ url: '/ended', remoteAddress });
  for (let count = 0; count < 50; count += 1) await ask(`2001:db8:1:2::${count}`);
  expect(lines).toHaveLength(30);
  expect(lines.filter(line => 'silentMs' in line)).toEqual([lines[29]]);
  await ask('192.0.2.8');
  expect(lines).toHaveLength(31);
});
