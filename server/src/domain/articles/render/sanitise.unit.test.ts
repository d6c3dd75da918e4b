import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleFile, articleText } from '../../../../test/articles/article-file';
import { siteData } from '../../catalogue/import/site-data.fixture';
import { readSource } from './article-source';
import { renderBody } from './render-article';
import { RenderContext } from './render-context';
import { toHtml } from './to-html';
import { type HtmlNode, parseHtml } from './trees';

const dangerous = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'img',
  'video',
  'audio',
  'link',
  'meta',
  'base',
  'foreignobject',
  'animate',
  'set',
  'image',
  'template',
  'noscript',
]);

/** What in a piece of HTML could run, load or lead elsewhere than it should, as a browser would read it. */
function dangers(html: string): string[] {
  const look = (nodes: readonly HtmlNode[]): string[] =>
    nodes.flatMap(node => {
      if (node.type !== 'element') return node.type === 'text' ? [] : [node.type];
      const bad = Object.entries(node.properties).flatMap(([name, value]) => {
        const text = String(value);
        if (
          /^on/i.test(name) ||
          /^(?:src|srcset|srcdoc|action|formaction|xlinkhref|data|background|poster)$/i.test(name)
        )
          return [name];
        if (name === 'href' && node.tagName === 'use' && !text.startsWith('#')) return [`${name}=${text}`];
        if (name === 'href' && !/^(?:https:\/\/|\/(?![/\\])|#)/.test(text)) return [`${name}=${text}`];
        if (/url\(/i.test(text) && !/^url\(#[\w-]+\)$/.test(text) && name !== 'href') return [`${name}=${text}`];
        return name === 'style' && /[^-a-z0-9:;.%]|expression|color|background|position:(?!relative)/i.test(text)
          ? [`${name}=${text}`]
          : [];
      });
      return [...(dangerous.has(node.tagName.toLowerCase()) ? [node.tagName] : []), ...bad, ...look(node.children)];
    });
  return look(parseHtml(html).children);
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="//a.example">x</a>',
  '<a href="/\\a.example">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg onload=alert(1)>',
  '<svg><use href="https://a.example/x.svg#y"/></svg>',
  '<svg><use href="data:image/svg+xml,x"/></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>',
  '<svg><foreignObject><iframe src="//a.example"></iframe></foreignObject></svg>',
  '<svg><style>@import "//a.example"</style></svg>',
  '<path marker-end="url(https://a.example)">',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<math href="javascript:alert(1)"><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<span style="background:url(//a.example)">x</span>',
  '<span style="color:red;position:fixed">x</span>',
  '<span style="width:1em;background:url(javascript:alert(1))">x</span>',
  '<div style="position:fixed;top:0">x</div>',
  '<form action="//a.example"><input name=p></form>',
  '<meta http-equiv=refresh content="0;url=//a.example"><base href="//a.example">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
];

test.each(attacks)('%s', html => {
  const safe = toHtml(parseHtml(html).children);
  expect(dangers(safe)).toEqual([]);
  // What is safe stays as it is: the browser cannot read it another way.
  expect(toHtml(parseHtml(safe).children)).toBe(safe);
});

test('the lookout sees what it should', () => {
  expect(attacks.filter(html => dangers(html).length === 0)).toEqual([]);
});

const piece = fc.oneof(
  fc.constantFrom(...attacks),
  fc.constantFrom(
    '::figure[a]{src=thin-lens.svg}',
    ':::note[a]\n',
    '\n:::\n',
    '\n\n',
    '$$',
    '$',
    '|a|\n|-|\n|',
    '> ',
    '- ',
    '`',
    '```html\n',
    '[x](',
    ')',
    '<',
    '>',
    '"',
    "'",
    '&#106;',
    '[x](javascript:alert(1))',
    '[x](/\\a.example)',
    '$\\href{javascript:alert(1)}{x}$',
    '$\\htmlStyle{color:red}{x}$',
    '## ',
    '{onclick=alert(1)}',
    '<https://a.example>',
    'article:',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

test('whatever is put together of them, in Markdown or in HTML, nothing runs, loads or leads astray', () => {
  const setting = {
    articleCategories: new Set(['optics']),
    productCategories: siteData.categories,
    idOf: () => 1,
    readFigure: articleFile().readFigure,
  };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const text = pieces.join('');
      expect(dangers(toHtml(parseHtml(text).children))).toEqual([]);
      const source = readSource(articleFile(articleText(text)));
      if ('reason' in source) return;
      // Also of what would be refused.
      const body = renderBody(new RenderContext(source, setting));
      expect(dangers(toHtml(body?.children ?? []))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
