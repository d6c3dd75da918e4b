import { z } from 'zod';
import { defineCall } from '../call';

/** Of a scheme that takes comments: 16 random bytes. */
const key = z.string().regex(/^[\w-]{22}$/, '方案：链接不完整');

const text = (name: string, most: number) => z.string().max(most, `${name}：最多 ${most} 个字符`);

export const schemeOpenComments = defineCall({
  path: '/Scheme/OpenComments',
  summary: '让方案收意见：取得可附在只读链接上的编号；同一方案总是同一个（需登录）',
  request: z.strictObject({
    scheme: z
      .string()
      .max(4200, '选型方案：地址过长')
      .regex(/^\/selection\/(camera|lens|vision|volume)(\?[^\s#\p{Cc}\p{Cs}]*)?$/u, '选型方案：不是本站选型页的地址'),
    title: text('方案名', 200),
  }),
  content: z.object({ key }),
});

const Comment = z.object({
  id: z.number().int(),
  /** As the writer gave it; empty for none. */
  name: z.string(),
  text: z.string(),
  /** ISO 8601 */
  at: z.string(),
});

export const schemeComments = defineCall({
  path: '/Scheme/Comments',
  summary: '一个方案收到的意见；方案的主人以此标为已读',
  request: z.strictObject({ key }),
  content: z.object({
    title: z.string(),
    /** Whether the caller opened it, and so may delete. */
    mine: z.boolean(),
    list: z.array(Comment),
  }),
});
export type SchemeComment = z.infer<typeof Comment>;

export const schemeComment = defineCall({
  path: '/Scheme/Comment',
  summary: '对收到的方案提意见，无须登录',
  request: z.strictObject({
    key,
    name: text('称呼', 40).default(''),
    text: text('意见', 1000),
    /** Not shown to people; programs that fill in every field are told by it. */
    website: text('网址', 200).default(''),
  }),
  content: z.object({ id: z.number().int() }),
});

export const schemeDeleteComments = defineCall({
  path: '/Scheme/DeleteComments',
  summary: '删除一条意见；不给编号时结束收意见并删除全部（需登录，限方案的主人）',
  request: z.strictObject({ key, id: z.number().int().positive().max(2_147_483_647).nullable() }),
  content: z.object({}),
});

export const schemeMyComments = defineCall({
  path: '/Scheme/MyComments',
  summary: '我的收意见的方案，及未读的意见数（需登录）',
  request: z.strictObject({}),
  content: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        scheme: z.string(),
        title: z.string(),
        comments: z.number().int(),
        unread: z.number().int(),
      }),
    ),
  }),
});
