import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '../../../test/smtp-server';
import { readMailSettings } from './mail-settings';
import { openMessenger } from './messenger';

const mail = { to: 'li@example.com', subject: '询价副本 #7', text: '产品：海康机器人 MV-CS050-10GM\n' };

const open = (environment: NodeJS.ProcessEnv, outbox = '/nowhere') => {
  const messenger = openMessenger(readMailSettings(environment), outbox);
  onTestFinished(() => messenger.close());
  return messenger;
};

test('with SMTP_URL a mail goes to the mail server, with its sender and its text', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const messenger = open({ SMTP_URL: smtp.url, MAIL_FROM: '视选 <no-reply@example.com>' });
  expect(messenger.deliversMail).toBe(true);
  await messenger.mail(mail);
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.to).toEqual(['li@example.com']);
  expect(smtp.mails[0]?.text).toContain('<no-reply@example.com>');
  expect(smtp.mails[0]?.text).toContain('产品：海康机器人 MV-CS050-10GM');
  smtp.refuse(true);
  await expect(messenger.mail(mail)).rejects.toThrow();
});

test('a mail that is sent twice has one number where it was given one, of the sender’s host', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const messenger = open({ SMTP_URL: smtp.url, MAIL_FROM: '视选 <no-reply@example.com>' });
  for (const id of ['enquiry-7-copy', 'enquiry-7-copy', undefined]) await messenger.mail({ ...mail, id });
  const numbers = smtp.mails.map(({ text }) => /^Message-ID: (.*?)\r?$/im.exec(text)?.[1]);
  expect(numbers.slice(0, 2)).toEqual(['<enquiry-7-copy@example.com>', '<enquiry-7-copy@example.com>']);
  expect(numbers[2]).toMatch(/^<[^>]+>$/);
});

test('a numbered mail is waited for where the server is slow to answer; one that somebody waits for is given up', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const settings = readMailSettings({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.com' });
  const messenger = openMessenger(settings, '/nowhere', { asked: 50, numbered: 60_000 });
  onTestFinished(() => messenger.close());
  const speak = smtp.keepSilent();
  const numbered = messenger.mail({ ...mail, id: 'enquiry-7-copy' });
  await expect(messenger.mail(mail)).rejects.toThrow();
  speak();
  await numbered;
  expect(smtp.mails.filter(({ text }) => text.includes('enquiry-7-copy'))).toHaveLength(1);
});

test('a line break in a subject or an address adds no header', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const messenger = open({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.com' });
  await messenger.mail({ ...mail, subject: 'x\r\nBcc: victim@example.com', replyTo: 'a@example.com\r\nX-Evil: 1' });
  expect(smtp.mails[0]?.to).toEqual(['li@example.com']);
  expect(smtp.mails[0]?.text).not.toMatch(/^(Bcc|X-Evil):/m);
});

test('without it a mail becomes a file that operators may read', async () => {
  const outbox = mkdtempSync(join(tmpdir(), 'shixuan-outbox-'));
  onTestFinished(() => rmSync(outbox, { recursive: true }));
  const messenger = open({}, outbox);
  expect(messenger.deliversMail).toBe(false);
  await messenger.mail(mail);
  const [name = ''] = readdirSync(outbox);
  expect(name).toMatch(/\.eml$/);
  expect(readFileSync(join(outbox, name), 'utf8')).toContain('To: li@example.com');
});

test('short messages are posted to the service, with its token; without a service none are', async () => {
  const got: string[] = [];
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    got.push(`${request.method} ${request.headers.authorization} ${body}`);
    response.writeHead(got.length === 1 ? 200 : 500).end();
  });
  await new Promise<void>(done => service.listen(0, '127.0.0.1', done));
  onTestFinished(() => void service.close());
  const { port } = service.address() as AddressInfo;
  const messenger = open({ SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'secret' });
  expect(messenger.deliversText).toBe(true);
  await messenger.text('+86 138 0000 0000', '验证码 123456');
  expect(got).toEqual(['POST Bearer secret {"to":"+86 138 0000 0000","text":"验证码 123456"}']);
  await expect(messenger.text('+86 138 0000 0000', '')).rejects.toThrow('answered 500');
  expect(open({}).deliversText).toBe(false);
});

test.each([
  [{ SMTP_URL: 'mail.example.com' }, '环境变量 SMTP_URL 的值不对：应形如 smtps://用户:密码@smtp.example.com:465。'],
  [{ SMTP_URL: 'smtp://u:secret@h' }, '设有 SMTP_URL 时须设 MAIL_FROM：邮件的发件人。'],
  [{ MAIL_FROM: 'x' }, '环境变量 MAIL_FROM 的值「x」不对'],
  [{ ENQUIRY_TO: 'a@example.com, b' }, '环境变量 ENQUIRY_TO 的值「a@example.com, b」不对'],
])('%o is refused by name, and secrets are not repeated', (environment, message) => {
  expect(() => readMailSettings(environment)).toThrow(message);
});
