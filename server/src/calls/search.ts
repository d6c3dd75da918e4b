import { answerSearch } from '../site-search/answer-search';
import { siteSearchOf } from '../site-search/site-search-of';
import { badInput } from './call-error';
import { findSegment } from './find-segment';
import type { Handler } from './handler';

export const search: Handler<'search'> = async (body, { catalogue }) => {
  if (body.categoryId !== undefined) findSegment(catalogue.index, body.categoryId);
  else if (Object.keys(body.filters).length > 0) throw badInput('分类编号 categoryId：给出筛选条件 filters 时必填');
  const { content } = answerSearch(await siteSearchOf(catalogue), body);
  return content;
};
