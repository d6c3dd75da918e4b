import { expect, test } from 'vitest';
import { articleFile, articleText, type Fields, linesBefore, usualBody } from '../../../../test/articles/article-file';
import { siteData } from '../../catalogue/import/site-data.fixture';
import { problemText } from './article-problem';
import type { ArticleFile } from './article-source';
import type { RenderedArticle } from './render-article';
import { tryArticles } from './render-articles';

const setting = { articleCategories: new Set(['optics']), productCategories: siteData.categories };
const attempt = (...files: ArticleFile[]) => tryArticles(files, setting, new Map([['depth-of-field', 7]]));

function render(body?: string, fields?: Fields): RenderedArticle {
  const { articles, problems } = attempt(articleFile(articleText(body, fields)));
  expect(problems).toEqual([]);
  const [article] = articles;
  if (!article) throw new Error('nothing was rendered');
  return article;
}

/** The problems of a body, with lines counted from its first one. */
function problemsOf(body: string, fields?: Fields): string[] {
  const { articles, problems } = attempt(articleFile(articleText(body, fields)));
  expect(articles).toEqual([]);
  const before = linesBefore(fields);
  return problems.map(({ line, reason }) => `${line === null ? '' : line - before} ${reason}`.trim());
}

test('an article has its formulas, its worked numbers, its table of contents and its text for search', () => {
  const article = render();
  expect(article).toMatchObject({
    id: 1,
    slug: 'focal-length',
    categoryCode: 'optics',
    tags: ['焦距', '视野'],
    published: '2026-11-20',
    coverSvg: null,
    readingMinutes: 1,
    toc: [{ id: 's-薄透镜公式', text: '薄透镜公式', level: 2 }],
    rules: [],
  });
  expect(article.html).toContain('<h2 id="s-薄透镜公式">薄透镜公式</h2>');
  expect(article.html).toContain('<div class="formula" id="formula-1">');
  expect(article.html).toContain('<span class="formula-number">(1)</span>');
  expect(article.html).toContain('<annotation encoding="application/x-tex">f</annotation>');
  expect(article.html).toContain('p<sub>o</sub> = 60 ÷ 2448 = <strong class="worked-result">0.0245 mm</strong>');
  expect(article.sections).toEqual([
    { id: '', heading: '', text: '开头一段，说明要算什么。' },
    { id: 's-薄透镜公式', heading: '薄透镜公式', text: expect.stringContaining('与物距、像距的关系') },
  ]);
  expect(article.sections[1]?.text).not.toContain('frac');
});

test('figures stand in the text, numbered, with ids of their own; the cover has others', () => {
  const figure = '::figure[光线与 $f$ 的位置。]{src=thin-lens.svg}';
  const { html, coverSvg } = render(`${figure}\n\n${figure}`, { cover: 'thin-lens.svg' });
  expect(html).toContain('<figure class="figure" id="figure-1"><div class="figure-drawing"><svg class="drawing"');
  expect(html).toContain('<span class="figure-number">图 2</span> 光线与 ');
  expect(html).toContain('marker-end="url(#figure-thin-lens-a)"');
  expect(html).toContain('<marker id="figure-thin-lens-a"');
  expect(html).toContain('>f &#x26; a</text>');
  expect(coverSvg).toMatch(/^<svg class="drawing".*<marker id="cover-thin-lens-a".*<\/svg>$/s);
});

test('lists of products and helpers are held against what the site knows', () => {
  const { html, rules } = render(
    [
      '::products[12～16 mm 的镜头]{category=fa-lens query="focalLengthMm=12~16&sort=-focalLengthMm" limit=3}',
      '::calculator[代入本例]{page=lens query="fov=60x45&wd=300"}',
      '见[景深](article:depth-of-field)、[镜头列表](/goods/list?categoryId=2)与[标准](https://www.emva.org/)。',
    ].join('\n\n'),
    { related: '\n  - { category: fa-lens, query: "focalLengthMm=25~", title: 长焦镜头 }' },
  );
  expect(rules).toEqual([
    {
      key: 'text-1',
      place: 'text',
      title: '12～16 mm 的镜头',
      categoryId: 2,
      filters: { focalLengthMm: { min: 12, max: 16 } },
      sort: { key: 'focalLengthMm', direction: 'desc' },
      limit: 3,
      listUrl: '/goods/list?categoryId=2&focalLengthMm=12~16&sort=-focalLengthMm',
    },
    expect.objectContaining({
      key: 'related-1',
      place: 'related',
      title: '长焦镜头',
      filters: { focalLengthMm: { min: 25 } },
    }),
  ]);
  expect(html).toContain('<div class="products" data-products="text-1"><a href="/goods/list?categoryId=2&#x26;');
  expect(html).toContain('<p class="calculator"><a href="/selection/lens?fov=60x45&#x26;wd=300">代入本例</a></p>');
  expect(html).toContain('<a href="/article/detail?id=7">景深</a>');
  expect(html).toContain('<a href="https://www.emva.org/" rel="external noopener">标准</a>');
});

