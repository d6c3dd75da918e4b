import { expect, test } from 'vitest';
import { checkPassword, checkUserName } from './field-rules';
import { chinese } from './texts/login.zh';

test.each([
  ['', '请填写用户名'],
  ['  ', '请填写用户名'],
  ['ab', '用户名应为 3～32 个字符'],
  ['abc', null],
  ['王工号', null],
  ['a'.repeat(32), null],
  ['a'.repeat(33), '用户名应为 3～32 个字符'],
])('user name 「%s」: %s', (value, problem) => {
  expect(checkUserName(value, chinese.rules)).toBe(problem);
});

test.each([
  ['', '请填写密码'],
  ['1234567', '密码至少 8 个字符'],
  ['12345678', null],
  ['a'.repeat(129), '密码最多 128 个字符'],
])('password 「%s」: %s', (value, problem) => {
  expect(checkPassword(value, '密码', chinese.rules)).toBe(problem);
});
