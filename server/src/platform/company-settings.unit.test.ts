import { expect, test } from 'vitest';
import { readCompanySettings } from './company-settings';

test('what the environment states of the company is read, and only that', () => {
  expect(readCompanySettings({})).toEqual({});
  expect(
    readCompanySettings({ COMPANY_ICP: '粤ICP备2026000001号', COMPANY_PHONE: '0755-1234 5678', COMPANY_QQ: '' }),
  ).toEqual({ icp: '粤ICP备2026000001号', telPhone: '0755-1234 5678' });
});

test.each([
  [{ COMPANY_PHONE: 'call me' }, '环境变量 COMPANY_PHONE 的值「call me」不对：应为电话号码，如 0755-1234 5678。'],
  [{ COMPANY_EMAIL: 'sales' }, '环境变量 COMPANY_EMAIL 的值「sales」不对：应为邮箱地址，如 sales@example.com。'],
  [{ COMPANY_QQ: '12' }, '环境变量 COMPANY_QQ 的值「12」不对：应为 5～12 位数字。'],
])('%o is refused by name', (environment, message) => {
  expect(() => readCompanySettings(environment)).toThrow(message);
});
