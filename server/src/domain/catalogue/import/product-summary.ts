import type { Attributes } from '@shixuan/api';
import type { CategoryEntry } from './category-file';
import { fillTemplate } from './fill-template';

/** More figures do not decide, they distract. */
const MOST_FIGURES = 5;
const NOTHING_KNOWN = '主要参数未标注';

/** Up to five deciding figures in one line; or that none is known. */
export const productSummary = ({ summaryTemplate, attributes }: CategoryEntry, attrs: Attributes): string =>
  fillTemplate(summaryTemplate, attrs, attributes).slice(0, MOST_FIGURES).join(' · ') || NOTHING_KNOWN;
