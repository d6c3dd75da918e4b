import { filesToSearch } from '../../documents/downloads/list-downloads';
import { answerSearch } from '../../domain/search/answer-search';
import { missLogOf } from '../../domain/search/misses';
import { totalOf } from '../../domain/search/nearest-queries';
import { popularSearchesOf } from '../../domain/search/popular-searches';
import { foldWords } from '../../domain/search/read-query';
import type { SiteSearch } from '../../domain/search/site-search';
import { siteSearchOf } from '../../domain/search/site-search-of';
import { suggest as suggestFor } from '../../domain/search/suggest';
import { findSegment } from '../../domain/snapshot/find-segment';
import { badInput } from '../../platform/http/call-error';
import { throttleAddress } from '../../platform/http/client';
import type { Handler } from './handler';

/** Searches of others that are offered where no product is found. */
const MOST_POPULAR = 8;

export const search: Handler<'search'> = async (body, { catalogue, db, client }) => {
  // All else is found in memory: while the database is away, a search goes on without the files.
  const files = filesToSearch(db).catch(() => []);
  if (body.categoryId !== undefined) findSegment(catalogue.index, body.categoryId);
  else if (Object.keys(body.filters).length > 0) throw badInput('分类编号 categoryId：给出筛选条件 filters 时必填');
  const site = await siteSearchOf(catalogue);
  const { content, missed, names } = answerSearch(site, body, await files);
  const popular = popularSearchesOf(db);
  if (names !== undefined) popular.note(names, throttleAddress(client.address));
  // Beside the answer, which does not wait for it.
  if (missed) missLogOf(db).note(foldWords(content.keywords));
  return content.products.total > 0 ? content : { ...content, popular: answered(site, popular.most(MOST_POPULAR)) };
};

/** Searches with what they find today; those that find nothing any more are left out. */
const answered = (site: SiteSearch, texts: readonly string[]) =>
  texts.flatMap(text => {
    const total = totalOf(site.find(text));
    return total > 0 ? [{ text, total }] : [];
  });

export const suggest: Handler<'suggest'> = async ({ keywords }, { catalogue, db }) => {
  const files = filesToSearch(db).catch(() => []);
  return suggestFor(await siteSearchOf(catalogue), keywords, await files);
};
