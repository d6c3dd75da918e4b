import { filesToSearch } from '../../documents/downloads/list-downloads';
import { answerSearch } from '../../domain/search/answer-search';
import { missLogOf } from '../../domain/search/misses';
import { foldWords } from '../../domain/search/read-query';
import { siteSearchOf } from '../../domain/search/site-search-of';
import { suggest as suggestFor } from '../../domain/search/suggest';
import { findSegment } from '../../domain/snapshot/find-segment';
import { badInput } from '../../platform/http/call-error';
import type { Handler } from './handler';

export const search: Handler<'search'> = async (body, { catalogue, db }) => {
  // All else is found in memory: while the database is away, a search goes on without the files.
  const files = filesToSearch(db).catch(() => []);
  if (body.categoryId !== undefined) findSegment(catalogue.index, body.categoryId);
  else if (Object.keys(body.filters).length > 0) throw badInput('分类编号 categoryId：给出筛选条件 filters 时必填');
  const { content, missed } = answerSearch(await siteSearchOf(catalogue), body, await files);
  // Beside the answer, which does not wait for it.
  if (missed) missLogOf(db).note(foldWords(content.keywords));
  return content;
};

export const suggest: Handler<'suggest'> = async ({ keywords }, { catalogue, db }) => {
  const files = filesToSearch(db).catch(() => []);
  return suggestFor(await siteSearchOf(catalogue), keywords, await files);
};
