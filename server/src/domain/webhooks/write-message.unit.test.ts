import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WebhookEvent } from './webhook-event';
import type { WebhookFormat } from './webhook-settings';
import { isTaken, reasonIn, writeMessage } from './write-message';

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

test.each([
  ['{"errcode":93000,"errmsg":"invalid webhook url"}', '（93000：invalid webhook url）'],
  ['{"code":19021,"msg":"sign match\\n fail"}', '（19021：sign match fail）'],
  ['{"StatusCode":1}', '（1）'],
  ['{"msg":"%s"}'.replace('%s', 'x'.repeat(300)), `（${'x'.repeat(100)}）`],
  ['<html>', ''],
  ['null', ''],
  ['{"code":"no number"}', ''],
])('of %s the operator is told 「%s」', (answer, told) => expect(reasonIn(answer)).toBe(told));
