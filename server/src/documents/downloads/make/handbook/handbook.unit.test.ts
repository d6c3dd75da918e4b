import { expect, test } from 'vitest';
import { squeeze } from '../../../../../test/read-document';
import { renderSiteArticles, siteArticles } from '../../../../../test/site-articles';
import type { ArticleIndex } from '../../../../domain/articles/article-index';

import { buildIndex } from '../../../../domain/catalogue/index/build';
import type { Handbook } from './handbook';
import { handbookMaker } from './handbook-maker';
import { handbooksOf } from './handbooks';
import { allText, pagesOf } from './read-pages.fixture';
import { writeHandbook } from './write-handbook';

const index = siteArticles();
const books = [...handbooksOf(index)];
const chaptersOf = ({ parts }: Handbook) => parts.flatMap(({ chapters }) => chapters);
const [small] = books.filter(({ code }) => code === 'interface');

/** The shortest handbook with another text for its second chapter. */
function withSecond(html: string): Handbook {
  const [part] = small?.parts ?? [];
  if (!small || !part) throw new Error('no handbook of interfaces');
  const chapters = part.chapters.map((chapter, i) => (i === 1 ? { ...chapter, html } : chapter));
  return { ...small, parts: [{ ...part, chapters }] };
}

test('same articles, same bytes; another text, another version', async () => {
  if (!small) throw new Error('no handbook of interfaces');
  expect(await writeHandbook(small)).toEqual(await writeHandbook(structuredClone(small)));
  const changed = {
    ...index,
    inOrder: index.inOrder.map(article => ({ ...article, html: `${article.html}<p>又一段。</p>` })),
  };
  for (const [i, { version }] of [...handbooksOf(changed)].entries()) expect(version).not.toBe(books[i]?.version);
});

const formula = (tex: string) =>
  `<p>见 <span class="katex"><annotation encoding="application/x-tex">${tex}</annotation></span></p>`;

test.each([
  ['an element that has no place in a book', '<p><button>按</button></p>', '手册中排不了行内元素 <button>'],
  ['a block that has none', '<form></form>', '手册中排不了元素 <form>'],
  ['a table without a head', '<div class="table-scroll"><table><tr><td>1</td></tr></table></div>', '恰有一行表头'],
  ['a figure without a drawing', '<figure class="figure"></figure>', '图没有图形或图注'],
  ['a formula without what it was made from', '<p><span class="katex">x</span></p>', '公式没有带上它的原文'],
  ['a formula with a bracket that is not closed', formula('\\frac{1}{2'), '公式「\\frac{1}{2」排不出来'],
  ['a formula that the typesetter does not know', formula('\\nosuchthing'), 'nosuchthing'],
])('%s: the error names the article', async (_, html, reason) => {
  const broken = withSecond(html);
  const title = chaptersOf(broken)[1]?.title ?? '';
  await expect(writeHandbook(broken)).rejects.toThrow(`技术文档《${title}》：`);
  await expect(writeHandbook(broken)).rejects.toThrow(reason);
});

test('lists, quotations, code and notes in the margin are set too', async () => {
  const html = `<ol start="3"><li>第三<ul><li>其下</li></ul></li></ol><blockquote><p>引文</p></blockquote><pre><code>a  b
c</code></pre><aside class="aside"><p>旁注</p></aside><hr><p>水<sub>2</sub> e₁ 10⁻⁶ <em>强调</em><del>删</del><code>x</code><br>换行</p>`;
  const text = allText(await pagesOf(await writeHandbook(withSecond(html))));
  for (const part of ['3.第三', '其下', '引文', 'abc', '旁注', '水2e110−6强调删x换行'])
    expect(text).toContain(squeeze(part));
});

test('the maker offers them by keys that stay, and hashes that follow the texts', async () => {
  const documents = { make: () => Promise.reject(new Error('nothing is made before it is asked for')) };
  const sourcesOf = async (articles: ArticleIndex) => {
    const products = await buildIndex({ version: '1', categories: [], brands: [], products: [] });
    return [
      ...handbookMaker.sources({ catalogue: { index: products, company: null, menus: [], articles }, documents }),
    ];
  };
  const sources = await sourcesOf(index);
  expect(sources.map(({ key }) => key)).toEqual(books.map(({ code }) => `handbook/${code}.pdf`));
  for (const { fileName, type, title } of sources) {
    expect(type).toBe('handbook');
    expect(fileName).toBe(`视选 ${title}.pdf`);
  }
  const again = await sourcesOf(renderSiteArticles());
  expect(again.map(({ sourceHash }) => sourceHash)).toEqual(sources.map(({ sourceHash }) => sourceHash));
});
