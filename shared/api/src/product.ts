import { z } from 'zod';
import { Attributes } from './attribute';

/** Parameters of a product, category, brand: positive integers given by the database. */
export const Id = z.number().int().positive().max(2_147_483_647);

export const Confidence = z.enum(['high', 'medium', 'low']);
export type Confidence = z.infer<typeof Confidence>;

export const Category = z.object({
  id: Id,
  /** 0: top level, shown in the category strip. */
  parentId: z.number().int().nonnegative(),
  code: z.string(),
  name: z.string(),
  /** Relative image path; the shell prefixes the image host. */
  icon: z.string(),
  /** Route that the strip opens. */
  path: z.string(),
  /** One sentence that says what the category is for. */
  description: z.string(),
  count: z.number().int().nonnegative(),
});
export type Category = z.infer<typeof Category>;

export const Brand = z.object({
  id: Id,
  /** Latin name as the maker writes it; the maker's identity in imports. */
  name: z.string(),
  nameZh: z.string().nullable(),
  country: z.string().nullable(),
  website: z.string().nullable(),
});
export type Brand = z.infer<typeof Brand>;

/** 照片 or 图纸. */
export const PictureKind = z.enum(['photo', 'drawing']);
export type PictureKind = z.infer<typeof PictureKind>;

/** A photo or drawing that an import brought, and whose work it is. */
export const ProductPicture = z.object({
  /** Begins with `/Uploads/`; the reader prefixes the image host. Another picture has another address. */
  src: z.string(),
  /** The small form, within 192 × 192 px. */
  thumbnail: z.string(),
  kind: PictureKind,
  /** Of the picture, px. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** What is seen: 正面, 接口侧. */
  caption: z.string().nullable(),
  /** Whose work it is. */
  credit: z.string(),
  /** By which permission the site shows it. */
  licence: z.string(),
  /** The page that it was taken from. */
  url: z.string().nullable(),
});
export type ProductPicture = z.infer<typeof ProductPicture>;

/** The picture made from the product's own figures. Its SVG's physical size allows drawings to be shown to one scale. */
export const ProductDrawing = z.object({
  /** Begins with `/Uploads/`; the reader prefixes the image host. */
  src: z.string(),
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
  /** True when every outline follows a known dimension; otherwise typical proportions are drawn in a lighter line. */
  toScale: z.boolean(),
  /** Small form of the first picture that an import brought; it is shown instead. Absent: there is none. */
  thumbnail: z.string().optional(),
});

/** A product as lists show it. */
export const ProductRow = z.object({
  id: Id,
  categoryId: Id,
  brand: Brand.pick({ id: true, name: true, nameZh: true }),
  series: z.string().nullable(),
  /** Part number as the maker writes it. */
  model: z.string(),
  /** Chinese name: `500 万像素 全局快门 面阵相机`. */
  name: z.string(),
  /** Two to five deciding figures in one line. */
  summary: z.string(),
  drawing: ProductDrawing,
  attrs: Attributes,
});
export type ProductRow = z.infer<typeof ProductRow>;

/** What a value follows from: the part number, the data of the sensor, or (without a rule) other values of the record. */
export const DerivationRule = z.enum(['part-number', 'sensor']);
export type DerivationRule = z.infer<typeof DerivationRule>;

/** Where the figures of a product come from. */
export const ProductSource = z.object({
  confidence: Confidence.nullable(),
  /** 制造商, 手册镜像, 第三方 … */
  tier: z.string().nullable(),
  url: z.string().nullable(),
  viaUrl: z.string().nullable(),
  /** Keys of attributes that were computed, with how. */
  derived: z.array(z.object({ key: z.string(), how: z.string(), rule: DerivationRule.optional() })),
  /** Attributes whose value comes from a page of its own, with the grade of that page where it is known. */
  fieldSources: z.array(
    z.object({
      key: z.string(),
      url: z.string().nullable(),
      tier: z.string().nullable().optional(),
      confidence: Confidence.nullable().optional(),
    }),
  ),
  notes: z.string().nullable(),
});
export type ProductSource = z.infer<typeof ProductSource>;
