import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { startSmsService } from '../../../test/sms-service';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { openMessenger } from '../../platform/mail/messenger';

const password = '光学平台上的一杯茶';
const newPassword = '平台下的另一杯茶水';
const mobile = '+8613800138000';

let site: TestSite;
let service: Awaited<ReturnType<typeof startSmsService>>;
beforeAll(async () => {
  service = await startSmsService();
  const settings = { smtpUrl: undefined, from: 'no-reply@example.com', enquiryTo: [] };
  const messenger = openMessenger({ ...settings, sms: { url: service.url, token: 'sms-token' } }, '/nowhere');
  site = await createTestSite({ data: false, messenger });
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

async function codeOf(count: number): Promise<string> {
  await expect.poll(() => service.messages.length).toBe(count);
  return /验证码 (\d{6})/.exec(service.messages.at(-1)?.text ?? '')?.[1] ?? '';
}

test('a mobile number is proved by a short message, belongs to one account, and opens it again', async () => {
  await postCall(site.app, 'accountSendCode', { channel: 'phone', to: '138 0013 8000' });
  const contact = { channel: 'phone' as const, to: '138-0013-8000', code: await codeOf(1) };
  expect(service.messages[0]).toMatchObject({ to: mobile, authorization: 'Bearer sms-token' });
  expect(service.messages[0]?.text).toMatch(/^【视选】/);
  const userName = '手机用户';
  const { content } = await postCall(site.app, 'register', { userName, password, contact });
  const as = { authorization: content.token };
  expect((await postCall(site.app, 'accountProfile', {}, as)).content).toMatchObject({
    email: '',
    verifiedPhone: mobile,
  });

  await postCall(site.app, 'accountSendCode', { channel: 'phone', to: mobile });
  await expect.poll(() => service.messages.length).toBe(2);
  expect(service.messages[1]?.text).not.toMatch(/\d{6}/);

  await postCall(site.app, 'accountRecover', { account: '13800138000' });
  const code = await codeOf(3);
  const reset = (wanted: string) =>
    postCall(site.app, 'accountReset', { account: '13800138000', code, newPassword: wanted });
  expect((await reset(`${userName}的新茶杯`)).msg).toBe('新密码：不能包含用户名');
  expect((await reset(newPassword)).state).toBe(0);
  expect((await postCall(site.app, 'login', { userName, password: newPassword })).state).toBe(0);

  const login = await postCall(site.app, 'login', { userName, password: newPassword });
  const remove = { channel: 'phone' as const, to: '', code: '', password: newPassword };
  const removed = await postCall(site.app, 'accountSetContact', remove, { authorization: login.content.token });
  expect(removed.content).toEqual({ email: '', verifiedPhone: '' });
});
