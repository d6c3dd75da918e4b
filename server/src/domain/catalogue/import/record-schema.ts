import { Confidence, DerivationRule, type ProductSource } from '@shixuan/api';
import { z } from 'zod';

// The message of each check is the second half of an import message: what would be right.

const text = (what: string, max: number) => {
  const expected = `${what}（1～${max} 个字符的文字）`;
  return z.string({ error: expected }).trim().min(1, expected).max(max, expected);
};

const address = z
  .string({ error: '以 http:// 或 https:// 开头的网址' })
  .max(2000, '不超过 2000 个字符的网址')
  .regex(/^https?:\/\/\S+$/, '以 http:// 或 https:// 开头的网址')
  .nullable()
  .default(null);

const list = <T extends z.ZodType>(item: T, what: string) => z.array(item, { error: what }).default([]);

const DerivedNote = z.strictObject(
  {
    key: text('参数名', 60),
    how: text('推算方法', 500),
    rule: z.enum(DerivationRule.options, { error: 'part-number 或 sensor' }).optional(),
  },
  { error: '只含 key、how、rule 的对象' },
);
const confidence = z.enum(Confidence.options, { error: 'high、medium 或 low' }).nullable();
const FieldSource = z.strictObject(
  { key: text('参数名', 60), url: address, tier: text('来源类别', 40).nullish(), confidence: confidence.optional() },
  { error: '只含 key、url、tier、confidence 的对象' },
);

const RecordSource: z.ZodType<ProductSource> = z.strictObject(
  {
    confidence: confidence.default(null),
    tier: text('来源类别', 40).nullable().default(null),
    url: address,
    viaUrl: address,
    derived: list(DerivedNote, '推算说明的列表'),
    fieldSources: list(FieldSource, '单项来源的列表'),
    notes: text('备注', 2000).nullable().default(null),
  },
  { error: '只含 confidence、tier、url、viaUrl、derived、fieldSources、notes 的对象' },
);

const NO_SOURCE: ProductSource = {
  confidence: null,
  tier: null,
  url: null,
  viaUrl: null,
  derived: [],
  fieldSources: [],
  notes: null,
};

/** A record of an import file before its attributes are held against the category's definitions. */
export const ImportRecord = z.strictObject(
  {
    category: text('分类代码', 40),
    brand: text('品牌名', 80),
    series: text('系列名', 120).nullable().default(null),
    model: text('型号', 120),
    seriesLevel: z.boolean({ error: 'true 或 false' }).default(false),
    attrs: z.record(z.string(), z.unknown(), { error: '参数名与值的对象' }).default({}),
    source: RecordSource.default(NO_SOURCE),
  },
  { error: '只含 category、brand、series、model、seriesLevel、attrs、source 的对象' },
);
export type ImportRecord = z.infer<typeof ImportRecord>;
