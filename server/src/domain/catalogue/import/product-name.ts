import type { Attributes } from '@shixuan/api';
import { missingFigures } from '../computed-figures';
import type { CategoryEntry } from './category-file';
import { fillTemplate } from './fill-template';

/** The figures with those that follow from them: a camera of 2448 × 2048 is named as one of 5 MP, whether or not a file says so. */
const complete = (code: string, attrs: Attributes): Attributes => ({
  ...attrs,
  ...Object.fromEntries(missingFigures(code, attrs).map(({ key, value }) => [key, value])),
});

/** Chinese name of a product: 500 万像素 全局快门 黑白 面阵相机. What is unknown is left out. */
export const productName = ({ code, nameTemplate, attributes }: CategoryEntry, attrs: Attributes): string =>
  fillTemplate(nameTemplate, complete(code, attrs), attributes).join(' ');

/** Limit of figures in a summary; more would distract. */
const MOST_FIGURES = 5;
const NOTHING_KNOWN = '主要参数未标注';

/** Up to five deciding figures in one line; or that none is known. */
export const productSummary = ({ code, summaryTemplate, attributes }: CategoryEntry, attrs: Attributes): string =>
  fillTemplate(summaryTemplate, complete(code, attrs), attributes).slice(0, MOST_FIGURES).join(' · ') || NOTHING_KNOWN;
