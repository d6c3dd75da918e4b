import type { SelectionTexts } from '@shixuan/embed-types';
import type { ReferenceTable } from './row';

interface WordsEntry {
  names: readonly (keyof SelectionTexts)[];
  meaning: string;
}

/** What of the element's words a page may replace. Terms of the trade are not among them. */
export const words: readonly WordsEntry[] = [
  { names: ['title', 'lead'], meaning: '标题与说明；空文字表示不显示' },
  { names: ['pick'], meaning: '按钮「选用此方案」' },
  { names: ['openSite'], meaning: '通往视选网站的链接' },
  { names: ['report', 'copyText', 'copyLink'], meaning: '「选型报告 PDF」「复制为文本」「复制链接」' },
  { names: ['emptyTitle', 'emptyHint'], meaning: '某一项填得不对、暂时不能计算时，代替结果的两行字' },
  { names: ['failedTitle'], meaning: '结果没有取到时的标题；原因与「重试」随后' },
  { names: ['brokenTitle'], meaning: '元素自身出错时的标题' },
  { names: ['loading', 'loadFailed'], meaning: '元素的文件正在加载、没有加载出来' },
];

export const wordsTable: ReferenceTable = {
  title: '用语',
  columns: ['键', '替换什么'],
  rows: words.map(({ names, meaning }) => ({ name: names.join('、'), cells: [meaning] })),
};
