import { z } from 'zod';
import { defineCall } from '../call';

export const CompanyInfo = z.object({
  name: z.string(),
  icp: z.string(),
  telPhone: z.string(),
  contact: z.string(),
  email: z.string(),
  qq: z.string(),
  /** Relative image path of the QR code. */
  qrCode: z.string(),
  /** Rich text; sanitised when imported and again before it is shown. */
  about: z.string(),
});
export type CompanyInfo = z.infer<typeof CompanyInfo>;

export const MenuItem = z.object({
  id: z.number().int().positive(),
  parentId: z.number().int().nonnegative(),
  name: z.string(),
  /** Text that goes with the url, such as a category id; null for plain entries. */
  parameter: z.string().nullable(),
  /** Path of the page; null for an entry that only groups others. */
  url: z.string().nullable(),
});
export type MenuItem = z.infer<typeof MenuItem>;

export const initConfig = defineCall({
  path: '/Home/InitConfig',
  summary: '站点初始化：公司信息',
  request: z.strictObject({}),
  content: z.object({ companyInfo: CompanyInfo, imageHost: z.string() }),
});

export const menus = defineCall({
  path: '/Home/Menus',
  summary: '菜单（平铺列表，由 parentId 组成树）',
  request: z.strictObject({}),
  content: z.object({ list: z.array(MenuItem) }),
});
