import { z } from 'zod';
import { defineCall } from '../call';

/** Largest value, as JSON text: a scheme with its figures has some four thousand characters. */
const LONGEST = 16_000;

/** PostgreSQL stores neither NUL nor a lone surrogate; JSON text has both as escapes. */
function isStorable(value: unknown): boolean {
  const text = JSON.stringify(value);
  return text !== undefined && text.length <= LONGEST && !/\\u(0000|d[89a-f])/i.test(text);
}

/** What a visitor keeps: saved filters, the comparison list, schemes of the selection, products looked at. */
export const KeptItem = z.strictObject({
  list: z.enum(['filters', 'compared', 'schemes', 'viewed'], { error: '列表：没有这一种' }),
  /** Identity within its list. */
  key: z
    .string()
    .max(400, '参数名：过长')
    .regex(/^[^\p{Cc}\p{Cs}]+$/u, '参数名：为空，或含有无法识别的字符'),
  /** As the page that keeps it wrote it; null for a deletion. */
  value: z.unknown().refine(isStorable, '值：过长，或含有无法识别的字符'),
  /** Position in the list, 0 first. */
  place: z.number().int().min(0).max(1000),
  /** ISO 8601: when the device changed it. Of two changes the later one counts. */
  changedAt: z.iso.datetime(),
});
export type KeptItem = z.infer<typeof KeptItem>;

export const accountKeep = defineCall({
  path: '/Account/Keep',
  summary: '同步我的收藏：交出本机的改动，取回合并后的全部（需登录）',
  request: z.strictObject({ changes: z.array(KeptItem).max(300, '改动：一次最多 300 项') }),
  content: z.object({ items: z.array(KeptItem) }),
});
