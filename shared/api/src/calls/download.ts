import { z } from 'zod';
import { defineCall } from '../call';
import { Id } from '../product';

// All of these need a login: without one they answer state 10000.

/** One version of a file. The content behind its number never changes. */
export const DownloadVersion = z.object({
  id: Id,
  /** `2026.11.21`; `2026.11.21-2` for the second of a day. */
  version: z.string(),
  fileName: z.string(),
  /** In bytes. */
  size: z.number().int().nonnegative(),
  /** In hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** ISO 8601. */
  publishedAt: z.string(),
  /** What has changed since the version before. */
  notes: z.string(),
});
export type DownloadVersion = z.infer<typeof DownloadVersion>;

export const DownloadItem = z.object({
  id: Id,
  typeId: Id,
  title: z.string(),
  summary: z.string(),
  /** The family of products it is about; null for all. */
  categoryId: Id.nullable(),
  format: z.string(),
  /** The newest first; at least one. */
  versions: z.array(DownloadVersion).min(1),
});
export type DownloadItem = z.infer<typeof DownloadItem>;

export const downloadTypes = defineCall({
  operationId: 'downLoadTypes',
  path: '/DownLoads/Types',
  summary: '资料类型与各类数量（需登录）',
  request: z.strictObject({}),
  content: z.object({
    list: z.array(
      z.object({ id: Id, code: z.string(), name: z.string(), description: z.string(), count: z.number().int() }),
    ),
    /** The families of products that files are about. */
    families: z.array(z.object({ categoryId: Id, name: z.string(), count: z.number().int().positive() })),
  }),
});

export const downloads = defineCall({
  operationId: 'downLoads',
  path: '/DownLoads/Downloads',
  summary: '资料列表：按类型、产品分类与文字筛选（需登录）',
  request: z.strictObject({
    typeId: Id.optional(),
    categoryId: Id.optional(),
    /** Words that must all occur in title or summary. */
    keyword: z.string().max(100, '关键词：最多 100 个字符').default(''),
    page: z.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.number().int().min(1).max(100).default(24),
  }),
  content: z.object({
    total: z.number().int().nonnegative(),
    page: z.number().int(),
    pageSize: z.number().int(),
    list: z.array(DownloadItem),
  }),
});

export const downloadTerms = defineCall({
  operationId: 'downLoadTerms',
  path: '/DownLoads/Terms',
  summary: '使用条款，以及本账号何时同意了它（需登录）',
  request: z.strictObject({}),
  content: z.object({
    version: z.string(),
    text: z.string(),
    /** ISO 8601; null: not yet. */
    acceptedAt: z.string().nullable(),
  }),
});

export const download = defineCall({
  operationId: 'downLoad',
  path: '/DownLoads/DownLoad',
  summary: '取得文件的下载地址：两小时内、仅限本账号与本机地址（需登录）',
  request: z.strictObject({
    /** Numbers of versions; several come as one zip. */
    ids: z.array(Id).min(1, '文件：请至少选择一个').max(100, '文件：一次最多 100 个'),
    /** Version of the terms that the visitor has just accepted; needed once for each version. */
    acceptedTerms: z.string().max(40).optional(),
  }),
  content: z.object({
    /** Relative address of the file. It works without a token, for two hours. */
    url: z.string(),
    fileName: z.string(),
    /** In bytes; exact, also of the zip. */
    size: z.number().int().nonnegative(),
    /** Of a single file. */
    sha256: z.string().optional(),
    /** ISO 8601. */
    expiresAt: z.string(),
  }),
});

export const downloadHistory = defineCall({
  operationId: 'downLoadHistory',
  path: '/DownLoads/History',
  summary: '我的下载记录，最近的在前（需登录）',
  request: z.strictObject({
    page: z.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.number().int().min(1).max(100).default(24),
  }),
  content: z.object({
    total: z.number().int().nonnegative(),
    list: z.array(
      z.object({
        id: Id,
        at: z.string(),
        title: z.string(),
        file: DownloadVersion,
        /** Whether the last byte was sent. */
        complete: z.boolean(),
      }),
    ),
  }),
});
