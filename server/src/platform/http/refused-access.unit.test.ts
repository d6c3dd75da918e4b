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
      '/often': new CallError(429, ResultCode.codeErr, '尝试次数过多', 3),
    };
    api.post('/formed', {
      schema: { body: {} },
      // As the calls are parsed.
      validatorCompiler: () => () => ({ error: badInput('请求体：不认识的字段「secret」') }),
      handler: async () => 'never',
    });
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

test('a body that is not of its call’s form, and more requests than a limit allows, are lines of another kind', async () => {
  const { app, lines } = await siteWithLog();
  const post = (url: string, payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type }, remoteAddress: '192.0.2.7' });
  await post('/often?key=secret', '{}');
  await post('/formed', '{"secret":1}');
  await post('/formed', '{"secret":');
  await post('/formed', 'secret', 'text/x-secret');
  await post('/formed', `"${'secret'.repeat(200_000)}"`);
  const refused = { protection: 'refused', method: 'POST', address: '192.0.2.7', level: 40 };
  expect(lines).toEqual([
    expect.objectContaining({ ...refused, reason: 'limit', route: '/often' }),
    ...Array.from({ length: 4 }, () => expect.objectContaining({ ...refused, reason: 'input', route: '/formed' })),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('refusals of one kind do not hide those of the other', async () => {
  const { app, lines } = await siteWithLog();
  const ask = (url: string) => app.inject({ url, remoteAddress: '192.0.2.7' });
  for (let count = 0; count < 40; count += 1) await ask('/often');
  await ask('/ended');
  expect(lines).toHaveLength(31);
  expect(lines.at(-1)).toMatchObject({ access: 'refused', reason: 'login' });
});
