import { z } from 'zod';

const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '').toLowerCase() === url.origin) return url.origin;
  context.addIssue(`来源「${text}」不对：应为网页来源，不含路径，如 https://shop.example.com`);
  return z.NEVER;
});

const PER_MINUTE = '每分钟次数应为 1 到 600000 的整数';

/** Settings of a partner, made by an operator. */
export const PartnerSettings = z.object({
  name: z
    .string()
    .trim()
    .min(1, '名称不能为空')
    .max(60, '名称最多 60 个字')
    .regex(/^[\p{L}\p{N} ._&()（）·-]+$/u, '名称只能用文字、数字、空格与 . _ & ( ) · -'),
  origins: z.array(origin).max(20, '来源最多 20 个').default([]),
  perMinute: z.number(PER_MINUTE).int(PER_MINUTE).min(1, PER_MINUTE).max(600_000, PER_MINUTE).nullable().default(null),
});
export type PartnerSettings = z.output<typeof PartnerSettings>;
