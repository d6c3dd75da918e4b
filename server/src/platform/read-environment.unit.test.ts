import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from './read-environment';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

const Schema = z.object({
  SMTP_URL: z.string().startsWith('smtps://', '应形如 smtps://…').optional(),
  PORT: z.string().regex(/^\d+$/, '应为端口').default('8080'),
});
const read = (environment: Record<string, string>, secret: string[] = []) =>
  readEnvironment(Schema, environment, secret);
function fileWith(text: string): string {
  const path = join(folder, 'value');
  writeFileSync(path, text);
  return path;
}

test('a variable is read, and an empty one is none', () => {
  expect(read({ SMTP_URL: 'smtps://mail', PORT: '' })).toEqual({ SMTP_URL: 'smtps://mail', PORT: '8080' });
});

test.each(['smtps://user:pass word@mail', 'smtps://user:pass word@mail\n', 'smtps://user:pass word@mail\r\n'])(
  'a value may stand in a file, whose last line break is no part of it: %j',
  text => {
    expect(read({ SMTP_URL_FILE: fileWith(text) }).SMTP_URL).toBe('smtps://user:pass word@mail');
  },
);

test('a file without content sets nothing, and a variable for the path that is empty is none', () => {
  expect(read({ SMTP_URL_FILE: fileWith('\n'), PORT_FILE: '' })).toEqual({ PORT: '8080' });
});

test('what is wrong with a value from a file is told without the value, whichever variable it is', () => {
  const wrong = () => read({ PORT_FILE: fileWith('geheim') });
  expect(wrong).toThrow('环境变量 PORT 的值不对：应为端口。');
  expect(() => read({ PORT: 'abc' })).toThrow('环境变量 PORT 的值「abc」不对：应为端口。');
  expect(() => read({ SMTP_URL: 'geheim' }, ['SMTP_URL'])).toThrow('环境变量 SMTP_URL 的值不对：应形如 smtps://…。');
});

test('both at once, and a file that cannot be read, are refused by name', () => {
  expect(() => read({ PORT: '1', PORT_FILE: fileWith('1') })).toThrow('环境变量 PORT 与 PORT_FILE 只能设置其一。');
  expect(() => read({ PORT_FILE: join(folder, 'missing') })).toThrow(
    /环境变量 PORT_FILE 所指的文件「.*missing」读不出（/,
  );
});
