import type { OwnWords } from '@shixuan/ui';

/** Stands in for the words in the language of the page: the widget is Chinese, and says no others. */
export const useOwnWords = (): Pick<OwnWords, 'retry' | 'notLoaded' | 'unreached'> => ({
  retry: '重试',
  notLoaded: '内容没有加载出来',
  unreached: '没有连上服务器，请检查网络后重试。',
});
