import type { ProductRow } from '@shixuan/api';
import { answerSearch } from '../src/domain/search/answering/answer-search';
import type { SiteSearch } from '../src/domain/search/finding/site-search';

interface AskedSearch {
  /** First page of what is answered, without filters. */
  ask(keywords: string): ReturnType<typeof answerSearch>['content'];
  /** What the answer says that it understood. */
  chips(keywords: string): string[];
  /** Products of the answer. */
  rowsOf(keywords: string): ProductRow[];
}

/** Asks a search as the page of results does. @param files of the download centre, where the search has them */
export function askedSearch(search: SiteSearch, files?: Parameters<typeof answerSearch>[2]): AskedSearch {
  const ask = (keywords: string) =>
    answerSearch(search, { keywords, page: 1, pageSize: 24, filters: {}, without: [] }, files).content;
  return {
    ask,
    chips: keywords => ask(keywords).understood.map(({ label }) => label),
    rowsOf: keywords =>
      ask(keywords).groups.flatMap(group => (group.kind === 'product' ? group.hits.map(({ row }) => row) : [])),
  };
}
