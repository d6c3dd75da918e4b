import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArticleIndex } from '@shixuan/server/articles';
import {
  atOnce,
  buildIndex,
  foldPartNumber,
  type IndexInput,
  type IndexProduct,
  keywordWords,
  loadCatalogue,
} from '@shixuan/server/catalogue';
import {
  answerSearch,
  judge,
  judgedParts,
  judgedPrefixes,
  judgedQueries,
  judgedShares,
  judgeSuggestions,
  measure,
  measurePrefixes,
  SiteSearch,
  siteSynonyms,
  suggest,
} from '@shixuan/server/engines';
import { openDatabase } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';
import { onDatabase, searchedNames, siteFiles } from '@shixuan/server/testing';

const SIZES = [10_000, 100_000];
/** Every nth prefix of a judged query is sent for suggestions. */
const PREFIX_STEP = 4;
/** Of the judged queries, those that PostgreSQL is asked: a query of it takes long. */
const SQL_STEP = 4;

/** The judged queries over the site's own data, then their times beside PostgreSQL's trigram index on the same products. */
export async function search(): Promise<string[]> {
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, varDir, log: () => {} });
  try {
    await seedDatabase(database.db, () => {});
    const { input, articles } = await loadCatalogue(database.db);
    const lines = [
      'judged queries, then time per query in process, of processor; SQL with pg_trgm as it takes, without HTTP',
    ];
    const { site } = await builtSearch(input, articles);
    lines.push(...judgedTable(site), ...prefixTable(site), ...timesOf(site));
    for (const size of SIZES) {
      const more = multiplied(input, size);
      const { site: large, buildMs } = await builtSearch(more, articles);
      lines.push(`${size} products: search built in ${buildMs.toFixed(0)} ms beside the catalogue's index`);
      const own = timesOf(large);
      lines.push(...own, ...(await againstSql(large, more, database.url)));
    }
    return lines;
  } finally {
    await database.stop();
    await rm(varDir, { recursive: true, force: true });
  }
}

async function builtSearch(input: IndexInput, { inOrder }: ArticleIndex) {
  const index = await buildIndex(input);
  const started = performance.now();
  const site = atOnce(SiteSearch.build(index, inOrder, siteSynonyms()));
  return { site, buildMs: performance.now() - started };
}

/** The whole catalogue over and over, up to `size`, each copy with a part number of its own. */
function multiplied({ products, ...rest }: IndexInput, size: number): IndexInput {
  const copies = Array.from({ length: size }, (_, i): IndexProduct => {
    const original = products[i % products.length];
    if (!original) throw new Error('the catalogue is empty');
    const round = Math.floor(i / products.length);
    const { categoryId, brand, series, model, name, summary, drawing, attrs, source, seriesLevel, updatedAt } =
      original;
    const more = { categoryId, brand, series, name, summary, drawing, attrs, source, seriesLevel, updatedAt };
    return { id: i + 1, model: round ? `${model}-${round}` : model, ...more };
  });
  return { ...rest, products: copies };
}

const share = (value: number): string => value.toFixed(3);

function judgedTable(site: SiteSearch): string[] {
  const files = siteFiles(site.index);
  return judgedParts.flatMap(part => {
    const verdicts = judgedQueries().flatMap(each => (each.part === part ? [judge(site, each, files)] : []));
    const classes = [...new Set(verdicts.map(({ judged }) => judged.class))];
    const row = (name: string, of: typeof verdicts) => {
      const { queries, successAt1, successAt5, mrr, empty } = measure(of);
      const found = `success@1 ${share(successAt1)}, success@5 ${share(successAt5)}, MRR ${share(mrr)}`;
      return `${name}: ${queries} queries, ${found}, empty ${share(empty)}`;
    };
    return [
      row(part, verdicts),
      ...judgedShares.map(typed => suggested(site, part, typed, files)),
      ...classes.map(name =>
        row(
          `  ${name}`,
          verdicts.filter(({ judged }) => judged.class === name),
        ),
      ),
    ];
  });
}

/** Share of queries that are answered within the suggestions once this share of their letters has been typed. */
function suggested(site: SiteSearch, part: string, typed: number, files: ReturnType<typeof siteFiles>): string {
  const judged = judgedQueries().filter(each => each.part === part);
  const right = judged.filter(each => judgeSuggestions(site, each, typed, files));
  const classes = [...new Set(judged.map(each => each.class))].map(name => {
    const of = (list: typeof judged) => list.filter(each => each.class === name).length;
    return `${name} ${of(right)}/${of(judged)}`;
  });
  const found = share(right.length / judged.length);
  return `  suggestions at ${Math.round(100 * typed)} % of the letters: ${found} (${classes.join(', ')})`;
}

