import { expect, test } from 'vitest';
import { readWebhookSettings } from './webhook-settings';

test('receivers are read with their secrets, which are no part of the address', () => {
  const { targets, privateHosts } = readWebhookSettings({
    WEBHOOKS: 'json=https://hooks.example.com/a#50%25 feishu=http://10.0.0.7:8080/b  wecom=http://[fd00::1]/c',
    WEBHOOK_HOSTS: '10.0.0.7, FD00::1',
  });
  expect(targets.map(({ format, url, secret }) => [format, url.href, secret])).toEqual([
    ['json', 'https://hooks.example.com/a', '50%'],
    ['feishu', 'http://10.0.0.7:8080/b', ''],
    ['wecom', 'http://[fd00::1]/c', ''],
  ]);
  expect(privateHosts).toEqual(['10.0.0.7', 'fd00::1']);
  expect(readWebhookSettings({})).toEqual({ targets: [], privateHosts: [] });
});

test.each([
  ['https://a.example', '应为「格式=地址」'],
  ['json=ftp://a.example', '应为「格式=地址」'],
  ['slack=https://a.example.com', '应为「格式=地址」'],
  ['json=https://a.example.com:99999', '应为「格式=地址」'],
  ['json=https://a.example.com#100%', 'a.example.com 的密钥中有单独的 %：请写成 %25'],
  ['json=http://127.0.0.1/x#geheim', '应为 https 地址'],
])('「%s」 is said at the start, without what may be secret', (WEBHOOKS, reason) => {
  expect(() => readWebhookSettings({ WEBHOOKS })).toThrow(`环境变量 WEBHOOKS 的值不对：${reason}`);
  expect(() => readWebhookSettings({ WEBHOOKS })).not.toThrow(/geheim/);
});
