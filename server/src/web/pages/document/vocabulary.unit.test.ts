import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { articleFile, articleText } from '../../../../test/articles/article-file';
import { declaredPage } from '../../../../test/pages/declared-page';
import { snapshot } from '../../../../test/pages/pages-fixture';
import { siteIndex } from '../../../../test/site-catalogue';
import { type Article, buildArticleIndex } from '../../../domain/articles/article-index';
import { renderArticles } from '../../../domain/articles/render/render-articles';
import { pageContent } from './page-content';
import { structuredData } from './structured-data';

/** Types of schema.org with their own properties and the types that they extend, as its published vocabulary has them. */
function readVocabulary(): ReadonlyMap<string, { parents: string[]; properties: Set<string> }> {
  const require = createRequire(import.meta.url);
  const file = join(require.resolve('schema-dts'), '../schema.d.ts');
  const types = readFileSync(file, 'utf8').matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm);
  return new Map(
    [...types].map(([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(/,\s*/).map(parent => parent.trim()),
        properties: new Set([...body.matchAll(/^ {4}"([\w-]+)"\?:/gm)].map(([, property = '']) => property)),
      },
    ]),
  );
}
const vocabulary = readVocabulary();

function has(type: string, property: string): boolean {
  const known = vocabulary.get(type);
  return known !== undefined && (known.properties.has(property) || known.parents.some(parent => has(parent, property)));
}

/** Input of an action is described at the property with `-input` (https://schema.org/docs/actions.html). */
const annotated = /-(input|output)$/;

/** What in a graph schema.org does not know: `Product.colour`. */
function unknownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownIn);
  if (typeof value !== 'object' || value === null) return [];
  const type = '@type' in value ? String(value['@type']) : '';
  const own = Object.keys(value).filter(
    name => !name.startsWith('@') && !annotated.test(name) && !has(`${type}Leaf`, name),
  );
  return [...own.map(name => `${type}.${name}`), ...Object.values(value).flatMap(unknownIn)];
}

const category = { id: 5, code: 'optics', name: '镜头与光学', description: '用公式算，而不是靠经验猜。' };
const articles = renderArticles(
  [
    articleFile(
      articleText(undefined, { references: '[{ title: 标准, publisher: EMVA, url: "https://www.emva.org/" }]' }),
    ),
  ],
  { articleCategories: new Set(['optics']), productCategories: [] },
).map(({ categoryCode, ...article }): Article => ({ ...article, category }));

/** The graph of a page, as its remote declares it. */
async function graphOf(remote: string, path: string, search: string): Promise<{ '@type': string }[]> {
  const catalogue = { ...snapshot, index: await siteIndex(), articles: buildArticleIndex([category], articles) };
  const route = { id: 'Page', path, title: '', description: '', page: await declaredPage(remote, path) };
  const { structuredData: told } = await pageContent(route, search, { catalogue, imageHost: '' });
  const graph = told && structuredData(told.nodes, told.values, 'https://shixuan.example');
  return graph && '@graph' in graph ? (graph['@graph'] as { '@type': string }[]) : [];
}

test.each([
  ['catalog', '/', '', ['WebSite', 'Organization']],
  ['catalog', '/goods/list', 'categoryId=1', ['BreadcrumbList', 'ItemList']],
  ['catalog', '/goods/list', 'categoryId=1&interface=gige&page=2', ['BreadcrumbList', 'ItemList']],
  ['catalog', '/goods/detail', 'id=1', ['Product', 'BreadcrumbList', 'ItemList']],
  ['content', '/article/list', '', ['ItemList']],
  ['content', '/article/detail', 'id=1', ['TechArticle', 'BreadcrumbList']],
])('%s %s?%s says what schema.org knows', async (remote, path, search, types) => {
  const graph = await graphOf(remote, path, search);
  expect(graph.map(node => node['@type'])).toEqual(types);
  expect(unknownIn(graph)).toEqual([]);
});

test('the check knows its types, what they inherit, and what they lack', () => {
  expect(vocabulary.size).toBeGreaterThan(1500);
  expect([has('ProductLeaf', 'additionalProperty'), has('ProductLeaf', 'name')]).toEqual([true, true]);
  expect(unknownIn([{ '@type': 'Product', colour: 1, brand: { '@type': 'Brandy', name: 'x' } }])).toEqual([
    'Product.colour',
    'Brandy.name',
  ]);
});

test('the home page offers its search, and a list its products in order', async () => {
  expect((await graphOf('catalog', '/', ''))[0]).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://shixuan.example/result?keywords={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
  const [way, list] = await graphOf('catalog', '/goods/list', 'categoryId=1&interface=gige');
  expect(way).toMatchObject({ itemListElement: [{}, {}, { name: '面阵相机' }, { position: 4, name: 'GigE 千兆网' }] });
  expect(list).toMatchObject({ itemListElement: expect.arrayContaining([expect.objectContaining({ position: 24 })]) });
});
