import type { CallContent, ParsedRequest } from '@shixuan/api';
import type { LRUCache } from 'lru-cache';
import stableStringify from 'safe-stable-stringify';
import { offeredFiles } from '../../documents/downloads/offered-files';
import { answerSearch, type SearchAnswer } from '../../domain/search/answering/answer-search';
import { totalOf } from '../../domain/search/answering/nearest-queries';
import { popularSearchesOf } from '../../domain/search/answering/popular-searches';
import type { SiteFile } from '../../domain/search/finding/file-search';
import type { SiteSearch } from '../../domain/search/finding/site-search';
import { siteSearchOf } from '../../domain/search/finding/site-search-of';
import { missLogOf } from '../../domain/search/misses';
import { suggest as suggestFor } from '../../domain/search/suggesting/suggest';
import { foldWords } from '../../domain/search/text/read-query';
import { findSegment } from '../../domain/snapshot/find-segment';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { throttleAddress } from '../../platform/http/client';
import { JsonText } from '../../platform/http/json-text';
import type { CallContext, Handler } from './handler';
import { answersByRequest } from './http/answers-by-request';

/** Searches of others that are offered where no product is found. */
const MOST_POPULAR = 8;

/** Bytes of answers, with their requests, that are kept of one state of the catalogue. */
const KEPT_BYTES = 24 * 1024 * 1024;

interface KeptAnswer extends Omit<SearchAnswer, 'content'> {
  files: readonly SiteFile[];
  /** The query as it is counted. */
  folded: string;
  /** Where products are found the whole answer, as it is sent. */
  json?: Buffer;
  /** Where none is found, what others search for is added each time. */
  content?: CallContent<'search'>;
}

/** Answers by their requests. They follow from catalogue and files alone, and one that has its answer costs no search. */
const answers = new WeakMap<SiteSearch, LRUCache<string, KeptAnswer>>();

function answersOf(site: SiteSearch): LRUCache<string, KeptAnswer> {
  const known = answers.get(site) ?? answersByRequest<KeptAnswer>(KEPT_BYTES, ({ json }) => json?.length ?? 4096);
  answers.set(site, known);
  return known;
}

async function answerOf(
  site: SiteSearch,
  body: ParsedRequest<'search'>,
  files: readonly SiteFile[],
  admit: CallContext['admit'],
): Promise<KeptAnswer> {
  const kept = answersOf(site);
  const key = stableStringify(body) ?? '';
  const known = kept.get(key);
  if (known?.files === files) return known;
  admit('costly');
  const { content, missed, names } = await site.index.settled(() => answerSearch(site, body, files));
  const folded = foldWords(content.keywords);
  const made: KeptAnswer = {
    ...{ files, missed, names, folded },
    ...(content.products.total > 0 ? { json: Buffer.from(JSON.stringify(content)) } : { content }),
  };
  kept.set(key, made);
  return made;
}

export const search: Handler<'search'> = async (body, { catalogue, db, client, admit }) => {
  if (body.categoryId !== undefined) findSegment(catalogue.index, body.categoryId);
  else if (Object.keys(body.filters).length > 0) throw badInput('分类编号 categoryId：给出筛选条件 filters 时必填');
  const site = await siteSearchOf(catalogue);
  const { json, content, missed, names, folded } = await answerOf(site, body, await filesOrNone(db), admit);
  const popular = popularSearchesOf(db);
  if (names !== undefined) popular.note(names, throttleAddress(client.address));
  // Beside the answer, which does not wait for it.
  if (missed) missLogOf(db).note(folded);
  if (content) return { ...content, popular: await answered(site, popular.most(MOST_POPULAR)) };
  return new JsonText<CallContent<'search'>>(json ? [json] : []);
};

const NONE: readonly SiteFile[] = [];

/** While texts are searched in memory, all else is found there: while the database is away, and always was, a search goes on without the files. */
const filesOrNone = (db: Database): Promise<readonly SiteFile[]> => offeredFiles(db).catch(() => NONE);

const totals = new WeakMap<SiteSearch, Map<string, number>>();

/** Searches with what they find today; those that find nothing any more are left out. */
async function answered(site: SiteSearch, texts: readonly string[]) {
  const known = totals.get(site) ?? new Map<string, number>();
  totals.set(site, known);
  const found: { text: string; total: number }[] = [];
  for (const text of texts) {
    const total = known.get(text) ?? (await site.index.settled(() => totalOf(site.find(text))));
    known.set(text, total);
    if (total > 0) found.push({ text, total });
  }
  return found;
}

export const suggest: Handler<'suggest'> = async ({ keywords }, { catalogue, db, admit }) => {
  admit('costly');
  const site = await siteSearchOf(catalogue);
  const files = await filesOrNone(db);
  return site.index.settled(() => suggestFor(site, keywords, files));
};
