import type { ReferenceTable } from './row';

/** Parts of the shadow tree that a page's style sheet reaches by `::part()`. */
export const parts: Readonly<Record<string, string>> = {
  root: '整个元素',
  heading: '标题与说明',
  content: '表单与结果',
  footer: '页脚',
  'site-link': '到网站的链接',
  notice: '浮现的提示',
  status: '加载时与没有加载出来时的文字',
};

export const partTable: ReferenceTable = {
  title: '外观：`::part()`',
  columns: ['名称', '是什么'],
  rows: Object.entries(parts).map(([name, what]) => ({ name, cells: [what] })),
};
