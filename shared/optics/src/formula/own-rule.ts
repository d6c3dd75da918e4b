import type { Source } from './source';

/** The source of a figure that was set here by judgement, not read in a publication: it says so wherever it is shown. */
export const ownRule = (what: string): Source => ({ name: `本站规则：${what}` });

/** The source of what any textbook of optics or mechanics states. */
export const textbook: Source = { name: '教科书公式' };
