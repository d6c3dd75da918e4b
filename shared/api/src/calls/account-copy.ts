import { z } from 'zod';
import { defineCall } from '../call';
import { AccountProfile } from './account';
import { KeptItem } from './account-kept';

/** All that the site keeps of an account, without passwords, secrets and their hashes. Times are ISO 8601. */
export const AccountCopy = z.object({
  copiedAt: z.string(),
  profile: AccountProfile,
  sessions: z.array(
    z.object({
      userAgent: z.string(),
      address: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  /** Null without one. */
  secondFactorSince: z.string().nullable(),
  /** Filters, comparison list, schemes and products looked at, deletions (value null) among them. */
  kept: z.array(KeptItem),
  acceptedTerms: z.array(z.object({ version: z.string(), acceptedAt: z.string() })),
  /** Files asked for; `completedAt` is null where the last byte was not sent. */
  downloaded: z.array(
    z.object({ title: z.string(), version: z.string(), at: z.string(), completedAt: z.string().nullable() }),
  ),
  enquiries: z.array(
    z.object({
      createdAt: z.string(),
      name: z.string(),
      company: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      /** As they were named then; quantity 0 where it was left open. */
      products: z.array(z.object({ id: z.number().int(), title: z.string(), quantity: z.number() })),
      /** Path of a selection page; empty for none. */
      scheme: z.string(),
    }),
  ),
  /** Schemes on which others may comment. */
  sharedSchemes: z.array(
    z.object({
      title: z.string(),
      scheme: z.string(),
      createdAt: z.string(),
      comments: z.array(z.object({ name: z.string(), text: z.string(), createdAt: z.string() })),
    }),
  ),
});
export type AccountCopy = z.infer<typeof AccountCopy>;

export const accountCopy = defineCall({
  path: '/Account/Copy',
  summary: '我的数据副本：网站保存的与本账号有关的全部内容（需登录）',
  request: z.strictObject({}),
  content: AccountCopy,
});
