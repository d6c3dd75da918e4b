import { answerSearch } from '../site-search/answer-search';
import { missLogOf } from '../site-search/misses';
import { foldWords } from '../site-search/read-query';
import { siteSearchOf } from '../site-search/site-search-of';
import { badInput } from './call-error';
import { findSegment } from './find-segment';
import type { Handler } from './handler';

export const search: Handler<'search'> = async (body, { catalogue, db }) => {
  if (body.categoryId !== undefined) findSegment(catalogue.index, body.categoryId);
  else if (Object.keys(body.filters).length > 0) throw badInput('分类编号 categoryId：给出筛选条件 filters 时必填');
  const { content, missed } = answerSearch(await siteSearchOf(catalogue), body);
  // Beside the answer, which does not wait for it.
  if (missed) missLogOf(db).note(foldWords(content.keywords));
  return content;
};