test('notes, warnings, margin notes and tables have their places', () => {
  const { html } = render(
    ':::note[要点]\n内容\n:::\n\n:::warning[当心]\n内容\n:::\n\n:::aside\n旁注\n:::\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
  );
  expect(html).toContain(
    '<div class="callout callout-note" role="note"><p class="callout-title">要点</p><p>内容</p></div>',
  );
  expect(html).toContain('<div class="callout callout-warning" role="note">');
  expect(html).toContain('<aside class="aside" role="note"><p>旁注</p></aside>');
  expect(html).toMatch(/<div class="table-scroll"[^>]*><table>[\s\S]*<td align="right">2<\/td>/);
});

test('what only looks like markup stays text', () => {
  const { html } = render('比例 1:4，时间 10:30，范围 10~20 与 30~40，脚本写作 `<script>`。');
  expect(html).toContain('<p>比例 1:4，时间 10:30，范围 10~20 与 30~40，脚本写作 <code>&#x3C;script></code>。</p>');
});

test('a byte order mark and line ends of Windows change nothing', () => {
  const { articles, problems } = attempt(articleFile(`\ufeff${articleText().replaceAll('\n', '\r\n')}`));
  expect(problems).toEqual([]);
  expect(articles).toEqual([render()]);
});

const refused: [string, string, string][] = [
  ['a directive that does not exist', '一段\n\n::video[片]{src=a.mp4}', '3 没有指令 ::video'],
  ['a container that does not exist', ':::danger[x]\n文\n:::', '1 没有指令 :::danger'],
  ['a directive within a line', '见 :figure[图]{src=a.svg} 处', '1 没有行内指令 :figure'],
  ['a directive that is not on a line of its own', '见 ::figure[图]{src=a.svg} 处', '1 指令没有生效'],
  ['HTML', '<b>粗</b>', '1 正文中不能写 HTML'],
  ['a script', '<script>alert(1)</script>', '1 正文中不能写 HTML'],
  ['a comment', '<!-- 备忘 -->', '1 正文中不能写 HTML'],
  ['an image', '![图](https://a.example/b.png)', '1 图片用 ::figure'],
  ['a footnote', '文[^1]\n\n[^1]: 注', '1 不用脚注'],
  ['a task list', '- [ ] 待办', '1 不用待办列表'],
  ['a formula that does not end', '一\n\n$$\na\n\\frac{1}{2\n$$', '5 公式有误'],
  ['a command that TeX does not know', '$\\foo$', '1 公式中没有命令 \\foo'],
  ['Chinese outside \\text', '$焦距$', '1 公式中的「焦」应写在 \\text{} 里'],
  ['a link in a formula', '$\\href{javascript:alert(1)}{x}$', '1 公式中用了不允许的命令'],
  ['a colour in a formula', '$\\color{red}x$', '1 公式中不能指定颜色'],
  ['a number of its own', '$$x \\tag{9}$$', '1 独立公式由网站编号'],
  ['a dollar that stands alone', '价格 $5', '1 公式没有生效'],
  ['bold that is none', '**焦距（f）**给出', '1 加粗没有生效'],
  [
    'a wrong result',
    '::worked[算]{formula=objectPixel fieldOfViewMm=60 pixels=2448 result=0.026}',
    '1 result=0.026 与选型引擎不符，应为 0.0245098',
  ],
  [
    'a result beyond half a unit',
    '::worked[算]{formula=objectPixel fieldOfViewMm=60 pixels=2448 result=0.0246}',
    '1 result=0.0246 与选型引擎不符',
  ],
  ['a formula that the engine lacks', '::worked[算]{formula=magic result=1}', '1 选型引擎没有公式「magic」'],
  [
    'an export that is no formula',
    '::worked[算]{formula=roundSignificant result=1}',
    '1 选型引擎没有公式「roundSignificant」',
  ],
  ['an input too few', '::worked[算]{formula=objectPixel pixels=2448 result=1}', '1 算例的输入「fieldOfViewMm」'],
  [
    'an input too many',
    '::worked[算]{formula=objectPixel fieldOfViewMm=1 pixels=2 colour=3 result=1}',
    '1 算例的输入「colour」',
  ],
  [
    'an input that is no number',
    '::worked[算]{formula=objectPixel fieldOfViewMm=6O pixels=2 result=1}',
    '1 算例的输入「fieldOfViewMm」',
  ],
  ['an input outside its range', '::worked[算]{formula=objectPixel fieldOfViewMm=60 pixels=0 result=1}', '1 pixels：'],
  ['a link to no article', '见[它](article:nowhere)', '1 没有文章「nowhere」'],
  ['a link to no page', '见[它](/nowhere)', '1 网站没有页面「/nowhere」'],
  ['a link that runs', '见[它](javascript:alert(1))', '1 链接「javascript:alert(1)」不对'],
  ['a link without https', '见[它](http://a.example/)', '1 链接「http://a.example/」不对'],
  ['a link that leaves the site in disguise', '见[它](//a.example/)', '1 链接「//a.example/」不对'],
  [
    'a link to no category',
    '见[它](/goods/list?categoryId=99)',
    '1 链接「/goods/list?categoryId=99」中没有或不认识产品分类',
  ],
  [
    'a link with a filter that does not exist',
    '见[它](/goods/list?categoryId=2&weight=1~)',
    '1 链接「/goods/list?categoryId=2&weight=1~」：该分类没有筛选项 weight',
  ],
  ['a rule for no category', '::products[x]{category=robot query="a=1"}', '1 没有产品分类「robot」'],
  ['a filter that does not exist', '::products[镜头]{category=fa-lens query="weight=1~"}', '1 该分类没有筛选项 weight'],
  [
    'a filter that an address would pass over',
    '::products[镜头]{category=fa-lens query="f.focalLengthMm=1~"}',
    '1 列表页地址中没有参数「f.focalLengthMm」',
  ],
  [
    'a choice that does not exist',
    '::products[相机]{category=area-camera query="shutter=curtain"}',
    '1 筛选「快门」中有该分类没有的值',
  ],
  ['a rule by a brand’s number', '::products[镜头]{category=fa-lens query="brand=1"}', '1 品牌的编号由数据库给出'],
  ['a rule with a page', '::products[镜头]{category=fa-lens query="page=2"}', '1 产品规则中不能有参数 page'],
  [
    'too long a list',
    '::products[镜头]{category=fa-lens query="focalLengthMm=12~" limit=50}',
    '1 limit 应为 1 到 8 的整数',
  ],
  ['a helper that does not exist', '::calculator[算]{page=robot query="fov=60x45"}', '1 没有选型页面「robot」'],
  [
    'a helper’s field that does not exist',
    '::calculator[算]{page=lens query="colour=red&bogus=1"}',
    '1 黑白或彩色「red」无效',
  ],
  ['a figure that is not there', '::figure[图]{src=none.svg}', '1 没有图 figures/none.svg'],
  ['a figure from elsewhere', '::figure[图]{src=../../secret.svg}', '1 图的文件名「../../secret.svg」不对'],
  ['a figure without a caption', '::figure{src=thin-lens.svg}', '1 图应有图注'],
  ['an attribute that does not exist', '::figure[图]{src=thin-lens.svg onload=x}', '1 指令 figure 没有属性「onload」'],
  ['a title in the text', '# 大标题', '1 标题只用 ## 与 ###'],
  ['a heading twice', '## 一样\n\n文\n\n## 一样', '5 标题「一样」重复'],
  ['a heading of the second level first', '### 小', '1 第一个标题应为 ##'],
  ['a formula in a heading', '## 焦距 $f$', '1 标题中只能有文字'],
];

