import type { Options } from 'rehype-sanitize';
import { commonFigureRules, figureClasses, figureRules } from './figure-rules';
import { FORMULA_STYLE } from './set-formula';

type Attributes = NonNullable<NonNullable<Options>['attributes']>;
type Definition = Attributes[string][number];

/*
 * The exact HTML of an article, with the classes for its style sheet:
 *
 * figure.figure#figure-1        > div.figure-drawing > svg.drawing (classes of `figure-rules` inside)
 *                                 figcaption > span.figure-number 「图 1」, caption
 * div.formula#formula-1         > div.formula-body (scrolls sideways) > span.katex-display, span.formula-number 「(1)」
 * span.katex                    formulas, in lines and in blocks; styled by KaTeX's own style sheet
 * div.worked                    > p.worked-title#worked-1, p.worked-formula, p.worked-numbers > strong.worked-result,
 *                                 ul.worked-inputs > li > var, p.worked-source
 * div.products[data-products]   > a: stands for the products of `products[].key` until the page shows them
 * p.calculator                  > a: opens a selection helper
 * div.callout.callout-note, div.callout.callout-warning > p.callout-title, …
 * aside.aside                   note in the margin
 * div.table-scroll              > table
 * h2[id], h3[id]                ids as in the table of contents, `s-…`
 * a[rel~=external]              links that leave the site
 */
const classNames = (...names: (string | RegExp)[]): Definition => ['className', ...names];

/** Names that KaTeX gives to the parts of a formula: `katex-html`, `mord`, `vlist-t2`, `reset-size6`, `cjk_fallback`. */
const formulaPart = /^[a-z][a-zA-Z0-9_-]*$/;
/** Pages of this site, parts of this page, and elsewhere only with https. `//` and `/\` would lead elsewhere. */
const href: Definition = ['href', /^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\\]*|#[^\s]*)$/];
const mathMl: readonly string[] = [
  'math',
  'semantics',
  'annotation',
  'mrow',
  'mi',
  'mn',
  'mo',
  'mtext',
  'mspace',
  'ms',
  'mfrac',
  'msqrt',
  'mroot',
  'mstyle',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mtable',
  'mtr',
  'mtd',
  'mpadded',
  'mphantom',
  'menclose',
];
/** Attributes as the parser of HTML spells them. */
const mathMlAttributes: Definition[] = [
  'accent',
  'accentunder',
  'columnalign',
  'columnlines',
  'columnspacing',
  ['display', 'block'],
  'displaystyle',
  'fence',
  'height',
  'depth',
  'largeop',
  'linethickness',
  'lspace',
  'rspace',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'notation',
  'rowlines',
  'rowspacing',
  'scriptlevel',
  'separator',
  'stretchy',
  'symmetric',
  'voffset',
  'width',
  ['xmlns', 'http://www.w3.org/1998/Math/MathML'],
  ['encoding', 'application/x-tex'],
];

/** Elements that occur in figures only, and those that formulas draw with too, as the parser of HTML spells attributes. */
const formulaDrawing: Readonly<Record<string, Definition[]>> = {
  svg: [
    'viewBox',
    'width',
    'height',
    'preserveAspectRatio',
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['style', FORMULA_STYLE],
  ],
  path: ['d'],
  line: ['strokeWidth'],
};

const figureAttributes: Attributes = Object.fromEntries(
  Object.entries(figureRules).map(([name, rules]) => [
    name,
    [
      ...(formulaDrawing[name] ?? []),
      ...Object.entries({ ...commonFigureRules, ...rules })
        .filter(([attribute]) => !formulaDrawing[name]?.some(definition => [definition].flat()[0] === attribute))
        .map(([attribute, rule]): Definition => [attribute, rule]),
      classNames('drawing', ...figureClasses),
    ],
  ]),
);

/** Elements and attributes that the last step of rendering keeps; all others are removed. */
export const articleSchema: Options = {
  tagNames: [
    'h2',
    'h3',
    'p',
    'a',
    'strong',
    'em',
    'del',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'br',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'div',
    'span',
    'figure',
    'figcaption',
    'aside',
    'var',
    'sub',
    ...mathMl,
    ...Object.keys(figureRules),
  ],
  attributes: {
    ...figureAttributes,
    ...Object.fromEntries(mathMl.map(name => [name, mathMlAttributes])),
    h2: ['id'],
    h3: ['id'],
    a: [href, ['rel', 'external', 'noopener']],
    ol: ['start'],
    ul: [classNames('worked-inputs')],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
    code: [classNames(/^language-[\w-]+$/)],
    p: [
      'id',
      classNames('worked-title', 'worked-formula', 'worked-numbers', 'worked-source', 'calculator', 'callout-title'),
    ],
    strong: [classNames('worked-result')],
    figure: ['id', classNames('figure')],
    aside: [classNames('aside'), ['role', 'note']],
    span: [classNames(formulaPart), ['style', FORMULA_STYLE], ['ariaHidden', 'true']],
    div: [
      'id',
      'ariaLabel',
      'ariaLabelledBy',
      ['role', 'group', 'note'],
      ['tabIndex', 0],
      ['dataProducts', /^text-\d{1,3}$/],
      classNames(
        'figure-drawing',
        'formula',
        'formula-body',
        'worked',
        'products',
        'callout',
        'callout-note',
        'callout-warning',
        'table-scroll',
      ),
    ],
  },
  ancestors: {},
  required: {},
  protocols: {},
  clobber: [],
  strip: ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'xmp', 'plaintext'],
  allowComments: false,
  allowDoctypes: false,
};
