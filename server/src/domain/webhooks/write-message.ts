import { createHmac } from 'node:crypto';
import type { WebhookEvent } from './webhook-event';
import type { WebhookTarget } from './webhook-settings';

/** A request as its receiver takes it. */
export interface WebhookMessage {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text);

const clock = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Shanghai' });

/** A line for each thing to know, and the way to the page. */
const linesOf = ({ title, at, by, reason }: WebhookEvent, opsAddress: string): string[] => [
  title,
  `时间：${clock.format(new Date(at))}`,
  `由：${by}`,
  ...(reason ? [`原因：${reason}`] : []),
  ...(opsAddress ? [opsAddress] : []),
];

/**
 * Writes an event for its receiver.
 * - `json`: the event itself. `x-shixuan-signature: t=<seconds>,v1=<hex>` is HMAC-SHA256 of `<seconds>.<body>` under the secret.
 * - `wecom`: https://developer.work.weixin.qq.com/document/path/91770; its address is the secret, there is no signature.
 * - `dingtalk`: https://open.dingtalk.com/document/robots/custom-robot-access: signed in the query.
 * - `feishu`: https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot: signed in the body.
 * @param opsAddress of the operators' page; empty where the site does not know its own address
 */
export function writeMessage(
  { format, url, secret }: WebhookTarget,
  event: WebhookEvent,
  { opsAddress, now }: { opsAddress: string; now: number },
): WebhookMessage {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const seconds = Math.floor(now / 1000);
  const lines = linesOf(event, opsAddress);
  switch (format) {
    case 'json': {
      const body = JSON.stringify(event);
      const signature = secret && `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).digest('hex')}`;
      return { url, body, headers: { ...headers, ...(signature && { 'x-shixuan-signature': signature }) } };
    }
    case 'wecom':
      return { url, headers, body: JSON.stringify({ msgtype: 'text', text: { content: lines.join('\n') } }) };
    case 'dingtalk': {
      const signed = new URL(url);
      if (secret) {
        signed.searchParams.set('timestamp', String(now));
        signed.searchParams.set('sign', hmac(secret, `${now}\n${secret}`).digest('base64'));
      }
      return { url: signed, headers, body: JSON.stringify({ msgtype: 'text', text: { content: lines.join('\n') } }) };
    }
    case 'feishu': {
      const sign = secret && { timestamp: String(seconds), sign: hmac(`${seconds}\n${secret}`, '').digest('base64') };
      const body = JSON.stringify({ ...sign, msg_type: 'text', content: { text: lines.join('\n') } });
      return { url, headers, body };
    }
  }
}

/** Whether a receiver has taken a message. The chat systems answer 200 to what they refuse, with a number. */
export function isTaken(format: WebhookTarget['format'], status: number, text: string): boolean {
  if (status < 200 || status > 299) return false;
  if (format === 'json') return true;
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) return false;
    return Object.entries(answer).some(([key, value]) => /^(errcode|code|StatusCode)$/.test(key) && value === 0);
  } catch {
    return false;
  }
}