/** What is offered first in the box for what visitors have typed so far, by half of the judged prefixes and by kind. */
function prefixTable(site: SiteSearch): string[] {
  const files = siteFiles(site.index);
  const row = (name: string, of: ReturnType<typeof judgedPrefixes>) => {
    const { prefixes, first, firstFive, nothing } = measurePrefixes(site, of, files);
    return `${name}: ${prefixes} prefixes, first suggestion right ${share(first)}, one of five ${share(firstFive)}, nothing offered ${share(nothing)}`;
  };
  const all = judgedPrefixes();
  const halves = [...new Set(all.map(({ part }) => part))];
  const classes = [...new Set(all.map(each => each.class))];
  return [
    ...halves.map(part =>
      row(
        `suggestions while typing, ${part}`,
        all.filter(each => each.part === part),
      ),
    ),
    ...classes.map(name =>
      row(
        `  ${name}`,
        all.filter(each => each.class === name),
      ),
    ),
  ];
}

const ask = (site: SiteSearch, keywords: string) =>
  answerSearch(site, { keywords, page: 1, pageSize: 24, filters: {}, without: [] });

/** Milliseconds of processor time, which other work on the machine does not lengthen; the first round warms up. */
function timed(queries: readonly string[], run: (query: string) => unknown) {
  for (const query of queries) run(query);
  const times = queries.map(query => {
    const before = process.cpuUsage();
    run(query);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return quantiles(times);
}

function quantiles(times: number[]) {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), count: times.length };
}

const ms = (value: number): string => value.toFixed(value < 1 ? 3 : 1);

function timesOf(site: SiteSearch): string[] {
  const queries = judgedQueries().map(({ query }) => query);
  const prefixes = queries
    .flatMap(query => [...query].map((_, at, all) => all.slice(0, at + 1).join('')))
    .filter((_, number) => number % PREFIX_STEP === 0);
  const searches = timed(queries, query => ask(site, query));
  const suggestions = timed(prefixes, query => suggest(site, query));
  return [
    `  search p50 ${ms(searches.p50)} ms, p99 ${ms(searches.p99)} ms of ${searches.count}; ` +
      `suggestions p50 ${ms(suggestions.p50)} ms, p99 ${ms(suggestions.p99)} ms of ${suggestions.count}, ` +
      `${(suggestions.p99 / searches.p99).toFixed(2)} times the p99 of the search`,
  ];
}

/** The same words, all of which must occur: twenty products and how many there are. */
async function againstSql(site: SiteSearch, { products, categories }: IndexInput, url: string): Promise<string[]> {
  return onDatabase(url, async client => {
    await client.query('create extension if not exists pg_trgm');
    await client.query('create temp table item (id int, words text)');
    const attributes = new Map(categories.map(category => [category.id, category.attributes]));
    for (let at = 0; at < products.length; at += 5000) {
      const some = products.slice(at, at + 5000);
      const words = some.map(
        each => `${searchedNames(each, attributes.get(each.categoryId) ?? [])} ${foldPartNumber(each.model)}`,
      );
      await client.query('insert into item select * from unnest($1::int[], $2::text[])', [
        some.map(({ id }) => id),
        words,
      ]);
    }
    await client.query('create index on item using gin (words gin_trgm_ops)');
    await client.query('analyze item');
    const queries = judgedQueries().flatMap(({ query }, number) => (number % SQL_STEP === 0 ? [query] : []));
    const run = async (query: string) => {
      const patterns = keywordWords(query).map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
      await client.query(
        'with hits as (select id from item where words like all($1::text[])) select (select count(*) from hits), array(select id from hits order by id limit 20)',
        [patterns],
      );
    };
    const times: number[] = [];
    for (const query of queries) {
      await run(query);
      const started = performance.now();
      await run(query);
      times.push(performance.now() - started);
    }
    const sql = quantiles(times);
    const own = timed(queries, query => ask(site, query));
    return [
      `  SQL p50 ${ms(sql.p50)} ms, p99 ${ms(sql.p99)} ms of ${sql.count} of the queries, as plain words alone: ` +
        `${(sql.p50 / own.p50).toFixed(1)} and ${(sql.p99 / own.p99).toFixed(1)} times as long as the whole answer of the search`,
    ];
  });
}
