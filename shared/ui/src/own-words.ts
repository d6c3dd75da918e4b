import { createContext } from 'react';

/** What the components of the façade say by themselves. */
export const chineseWords = {
  home: '首页',
  here: '当前位置',
  pages: '分页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
  retry: '重试',
  notLoaded: '内容没有加载出来',
  unreached: '没有连上服务器，请检查网络后重试。',
};
export type OwnWords = typeof chineseWords;

/** The words in the language of the page around. The shell sets them; without it they are Chinese. */
export const OwnWordsContext = createContext<OwnWords>(chineseWords);
