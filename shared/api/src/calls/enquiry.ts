import { z } from 'zod';
import { defineCall } from '../call';

const text = (name: string, most: number) => z.string().max(most, `${name}：最多 ${most} 个字符`).default('');

/** Most products that one enquiry names. */
const MOST_PRODUCTS = 20;

export const sendEnquiry = defineCall({
  path: '/Enquiry/Send',
  summary: '询价：附产品、对比清单或选型方案；邮箱与电话至少填一项',
  request: z.strictObject({
    name: text('姓名', 40),
    company: text('公司', 80),
    email: text('邮箱', 200),
    phone: text('电话', 30),
    message: text('留言', 2000),
    products: z
      .array(
        z.strictObject({
          id: z.number().int().positive().max(2_147_483_647),
          /** Pieces; 0 where the visitor leaves it open. */
          quantity: z.number().int().min(0).max(1_000_000).default(0),
        }),
      )
      .max(MOST_PRODUCTS, `产品：一次最多 ${MOST_PRODUCTS} 款`)
      .default([]),
    /** A selection of this site, by its address; empty for none. */
    scheme: z
      .string()
      .max(4200, '选型方案：地址过长')
      .regex(/^(\/selection\/(camera|lens|vision|volume)(\?[^\s#\p{Cc}\p{Cs}]*)?)?$/u, '选型方案：不是本站选型页的地址')
      .default(''),
    /** Whether the visitor gets a copy by e-mail. */
    copy: z.boolean().default(true),
    /** Not shown to people; programs that fill in every field are told by it. */
    website: text('网址', 200),
  }),
  content: z.object({
    /** Number by which visitor and staff refer to it. */
    id: z.number().int().positive(),
    /** Whether a copy goes to the visitor: asked for, with an address, on a site that sends mail. */
    copied: z.boolean(),
  }),
});
