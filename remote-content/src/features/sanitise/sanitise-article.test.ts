// @vitest-environment jsdom
import katex from 'katex';
import { expect, test } from 'vitest';
import { svg } from '../../testing/fixtures';
import { sanitiseArticle } from './sanitise-article';

function sanitised(html: string): string {
  const box = document.createElement('div');
  box.append(sanitiseArticle(html));
  return box.innerHTML;
}
/** As a browser would write the same HTML. */
function plain(html: string): string {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.innerHTML;
}

test.each([
  ['a fraction', '\\frac{f_1}{2\\pi\\sqrt{x}}'],
  ['a matrix and limits', '\\sum_{i=1}^{n}\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}\\vec{v}'],
  ['Chinese within', 'f=\\frac{\\text{靶面}\\cdot WD}{\\text{视野}}\\tag{1}'],
])('formulas stay as they were set: %s', (_, tex) => {
  const html = katex.renderToString(tex, { displayMode: true, output: 'htmlAndMathml' });
  expect(sanitised(html)).toBe(plain(html));
});

test.each([
  ['a figure', `<figure class="figure" id="figure-1"><div class="figure-drawing">${svg}</div></figure>`],
  [
    'markers, gradients, clips, references within the drawing',
    '<svg class="drawing" viewBox="0 0 640 300" role="img"><defs><marker id="a" refX="3" refY="2" markerWidth="6" markerHeight="4" orient="auto-start-reverse"><path d="M0 0" class="solid"></path></marker><linearGradient id="g"><stop offset="0" stop-color="#123456" stop-opacity="0.5"></stop></linearGradient><clipPath id="c"><rect x="1" y="2" width="3" height="4"></rect></clipPath><g id="u"></g></defs><line class="thin" x1="0" y1="0" x2="9" y2="9" marker-start="url(#a)" marker-end="url(#a)"></line><g clip-path="url(#c)"><use href="#u" x="1"></use></g><text class="small" x="1" y="2" text-anchor="middle" dominant-baseline="central"><tspan dx="2">像</tspan></text></svg>',
  ],
  [
    'a place for products',
    '<div class="products" data-products="text-1"><a href="/goods/list?categoryId=2">镜头</a></div>',
  ],
  ['a callout', '<div class="callout callout-note" role="note"><p class="callout-title">注意</p></div>'],
  ['a formula’s box', '<div class="formula-body" tabindex="0" role="group" aria-label="公式 1"></div>'],
  ['a table', '<table><thead><tr><th align="right">n</th></tr></thead></table>'],
])('what articles are made of stays: %s', (_, html) => {
  expect(sanitised(html)).toBe(plain(html));
});

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['<a href="javascript:alert(1)">x</a>'],
  ['<p style="position:fixed;inset:0">x</p>'],
  ['<p style="background:url(https://example.com/x)">x</p>'],
  ['<svg><use href="https://example.com/x.svg#a"></use></svg>'],
  ['<svg><use href="data:image/svg+xml;base64,AAAA#a"></use></svg>'],
  ['<svg><style>*{fill:red}</style><script>alert(1)</script></svg>'],
  ['<svg><foreignObject><iframe src="https://example.com"></iframe></foreignObject></svg>'],
  ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  ['<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>'],
  ['<form action="https://example.com"><input name="q"><button>go</button></form>'],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">'],
])('nothing that acts, loads or covers the page gets in: %s', html => {
  expect(sanitised(html)).not.toMatch(
    /<(script|style|img|iframe|form|input|button|foreignobject|annotation-xml)|\son\w+=|javascript:|style=|example\.com|data:/i,
  );
});
