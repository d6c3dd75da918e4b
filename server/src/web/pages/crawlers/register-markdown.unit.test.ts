import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleFile, articleText } from '../../../../test/articles/article-file';
import { snapshot, startPages } from '../../../../test/pages/pages-fixture';
import { siteIndex } from '../../../../test/site-catalogue';
import { heading, link, list, table, text, writeMarkdown } from '../../../documents/markdown/markdown-tree';
import { type Article, buildArticleIndex, noArticles } from '../../../domain/articles/article-index';
import { renderArticles } from '../../../domain/articles/render/render-articles';
import { markdown } from '../../../domain/articles/render/trees';

const siteOrigin = 'https://shixuan.example';
const config = { imageHost: '', siteOrigin };
const category = { id: 5, code: 'optics', name: '镜头与光学', description: '用公式算，而不是靠经验猜。' };
const articles = renderArticles([articleFile(articleText())], {
  articleCategories: new Set(['optics']),
  productCategories: [],
}).map(({ categoryCode, ...article }): Article => ({ ...article, category }));

const startReading = () =>
  startPages({ catalogue: { current: { ...snapshot, articles: buildArticleIndex([category], articles) } }, config });

test('a product is read as Markdown under its own address and beside it', async () => {
  const index = await siteIndex();
  const product = index.segments.get(1)?.products.find(({ attrs }) => attrs.resolutionMp && attrs.interface);
  const { get } = await startPages({
    catalogue: { current: { index, company: null, menus: [], articles: noArticles } },
    config,
  });
  const url = `/goods/detail.md?id=${product?.id}`;
  const beside = await get(url, { host: 'evil.example' });
  expect(beside.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    link: `<${siteOrigin}/goods/detail?id=${product?.id}>; rel="canonical"`,
    'cache-control': 'public, max-age=3600',
  });
  expect(beside.body).toMatch(new RegExp(`^# .+${product?.model}\n`));
  expect(beside.body).toMatch(/\| 总像素 +\| [\d.]+\sMP/);
  expect(beside.body).toContain(`(${siteOrigin}/goods/list?categoryId=1)`);
  expect((await get(url, { 'if-none-match': String(beside.headers.etag) })).statusCode).toBe(304);
  const page = `/goods/detail?id=${product?.id}`;
  const asked = await get(page, { accept: 'text/markdown, text/html;q=0.5' });
  // A cache that heeds no `Vary` keeps neither form for the other.
  expect(asked.headers).toMatchObject({ vary: 'accept, accept-encoding', 'cache-control': 'no-cache' });
  expect(asked.body).toBe(beside.body);
  expect((await get(`/goods/detail/?id=${product?.id}`, { accept: 'text/markdown' })).body).toBe(beside.body);
  const html = await get(page, { accept: 'text/html,*/*' });
  expect(html.headers['content-type']).toContain('text/html');
  expect(html.headers.link).toContain(`</goods/detail.md?id=${product?.id}>; rel="alternate"; type="text/markdown"`);
  expect(html.headers.vary).toContain('accept');
});

test('an article keeps its formulas as TeX, its links and its headings', async () => {
  const { get } = await startReading();
  const { body, headers } = await get('/article/detail.md?id=1');
  expect(headers.link).toBe(`<${siteOrigin}/article/detail?id=1>; rel="canonical"`);
  expect(body).toMatch(/^# 焦距与工作距离\n/);
  expect(body).toContain('## 薄透镜公式');
  expect(body).toContain('焦距 $f$ 与物距');
  expect(body).toContain('$$\n\\frac{1}{f} = \\frac{1}{a} + \\frac{1}{b}\n$$');
  expect(body).toContain('物方单像素精度');
  expect(body).toContain(`(${siteOrigin}/article/list?category=optics)`);
  expect(body).not.toContain('katex');
});

test.each(['/goods/detail.md', '/goods/detail.md?id=99', '/goods/detail.md?id=x', '/article/detail.md?id=2'])(
  '%s is not there',
  async url => expect((await (await startReading()).get(url)).statusCode).toBe(404),
);

test('llms.txt names the categories and every article, in Markdown', async () => {
  const { get } = await startReading();
  const { body, headers } = await get('/llms.txt', { host: 'evil.example' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^# 视选\n\n> /);
  expect(body).toContain(`[面阵相机](${siteOrigin}/goods/list?categoryId=1)`);
  expect(body).toContain(`[焦距与工作距离](${siteOrigin}/article/detail.md?id=1)`);
  expect(body).not.toContain('evil');
});

test.each(['/goods/detail?id=42', '/goods/detail/?id=42', '/article/detail?id=1'])(
  'the head of %s alone says what the whole answer says',
  async url => {
    const { app } = await startReading();
    for (const accept of ['text/html', 'text/markdown']) {
      const headers = async (method: 'GET' | 'HEAD') =>
        (await app.inject({ method, url, headers: { accept } })).headers;
      const [whole, head] = [await headers('GET'), await headers('HEAD')];
      for (const name of ['content-type', 'link', 'vary', 'cache-control', 'etag'])
        expect([accept, name, head[name]]).toEqual([accept, name, whole[name]]);
      expect(head.link).toContain(accept === 'text/html' ? 'rel="alternate"' : 'rel="canonical"');
    }
  },
);

test('a page that is not there names no Markdown', async () => {
  const { get } = await startReading();
  for (const url of ['/goods/detail?id=99', '/goods/detail', '/article/detail?id=2']) {
    const page = await get(url, { accept: 'text/html' });
    expect([url, page.statusCode, page.headers.link]).toEqual([url, 404, undefined]);
    expect((await get(url, { accept: 'text/markdown' })).headers.vary).toBe('accept');
  }
});

test('a text of the data stays a text', async () => {
  const { get } = await startReading();
  const { body } = await get('/goods/detail.md?id=42');
  expect(body).toContain('MV-\\</title>\\<script>alert(1)\\</script>');
});

test('whatever stands in a title, a cell or a link is read back as it was', () => {
  const words = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .map(value => value.replaceAll(/\s+/g, ' ').trim());
  const known = words.filter(value => /\S/.test(value) && !/[\p{Cc}\p{Cn}\uFFFD]/u.test(value));
  fc.assert(
    fc.property(known, known, (title, cell) => {
      const tree = markdown.parse(
        writeMarkdown([
          heading(1, title),
          list([[link(cell, 'https://a.example/x?y=(1)')]]),
          table([
            ['a', 'b'],
            ['x', cell],
          ]),
        ]),
      );
      expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'list', 'table']);
      expect(JSON.stringify(tree)).not.toContain('"type":"html"');
    }),
  );
  expect(writeMarkdown([heading(1, '#1 *x*')])).toContain('\\*x\\*');
  expect(writeMarkdown([{ type: 'paragraph', children: [text('<b>')] }])).toBe('\\<b>\n');
});
