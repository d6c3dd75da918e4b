import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ResultCode } from '@shixuan/api';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { tooBusy, tooManyAttempts, wrongCredentials } from '../domain/accounts/account-refusals';
import { CallError } from '../platform/http/call-error';
import { loggerOptions } from '../platform/http/logger-options';
import { withAuthEvent } from './auth-events';

const filterFile = resolve(import.meta.dirname, '../../../docs/monitoring/fail2ban/shixuan.conf');
const filter = readFileSync(filterFile, 'utf8');
const [, failregex = ''] = /^failregex = (.*)$/m.exec(filter) ?? [];
const [, datepattern = ''] = /^datepattern = (.*)$/m.exec(filter) ?? [];
/** As fail2ban reads them: `<HOST>` stands for an address, `{LEPOCH}` for a time in milliseconds. */
const failure = new RegExp(failregex.replace('<HOST>', '(?<host>[0-9a-f.:]+)'));
const time = new RegExp(datepattern.replace('{LEPOCH}', String.raw`\d{13}`));

/** The address that fail2ban finds in a line: it cuts the time out first, and takes no line without one. */
function banned(line: string): string | undefined {
  const rest = line.replace(time, '');
  return rest === line ? undefined : failure.exec(rest)?.groups?.host;
}

/** Of Debian's package fail2ban. */
const program = 'fail2ban-regex';
const hasFail2ban = spawnSync(program, ['--version']).status === 0;

/** What fail2ban itself says of lines. */
function testedByFail2ban(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-fail2ban-'));
  const log = join(folder, 'log');
  writeFileSync(log, lines.join(''));
  const { stdout } = spawnSync(program, ['--verbose', log, filterFile], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout;
}

/** The lines that the site logs by itself, of one attempt. */
async function linesOf(
  attempt: () => Promise<unknown>,
  level?: string,
  whose: () => Promise<number | undefined> | undefined = () => undefined,
): Promise<string[]> {
  const lines: string[] = [];
  const { log } = fastify({ logger: { ...loggerOptions(level), stream: { write: line => lines.push(line) } } });
  const client = { address: '2001:db8::7', userAgent: 'curl "auth":"login"' };
  await withAuthEvent(log, 'login', client, attempt(), whose).catch(() => undefined);
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
    expect(banned(line)).toBe('2001:db8::7');
    expect(line).not.toContain('curl');
  }
});

test('a line names the account by its id, where there is one and it can be told; fail2ban reads it all the same', async () => {
  const [known = '', ...more] = [
    ...(await linesOf(refusing(wrongCredentials()), undefined, async () => 42)),
    ...(await linesOf(
      async () => 'a session',
      'info',
      async () => 42,
    )),
  ];
  for (const line of [known, ...more]) expect(JSON.parse(line)).toMatchObject({ auth: 'login', account: 42 });
  expect(more).toHaveLength(1);
  expect(banned(known)).toBe('2001:db8::7');
  for (const whose of [() => undefined, async () => undefined, async () => Promise.reject(new Error('no database'))]) {
    const [line = ''] = await linesOf(refusing(wrongCredentials()), undefined, whose);
    expect(JSON.parse(line)).toMatchObject({ outcome: 'failure', address: '2001:db8::7' });
    expect(JSON.parse(line)).not.toHaveProperty('account');
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
  expect(lines.filter(line => banned(line) !== undefined)).toEqual([]);
});

test.skipIf(!hasFail2ban)('fail2ban itself reads them so (not run where it is not installed)', async () => {
  const lines = [
    ...(await linesOf(refusing(wrongCredentials()))),
    ...(await linesOf(refusing(tooManyAttempts(60)))),
    ...(await linesOf(async () => 'a session', 'info')),
  ];
  const said = testedByFail2ban(lines);
  expect(said).toContain('Lines: 3 lines, 0 ignored, 2 matched, 1 missed');
  expect(said).toContain('2001:db8::7');
});
