import { z } from 'zod';
import { defineCall } from '../call';

/** A mailbox or a telephone number, by which its owner can be reached. */
const target = {
  channel: z.enum(['email', 'phone'], { error: '验证方式：应为 email 或 phone' }),
  to: z.string({ error: '邮箱或手机号：请填写' }).max(200, '邮箱或手机号：过长'),
};
const code = z.string({ error: '验证码：请填写' }).max(20, '验证码：过长');

/** A mailbox or telephone number with the code that was sent to it. */
export const VerifiedContact = z.strictObject({ ...target, code });

/** User name, mailbox or telephone number: what the owner remembers of an account. */
const account = z.string({ error: '账号：请填写' }).max(200, '账号：过长');

export const accountMeans = defineCall({
  path: '/Account/Means',
  summary: '本站能向哪里发验证码',
  request: z.strictObject({}),
  content: z.object({ email: z.boolean(), phone: z.boolean() }),
});

export const accountSendCode = defineCall({
  path: '/Account/SendCode',
  summary: '向邮箱或手机发验证码；已被其他账号使用的也同样回答',
  request: z.strictObject(target),
  content: z.object({}),
});

export const accountSetContact = defineCall({
  path: '/Account/SetContact',
  summary: '绑定邮箱或手机，用于找回密码；to 为空则解除绑定（需登录）',
  request: z.strictObject({ ...target, code, password: z.string({ error: '密码：请填写' }).max(1000, '密码：过长') }),
  content: z.object({ email: z.string(), verifiedPhone: z.string() }),
});

export const accountRecover = defineCall({
  path: '/Account/Recover',
  summary: '找回密码：向账号绑定的邮箱或手机发验证码；没有这个账号也同样回答',
  request: z.strictObject({ account }),
  content: z.object({}),
});

export const accountReset = defineCall({
  path: '/Account/Reset',
  summary: '凭验证码重设密码，所有设备随之退出',
  request: z.strictObject({
    account,
    code,
    newPassword: z.string({ error: '新密码：请填写' }).max(1000, '新密码：过长'),
  }),
  content: z.object({}),
});
