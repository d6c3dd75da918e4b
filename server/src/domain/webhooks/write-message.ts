import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { chinaTime } from '../../platform/china-time';
import type { WebhookEvent } from './webhook-event';
import type { WebhookTarget } from './webhook-settings';

/** A request as its receiver takes it. */
export interface WebhookMessage {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text);

/** A line for each thing to know, and the way to the page. */
const linesOf = ({ title, at, by, reason }: WebhookEvent, opsAddress: string): string[] => [
  title,
  `时间：${chinaTime(new Date(at))}`,
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

/** What the robots of the chat systems answer, with names of their own for the number and the text. */
const RobotAnswer = z
  .looseObject({
    errcode: z.number(),
    code: z.number(),
    StatusCode: z.number(),
    errmsg: z.string(),
    msg: z.string(),
    StatusMessage: z.string(),
  })
  .partial();

function readAnswer(text: string): z.infer<typeof RobotAnswer> {
  try {
    return RobotAnswer.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/** Whether a receiver has taken a message. The chat systems answer 200 to what they refuse, with a number. */
export function isTaken(format: WebhookTarget['format'], status: number, text: string): boolean {
  if (status < 200 || status > 299) return false;
  if (format === 'json') return true;
  const { errcode, code, StatusCode } = readAnswer(text);
  return [errcode, code, StatusCode].includes(0);
}

/** Characters of a receiver's own words that are told. */
const MOST_REASON = 100;

/** What a receiver says of a message that it has not taken, for the operator; empty where it says nothing that can be read. */
export function reasonIn(text: string): string {
  const { errcode, code, StatusCode, errmsg, msg, StatusMessage } = readAnswer(text);
  const number = errcode ?? code ?? StatusCode;
  const words = (errmsg ?? msg ?? StatusMessage ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_REASON);
  return number === undefined && words === ''
    ? ''
    : `（${[number, words].filter(part => part !== undefined && part !== '').join('：')}）`;
}
