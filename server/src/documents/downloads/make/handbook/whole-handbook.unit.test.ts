import { toText } from 'hast-util-to-text';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { squeeze } from '../../../../../test/read-document';
import { siteArticles } from '../../../../../test/site-articles';
import { noArticles } from '../../../../domain/articles/article-index';
import { parseHtml } from '../../../../domain/articles/render/trees';
import type { Handbook } from './handbook';
import { handbooksOf } from './handbooks';
import { allText, type Described, describedOn, outlineOf, type Pages, pagesOf } from './read-pages.fixture';
import { writeHandbook } from './write-handbook';

const index = siteArticles();
const books = [...handbooksOf(index)];
const whole = books.find(({ code }) => code === 'system');
const chaptersOf = ({ parts }: Handbook) => parts.flatMap(({ chapters }) => chapters);
/** The one sign of the articles that no font of the site has stands in the title of a source. */
const MISSING = '歪曲〓差';

test('each article stands in the handbook of its category and in that of all, in reading order', () => {
  const apart = books.filter(book => book !== whole);
  expect(books.map(({ title }) => title)).toContain('镜头选型手册');
  expect(apart.flatMap(chaptersOf).map(({ id }) => id)).toEqual(index.inOrder.map(({ id }) => id).toSorted(byBook));
  expect(whole && chaptersOf(whole)).toHaveLength(index.inOrder.length);
  expect([...handbooksOf(noArticles)]).toEqual([]);
});

/** Text of HTML. */
const plain = (html: string) => toText(parseHtml(html));

/** As the categories follow each other. */
function byBook(a: number, b: number): number {
  const place = (id: number) => index.categories.findIndex(({ code }) => code === index.find(id)?.category.code);
  return place(a) - place(b) || a - b;
}

describe('the handbook of all articles', () => {
  let bytes: Buffer;
  let pages: Pages[];
  let described: Described[];
  beforeAll(async () => {
    if (!whole) throw new Error('no handbook of all articles');
    bytes = await writeHandbook(whole);
    pages = await pagesOf(bytes);
    described = (await Promise.all(pages.map(({ page }) => describedOn(page)))).flat();
  });

  test('has every heading, caption, worked example and source of every article', () => {
    const text = allText(pages);
    for (const { toc, title, summary, references, sections, html } of index.inOrder) {
      const worked = [...html.matchAll(/class="worked-result">([^<]*)</g)].map(([, result = '']) => result);
      const parts = [...title.split('：'), ...toc.map(heading => heading.text), ...worked];
      const sources = references.flatMap(reference => [reference.title, reference.publisher]);
      const lost = [...parts, summary, ...sources].filter(part => !text.includes(squeeze(part)));
      expect(lost.filter(part => !part.includes('歪曲'))).toEqual([]);
      expect(sections.length).toBeGreaterThan(0);
    }
    expect(text.replaceAll(MISSING, '')).not.toContain('〓');
  });

  test('shows every figure and every formula, each with its words for those who cannot see it', () => {
    const alts = (role: string) => described.filter(it => it.role === role).map(({ alt }) => squeeze(alt));
    const [figures, formulas] = [alts('Figure'), alts('Formula')];
    for (const { html } of index.inOrder) {
      const drawn = [...html.matchAll(/<figure[\s\S]*?<title>([^<]*)<\/title>/g)].map(([, name = '']) => name);
      expect(drawn).toHaveLength(html.split('<figure').length - 1);
      expect(drawn.filter(name => !figures.some(alt => alt.startsWith(squeeze(plain(name)))))).toEqual([]);
      const set = [...html.matchAll(/<annotation[^>]*>([^<]*)</g)].map(([, tex = '']) => tex);
      expect(set.filter(tex => !formulas.includes(squeeze(plain(tex))))).toEqual([]);
    }
  });

  test('its bookmarks name every part, chapter and section, on pages that they stand on', async () => {
    const outline = await outlineOf(bytes);
    const chapters = index.categories.flatMap(({ code }) =>
      index.inOrder.filter(({ category }) => category.code === code),
    );
    const expected = index.categories.flatMap(({ name, code }) => [
      name,
      ...chapters
        .filter(({ category }) => category.code === code)
        .flatMap(article => [
          `${chapters.indexOf(article) + 1}${article.title}`,
          ...article.toc.map(({ text }) => text),
          '参考资料',
        ]),
    ]);
    expect(outline.map(({ title }) => squeeze(title))).toEqual(expected.map(squeeze));
    for (const { title, at } of outline) {
      const last = title.split(/[：\s]/).at(-1) ?? '';
      expect(pages[at]?.text, title).toContain(squeeze(last));
    }
  });

  test('the contents give the page of each chapter', async () => {
    const outline = await outlineOf(bytes);
    const contents = squeeze(
      pages
        .slice(1, 3)
        .map(({ text }) => text)
        .join(''),
    ).replaceAll('.', '');
    for (const { title, at } of outline.filter(entry => entry.depth === 1))
      expect(contents).toContain(`${squeeze(title).replaceAll('.', '')}${at + 1}`);
  });

  test('nothing runs over the margins, and no heading is the last of its page', async () => {
    for (const { number, lines } of pages.slice(1))
      for (const { left, right, text } of lines) {
        expect(left, `page ${number}: ${text}`).toBeGreaterThan(78);
        expect(right, `page ${number}: ${text}`).toBeLessThan(517.5);
      }
    for (const { title, at, y, depth } of await outlineOf(bytes)) {
      if (depth === 0) continue;
      const below = pages[at]?.lines.filter(line => line.y < y - 30 && line.y > 60) ?? [];
      expect(below.length, title).toBeGreaterThan(0);
    }
  });

  test('links lie on their pages and lead to a page or with https elsewhere', async () => {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const places = await document.getDestinations();
    let count = 0;
    for (const { page } of pages)
      for (const { rect, url, dest } of await page.getAnnotations()) {
        count += 1;
        const [left = -1, bottom = -1, right = 1e9, top = 1e9] = rect;
        expect(left >= 0 && bottom >= 0 && right <= 595.3 && top <= 841.9).toBe(true);
        if (url) expect(url).toMatch(/^https:\/\//);
        else expect(typeof dest === 'string' ? places[dest] : dest).toBeTruthy();
      }
    expect(count).toBeGreaterThan(index.inOrder.length);
  });

  test('is a book of sensible length and size that says what it is', async () => {
    const { info } = await (await getDocumentProxy(new Uint8Array(bytes))).getMetadata();
    expect(info).toMatchObject({ Title: whole?.title, Author: '视选', Language: 'zh-CN' });
    expect(bytes.length).toBeLessThan(5_000_000);
    expect(pages.length).toBeGreaterThan(2 * index.inOrder.length);
    expect(pages.length).toBeLessThan(8 * index.inOrder.length);
    expect(allText(pages.slice(0, 1))).toContain(squeeze(`${whole?.updated}版本 ${whole?.version}`));
    // The first page is the cover; the others carry their number.
    for (const { number, lines } of pages.slice(1))
      expect(lines.some(({ y, text }) => y < 60 && text === String(number))).toBe(true);
  });
});
