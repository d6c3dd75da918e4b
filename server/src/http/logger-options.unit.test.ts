import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions } from './logger-options';

test('tokens and passwords never reach the log', () => {
  let written = '';
  const stream = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  const { log } = fastify({ logger: { ...loggerOptions('info'), serializers: {}, stream } });
  const headers = { authorization: 'SECRET', cookie: 'SECRET', host: 'example.com' };
  log.info({ req: { headers }, res: { headers: { 'refresh-token': 'SECRET', 'set-cookie': 'SECRET' } } }, 'request');
  log.info({ body: { userName: '张工', password: 'SECRET' }, content: { token: 'SECRET' } }, 'login');
  log.info({ password: 'SECRET', token: 'SECRET' }, 'fields');
  expect(written).toContain('张工');
  expect(written).not.toContain('SECRET');
});
