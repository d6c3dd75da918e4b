import { ResultCode } from '@shixuan/api';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { CallError } from '../../../platform/http/call-error';
import { loggerOptions } from '../../../platform/http/logger-options';
import { registerErrors } from './register-errors';

test('a refusal for want of room is answered and not logged; a fault of the site’s own is logged', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { ...loggerOptions(), stream: { write: line => lines.push(line) } } });
  registerErrors(app);
  app.get('/full', async () => {
    throw new CallError(503, ResultCode.codeErr, '正在生成的文件较多，请稍后再试', 5);
  });
  app.get('/broken', async () => {
    throw new Error('no such column');
  });
  const full = await app.inject('/full');
  expect(full).toMatchObject({ statusCode: 503, body: '正在生成的文件较多，请稍后再试\n' });
  expect(full.headers['retry-after']).toBe('5');
  expect(lines).toEqual([]);
  expect((await app.inject('/broken')).statusCode).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no such column');
});
