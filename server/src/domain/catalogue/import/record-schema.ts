import { Confidence, DerivationRule, type ProductSource } from '@shixuan/api';
import { z } from 'zod';

// The message of each check is the second half of an import message: what would be right.

export const text = (what: string, max: number) => {
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

const kinds = { 照片: 'photo', photo: 'photo', 图纸: 'drawing', drawing: 'drawing' } as const;
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** A picture that a record names. It is somebody's work: who made it and why the site may show it must be said. */
const ImageEntry = z.strictObject(
  {
    file: z
      .string({ error: '图片的文件名' })
      .max(120, '不超过 120 个字符的文件名')
      .regex(/^[^/\\.][^/\\]*\.(?:png|jpe?g)$/i, '以 .png、.jpg 或 .jpeg 结尾、不含路径的文件名'),
    kind: z.enum(kindNames, { error: '照片或图纸' }).transform(name => kinds[name]),
    caption: text('图片说明', 60).nullable().default(null),
    credit: text('图片的作者或所有者', 120),
    licence: text('准许本站使用的依据', 200),
    url: address,
  },
  { error: '只含 file、kind、caption、credit、licence、url 的对象' },
);
export type ImageEntry = z.infer<typeof ImageEntry>;

/** Pictures of one product. */
const MOST_IMAGES = 8;

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
    /** Absent: the product keeps the pictures that it has. */
    images: z.array(ImageEntry, { error: '图片的列表' }).max(MOST_IMAGES, `至多 ${MOST_IMAGES} 张图片`).optional(),
  },
  { error: '只含 category、brand、series、model、seriesLevel、attrs、source、images 的对象' },
);
export type ImportRecord = z.infer<typeof ImportRecord>;
