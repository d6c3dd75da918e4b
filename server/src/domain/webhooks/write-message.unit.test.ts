import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WebhookEvent } from './webhook-event';
import { readWebhookSettings, type WebhookFormat } from './webhook-settings';
import { isTaken, writeMessage } from './write-message';

const event: WebhookEvent = {
  id: 'audit-17',
  kind: 'withdrawn',
  app: 'catalog',
  version: '1.1.0-bbbbbbbb',
  at: '2026-11-25T01:02:03.000Z',
  by: '站点监测',
  title: 'catalog 1.1.0-bbbbbbbb 已撤下，回到 1.0.0-aaaaaaaa',
  reason: '8 位访客中 6 位遇到错误',
};
const NOW = 1_795_000_000_123;
const write = (format: WebhookFormat, secret = 'SECabc') =>
  writeMessage({ format, url: new URL('https://hook.example/send?key=1'), secret }, event, {
    opsAddress: 'https://site.example/ops',
    now: NOW,
  });
const mac = (key: string, text: string) => createHmac('sha256', key).update(text);
const text = [
  event.title,
  '时间：2026/11/25 09:02:03',
  '由：站点监测',
  '原因：8 位访客中 6 位遇到错误',
  'https://site.example/ops',
].join('\n');

test('json: the event itself, signed together with the time', () => {
  const { body, headers } = write('json');
  expect(JSON.parse(body)).toEqual(event);
  const signature = mac('SECabc', `1795000000.${body}`).digest('hex');
  expect(headers['x-shixuan-signature']).toBe(`t=1795000000,v1=${signature}`);
  expect(write('json', '').headers['x-shixuan-signature']).toBeUndefined();
});

test('wecom: a text', () => {
  expect(JSON.parse(write('wecom').body)).toEqual({ msgtype: 'text', text: { content: text } });
});

test('dingtalk: a text, signed in the query', () => {
  const { url, body } = write('dingtalk');
  expect(JSON.parse(body)).toEqual({ msgtype: 'text', text: { content: text } });
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: '1',
    timestamp: String(NOW),
    sign: mac('SECabc', `${NOW}\nSECabc`).digest('base64'),
  });
});

test('feishu: a text, signed in the body', () => {
  expect(JSON.parse(write('feishu').body)).toEqual({
    timestamp: '1795000000',
    sign: mac('1795000000\nSECabc', '').digest('base64'),
    msg_type: 'text',
    content: { text },
  });
  expect(JSON.parse(write('feishu', '').body)).not.toHaveProperty('sign');
});

test.each([
  ['json', 204, '', true],
  ['json', 500, '', false],
  ['json', 302, '', false],
  ['wecom', 200, '{"errcode":0,"errmsg":"ok"}', true],
  ['wecom', 200, '{"errcode":93000,"errmsg":"invalid webhook url"}', false],
  ['dingtalk', 200, '{"errcode":310000,"errmsg":"sign not match"}', false],
  ['feishu', 200, '{"code":0,"msg":"success"}', true],
  ['feishu', 200, '{"code":19021,"msg":"sign match fail"}', false],
  ['feishu', 200, '<html>', false],
] as const)('%s: an answer %i %s', (format, status, answer, taken) =>
  expect(isTaken(format, status, answer)).toBe(taken),
);

test('receivers and their secrets come from the environment; a wrong value is not repeated', () => {
  const { targets, privateHosts } = readWebhookSettings({
    WEBHOOKS: 'json=https://a.example/x#geheim%23 dingtalk=https://oapi.dingtalk.com/robot/send?access_token=t#SEC1',
    WEBHOOK_HOSTS: 'Alerts.internal, 10.0.0.5',
  });
  expect(targets.map(({ format, url, secret }) => [format, url.href, secret])).toEqual([
    ['json', 'https://a.example/x', 'geheim#'],
    ['dingtalk', 'https://oapi.dingtalk.com/robot/send?access_token=t', 'SEC1'],
  ]);
  expect(privateHosts).toEqual(['alerts.internal', '10.0.0.5']);
  expect(readWebhookSettings({})).toEqual({ targets: [], privateHosts: [] });
  for (const wrong of ['https://a.example', 'slack=https://a.example', 'json=ftp://a.example'])
    expect(() => readWebhookSettings({ WEBHOOKS: wrong })).toThrow('环境变量 WEBHOOKS 的值不对：应为');
});
