import type { Brand, Category, MenuItem } from '@shixuan/api/client';
import type { CompareItem } from '@shixuan/host';
import { atom } from 'jotai';

export interface ArticleCategory {
  id: number;
  parentId: number;
  name: string;
}

/** The configuration state of the site. */
export const config = {
  menus: atom<readonly MenuItem[]>([]),
  articleCategory: atom<readonly ArticleCategory[]>([]),
  goodsCategory: atom<readonly Category[]>([]),
  brands: atom<readonly Brand[]>([]),
  /** The comparison tray is open. */
  contrast: atom(false),
  /** The products being compared. */
  contrasts: atom<readonly CompareItem[]>([]),
  /** The product categories have been loaded. */
  isLoad: atom(false),
};
