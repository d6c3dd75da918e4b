import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ResultCode } from '@shixuan/api';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { tooBusy, tooManyAttempts, wrongCredentials } from '../domain/accounts/account-refusals';
import { CallError } from '../platform/http/call-error';
import { loggerOptions } from '../platform/http/logger-options';
import { withAuthEvent } from './auth-events';

const filter = readFileSync(resolve(import.meta.dirname, '../../../docs/monitoring/fail2ban/shixuan.conf'), 'utf8');
const [, failregex = ''] = /^failregex = (.*)$/m.exec(filter) ?? [];
/** As fail2ban reads it: `<HOST>` stands for an address. */
const failure = new RegExp(failregex.replace('<HOST>', '(?<host>[0-9a-f.:]+)'));

/** The lines that the site logs by itself, of one attempt. */
async function linesOf(attempt: () => Promise<unknown>, level?: string): Promise<string[]> {
  const lines: string[] = [];
  const { log } = fastify({ logger: { ...loggerOptions(level), stream: { write: line => lines.push(line) } } });
  const client = { address: '2001:db8::7', userAgent: 'curl "auth":"login"' };
  await withAuthEvent(log, 'login', client, attempt()).catch(() => undefined);
  return lines;
}
const refusing = (error: Error) => async () => {
  throw error;
};

test('a wrong password and one attempt too many are lines that fail2ban reads, with the address', async () => {
  for (const error of [
    wrongCredentials(),
    tooManyAttempts(60),
    new CallError(422, ResultCode.paramsErr, '验证码：不正确'),
  ]) {
    const [line = ''] = await linesOf(refusing(error));
    expect(failure.exec(line)?.groups?.host).toBe('2001:db8::7');
    expect(line).not.toContain('curl');
  }
});

test('what succeeds, what was not looked at and what broke are no failures of whoever came', async () => {
  const lines = [
    ...(await linesOf(async () => 'a session', 'info')),
    ...(await linesOf(refusing(tooBusy()), 'info')),
    ...(await linesOf(refusing(new Error('no database')), 'info')),
  ];
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"outcome":"success"');
  expect(lines.filter(line => failure.test(line))).toEqual([]);
});
