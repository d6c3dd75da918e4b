import type { ParsedRequest } from '@shixuan/api';
import { listDownloads } from '../../documents/downloads/list-downloads';
import { answerSearch, downloadPage, type FoundDownloads } from '../../domain/search/answer-search';
import { missLogOf } from '../../domain/search/misses';
import { foldWords } from '../../domain/search/read-query';
import { siteSearchOf } from '../../domain/search/site-search-of';
import { suggest as suggestFor } from '../../domain/search/suggest';
import { findSegment } from '../../domain/snapshot/find-segment';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import type { CatalogueHandler, Handler } from './handler';

export const search: Handler<'search'> = async (body, { catalogue, db }) => {
  const downloads = findDownloads(db, body);
  if (body.categoryId !== undefined) findSegment(catalogue.index, body.categoryId);
  else if (Object.keys(body.filters).length > 0) throw badInput('分类编号 categoryId：给出筛选条件 filters 时必填');
  const { content, missed } = answerSearch(await siteSearchOf(catalogue), body, await downloads);
  // Beside the answer, which does not wait for it.
  if (missed) missLogOf(db).note(foldWords(content.keywords));
  return content;
};

/** All else is found in memory: while the database is away, a search goes on without the files. */
async function findDownloads(db: Database, body: ParsedRequest<'search'>): Promise<FoundDownloads> {
  const keyword = foldWords(body.keywords);
  if (!/[\p{L}\p{N}]/u.test(keyword)) return { total: 0, list: [] };
  return listDownloads(db, { keyword, ...downloadPage(body) }).catch(() => ({ total: 0, list: [] }));
}

export const suggest: CatalogueHandler<'suggest'> = async ({ keywords }, { catalogue }) =>
  suggestFor(await siteSearchOf(catalogue), keywords);
