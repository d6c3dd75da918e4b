import type { Attributes } from '@shixuan/api';
import type { CategoryEntry } from './category-file';
import { fillTemplate } from './fill-template';

/** Chinese name of a product: 500 万像素 全局快门 黑白 面阵相机. What is unknown is left out. */
export const productName = ({ nameTemplate, attributes }: CategoryEntry, attrs: Attributes): string =>
  fillTemplate(nameTemplate, attrs, attributes).join(' ');