test.each(refused)('%s is refused, with its line and the reason', (_, body, problem) => {
  expect(problemsOf(body)[0]).toMatch(new RegExp(`^${problem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
});

const badMatter: [string, Fields, number, string][] = [
  ['a field that does not exist', { author: '某人' }, 9, '不认识的字段「author」'],
  ['a field that is missing', { title: undefined }, 2, '字段 title缺失'],
  ['a date that is none', { updated: '2026-02-30' }, 8, '字段 updated不对：应为日期'],
  ['an update before the publication', { updated: '2026-11-01' }, 8, '字段 updated不对：更新日期早于发布日期'],
  ['a tag twice', { tags: '[焦距, 焦距]' }, 6, '字段 tags不对：标签重复'],
  ['an id that is none', { id: '0' }, 2, '字段 id不对：应为正整数'],
  ['a category that does not exist', { category: 'cooking' }, 5, '没有文章栏目「cooking」'],
  ['YAML that is broken', { tags: '[焦距' }, 7, '文章信息不是合格的 YAML'],
  ['a field twice', { 'id ': '2' }, 9, '文章信息不是合格的 YAML'],
  ['a cover that is not there', { cover: 'none.svg' }, 9, '没有图 figures/none.svg'],
  [
    'a related rule that does not fit',
    { related: '[{ category: fa-lens, query: "weight=1~", title: 镜头 }]' },
    9,
    '该分类没有筛选项 weight',
  ],
  [
    'a reference without https',
    { references: '[{ title: 书, publisher: 社, url: "http://a.example" }]' },
    9,
    '字段 references.0.title不对',
  ],
];

test.each(badMatter)('front matter with %s is refused', (_, fields, line, reason) => {
  const [problem] = attempt(articleFile(articleText(usualBody, fields))).problems;
  expect(problem?.reason).toContain(reason);
  expect(problem?.line).toBe(line);
});

const badFiles: [string, ArticleFile, string][] = [
  ['another encoding', articleFile(Buffer.from(articleText().replaceAll(/[^\n -~]/g, 'é'), 'latin1')), '不是 UTF-8'],
  ['a megabyte', articleFile(articleText('长'.repeat(400_000))), '文件过大'],
  ['nothing', articleFile(''), '文件是空的'],
  ['a control character', articleFile(articleText('一\u0000二')), '含有控制字符'],
  ['no front matter', articleFile('## 标题\n'), '应以 --- 之间的文章信息开头'],
  ['a name in capitals', articleFile(articleText(), 'Focal.md'), '文件名应为'],
  ['a line without end', articleFile(articleText(`${'> '.repeat(60_000)}一`)), '一行超过 5000 个字符'],
];

test.each(badFiles)('a file with %s is refused', (_, file, reason) => {
  expect(attempt(file).problems.map(problemText).join()).toContain(reason);
});

test('an id, a title or a slug belongs to one article', () => {
  const second = articleFile(articleText(), 'second.md');
  const taken = articleFile(articleText(usualBody, { id: '7', title: '另一个标题' }), 'third.md');
  const moved = articleFile(articleText(usualBody, { id: '8', title: '景深的计算' }), 'depth-of-field.md');
  expect(attempt(articleFile(), second, taken, moved).problems.map(problemText)).toEqual([
    'second.md 第 2 行：编号 1 已属于文章「focal-length」',
    'second.md 第 3 行：标题 焦距与工作距离 已属于文章「focal-length」',
    'third.md 第 2 行：编号 7 已属于文章「depth-of-field」',
    'depth-of-field.md 第 2 行：文章「depth-of-field」的编号是 7，不能改变',
  ]);
});

test('everything that is wrong with all files is told at once', () => {
  const bad = articleFile(articleText('<b>\n\n见[它](article:nowhere)', { category: 'cooking' }), 'bad.md');
  const { problems } = attempt(
    bad,
    articleFile('', 'empty.md'),
    articleFile(articleText(usualBody, { id: '2', title: '好的一篇' })),
  );
  expect(problems.map(({ file, line }) => [file, line])).toEqual([
    ['empty.md', null],
    ['bad.md', 5],
    ['bad.md', 11],
    ['bad.md', 13],
  ]);
});
