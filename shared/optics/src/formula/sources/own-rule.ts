import type { Source } from './source';

/** Source of a figure set by the judgement of this site, without a publication. It is named wherever the figure is shown. */
export const ownRule = (what: string): Source => ({ name: `本站规则：${what}` });

/** Source of formulas that any textbook of optics or mechanics contains. */
export const textbook: Source = { name: '基本关系式' };
