import { expect, test } from 'vitest';
import { articleFile, articleText } from '../../../../test/articles/article-file';
import { snapshot } from '../../../../test/pages/pages-fixture';
import { type Article, buildArticleIndex } from '../../../domain/articles/article-index';
import { renderArticles } from '../../../domain/articles/render/render-articles';
import { articleList } from './article-list';

const category = { id: 5, code: 'optics', name: '镜头与光学', description: '用公式算，而不是靠经验猜。' };

/** Fourteen articles with 焦距, one of them with 景深. */
const articles = renderArticles(
  Array.from({ length: 14 }, (_, i) => {
    const fields = { id: String(i + 1), title: `第 ${i + 1} 篇`, tags: i === 0 ? '[焦距, 景深]' : '[焦距, 视野]' };
    return articleFile(articleText('一段。', fields), `text-${i}.md`);
  }),
  { articleCategories: new Set(['optics']), productCategories: [] },
).map(({ categoryCode, ...article }): Article => ({ ...article, category }));

const read = (search: string) =>
  articleList(new URLSearchParams(search), { ...snapshot, articles: buildArticleIndex([category], articles) });

test.each([
  ['', true],
  ['page=2', true],
  ['category=optics', true],
  ['tag=焦距', true],
  ['tag=焦距&page=2', true],
  ['tag=景深', false],
  ['tag=焦距&category=optics', false],
])('articles at “%s” may be listed: %s', (search, indexed) => expect(read(search)?.isIndexed).toBe(indexed));

test('a tag is told by its articles, a category by its own words', () => {
  expect(read('tag=景深')?.description).toBe('标签「景深」下的技术文档 1 篇：第 1 篇。');
  expect(read('tag=焦距')?.description).toMatch(/^标签「焦距」下的技术文档 14 篇：(第 \d+ 篇；){4}第 \d+ 篇等。$/);
  expect(read('category=optics')?.description).toBeUndefined();
});

test('a further page goes on counting', () => expect(read('page=2')?.firstPosition).toBe(13));
