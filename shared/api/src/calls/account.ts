import { z } from 'zod';
import { defineCall } from '../call';
import { VerifiedContact } from './account-contact';

/** Who is logged in. `token` goes into the Authorization header as it is. */
export const SessionUser = z.object({ id: z.number().int().positive(), userName: z.string(), token: z.string() });
export type SessionUser = z.infer<typeof SessionUser>;

const credentials = {
  /** 3-32 characters: Chinese, letters, digits, `_`, `-`, `.`; compared without case. */
  userName: z.string({ error: '用户名：请填写' }).max(200, '用户名：过长'),
  /** 8-128 characters, no composition rules, common passwords refused. */
  password: z.string({ error: '密码：请填写' }).max(1000, '密码：过长'),
};

export const login = defineCall({
  path: '/Home/Login',
  summary: '登录',
  request: z.strictObject(credentials),
  content: SessionUser,
});

export const register = defineCall({
  path: '/Home/Register',
  summary: '注册；可同时绑定已验证的邮箱或手机',
  request: z.strictObject({ ...credentials, contact: VerifiedContact.optional() }),
  content: SessionUser,
});

// All calls below need a login: without one they answer state 10000.

const optional = (name: string, most: number) => z.string().max(most, `${name}：最多 ${most} 个字符`).default('');
const password = (name: string) => z.string({ error: `${name}：请填写` }).max(1000, `${name}：过长`);

const profileFields = {
  /** How the visitor wishes to be addressed; empty when not given. */
  name: optional('姓名', 40),
  company: optional('公司', 80),
  /** Digits, spaces, `+`, `-` and brackets; empty when not given. */
  phone: optional('电话', 30),
};

export const AccountProfile = z.object({
  userName: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  /** Verified, for recovery of the password; empty for none. */
  email: z.string(),
  verifiedPhone: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type AccountProfile = z.infer<typeof AccountProfile>;

/** A login on one browser. Its id gives no access. */
export const AccountSession = z.object({
  id: z.uuid(),
  /** The session of this call. */
  current: z.boolean(),
  /** 「Chrome · Windows」; the browser's own user agent where it is not recognised. */
  device: z.string(),
  address: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const accountProfile = defineCall({
  path: '/Account/Profile',
  summary: '我的资料（需登录）',
  request: z.strictObject({}),
  content: AccountProfile,
});

export const accountSaveProfile = defineCall({
  path: '/Account/SaveProfile',
  summary: '修改我的资料（需登录）',
  request: z.strictObject(profileFields),
  content: AccountProfile,
});

export const accountChangePassword = defineCall({
  path: '/Account/ChangePassword',
  summary: '修改密码：须提供原密码，其他设备随之退出（需登录）',
  request: z.strictObject({ oldPassword: password('原密码'), newPassword: password('新密码') }),
  content: z.object({
    /** Sessions on other browsers that were ended. */
    ended: z.number().int().nonnegative(),
  }),
});

export const accountSessions = defineCall({
  path: '/Account/Sessions',
  summary: '已登录的设备（需登录）',
  request: z.strictObject({}),
  content: z.object({ list: z.array(AccountSession) }),
});

export const accountEndSessions = defineCall({
  path: '/Account/EndSessions',
  summary: '退出其他设备：须提供密码；给出编号则只退出那一台（需登录）',
  request: z.strictObject({
    id: z.uuid({ error: '编号：不是有效的设备编号' }).optional(),
    /** Pages of earlier editions give none, and are refused with a word. */
    password: password('密码').default(''),
  }),
  content: z.object({ ended: z.number().int().nonnegative() }),
});

export const accountLogout = defineCall({
  path: '/Account/Logout',
  summary: '退出登录（未登录也算成功）',
  request: z.strictObject({}),
  content: z.object({}),
});

export const accountDelete = defineCall({
  path: '/Account/Delete',
  summary: '注销账号：须提供密码，资料与下载记录一并删除（需登录）',
  request: z.strictObject({ password: password('密码') }),
  content: z.object({}),
});
