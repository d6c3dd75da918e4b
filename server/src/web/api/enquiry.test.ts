import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { startSmtp, type TestSmtp } from '../../../test/smtp-server';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { rateLimit } from '../../domain/accounts/schema';
import { keepMailing } from '../../domain/enquiries/keep-mailing';
import { enquiry } from '../../domain/enquiries/schema';
import { openMessenger } from '../../platform/mail/messenger';
import { recordSpans } from '../../platform/tracing/record-spans-fixture';

let site: TestSite;
let smtp: TestSmtp;
let stopMailing: () => Promise<void>;
let productId: number;
let title: string;
beforeAll(async () => {
  smtp = await startSmtp();
  const messenger = openMessenger(
    { smtpUrl: smtp.url, from: 'no-reply@example.com', enquiryTo: ['sales@example.com'], sms: undefined },
    '/nowhere',
  );
  site = await createTestSite({ messenger });
  const mailing = keepMailing({ db: site.database.db, messenger, log: () => undefined, pauseMs: 20 });
  stopMailing = async () => {
    await mailing.stop();
    messenger.close();
  };
  const { list } = (await postCall(site.app, 'productList', { categoryId: 1 })).content;
  productId = list[0]?.id ?? 0;
  title = list[0]?.model ?? '';
});
afterAll(async () => {
  await stopMailing();
  await site.stop();
  await smtp.stop();
});
// Every test begins with the limits unused.
beforeEach(() => site.database.db.delete(rateLimit));

const stored = async (id: number) => {
  const [row] = await site.database.db.select().from(enquiry).where(eq(enquiry.id, id));
  return row;
};
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));

test('an enquiry is stored, and mailed to the staff and, as a copy, to the visitor', async () => {
  const { state, content } = await postCall(site.app, 'sendEnquiry', {
    name: ' 李\u2028工\u202e ',
    email: 'li@example.com',
    message: '请报交期\r\n和含\u2067税价\u2029\ufeff',
    products: [{ id: productId, quantity: 3 }],
    scheme: '/selection/vision?task=1',
  });
  expect(state).toBe(0);
  expect(content.copied).toBe(true);
  expect(await stored(content.id)).toMatchObject({
    name: '李 工',
    message: '请报交期\n和含税价',
    products: [{ id: productId, quantity: 3 }],
    accountId: null,
  });
  await expect.poll(() => mailsTo('sales@example.com').length).toBe(1);
  await expect.poll(() => mailsTo('li@example.com').length).toBe(1);
  for (const { text } of smtp.mails)
    for (const part of [title, '3 件', '含税价', '/selection/vision?task=1', '李 工']) expect(text).toContain(part);
  expect(mailsTo('sales@example.com')[0]?.text).toMatch(/^Reply-To: li@example.com/m);
  await expect.poll(async () => (await stored(content.id))?.nextTryAt).toBeNull();
});

test('a mail server that refuses loses nothing: the mail is sent later', async () => {
  const spans = recordSpans();
  onTestFinished(spans.stop);
  smtp.refuse(true);
  const { content } = await postCall(site.app, 'sendEnquiry', { phone: '0755-12345678', message: '急' });
  expect(content.copied).toBe(false);
  await expect.poll(async () => (await stored(content.id))?.tries).toBe(1);
  const waiting = await stored(content.id);
  expect(waiting?.notifiedAt).toBeNull();
  expect(waiting?.nextTryAt?.getTime()).toBeGreaterThan(Date.now() + 100_000);
  const refused = { errorType: expect.stringMatching(/^[A-Z]+$/) };
  const taken = { errorType: null };
  const sending = { name: 'send mail', parent: 'job mails', kind: 'client' };
  const job = { name: 'job mails', parent: undefined, attributes: { 'shixuan.job': 'mails' } };
  const first = [
    { ...sending, ...refused },
    { ...job, ...refused },
  ];
  // A try is counted before the mail server is asked.
  await expect.poll(() => spans.ended).toMatchObject(first);
  smtp.refuse(false);
  const before = mailsTo('sales@example.com').length;
  await site.database.db.update(enquiry).set({ nextTryAt: new Date() }).where(eq(enquiry.id, content.id));
  await expect.poll(() => mailsTo('sales@example.com').length).toBe(before + 1);
  await expect.poll(() => spans.ended).toMatchObject([...first, { ...sending, ...taken }, { ...job, ...taken }]);
});

test.each([
  [{ message: '在吗' }, '邮箱或电话：请至少填写一项，以便回复'],
  [{ phone: '12', message: 'x' }, '电话：应为 5～20 位数字'],
  [{ email: 'li', message: 'x' }, '邮箱：应形如 name@example.com'],
  [{ email: 'li@example.com' }, '留言：没有附产品或方案时'],
  [{ email: 'li@example.com', products: [{ id: 2_000_000_000 }] }, '产品：没有编号为 2000000000 的产品'],
  [{ email: 'li@example.com', message: 'x', scheme: 'https://evil.example/' }, '选型方案：不是本站选型页的地址'],
  [{ email: 'li@example.com', message: 'x', website: 'spam.example' }, '网址：此项须留空'],
  [{ email: 'li@example.com', message: 'x\u0000' }, '留言：含有无法识别的字符'],
])('%o is refused', async (body, message) => {
  const { status, msg } = await postCall(site.app, 'sendEnquiry', body);
  expect(status).toBe(422);
  expect(msg).toContain(message);
});

test('one address may ask six times an hour; one mailbox gets four copies a day, and later enquiries count without one', async () => {
  const ask = (body: object, remoteAddress: string) =>
    site.app.inject({ method: 'POST', url: '/web/Enquiry/Send', payload: { message: 'x', ...body }, remoteAddress });
  const answers = [];
  for (let i = 0; i < 7; i += 1) answers.push((await ask({ phone: '12345678' }, '192.0.2.1')).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const email = 'one@example.com';
  const copies = [];
  for (let i = 0; i < 6; i += 1) {
    const { content } = (await ask({ email }, `192.0.2.${10 + i}`)).json<{
      content: { id: number; copied: boolean };
    }>();
    copies.push([content.copied, (await stored(content.id))?.copy]);
  }
  expect(copies).toEqual([...Array(4).fill([true, true]), [false, false], [false, false]]);
  await expect.poll(() => mailsTo('sales@example.com').filter(({ text }) => text.includes(email)).length).toBe(6);
  expect(mailsTo(email)).toHaveLength(4);
});
