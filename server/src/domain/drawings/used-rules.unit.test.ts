import { expect, test } from 'vitest';
import { drawProduct } from './draw-product';
import { withUsedRules } from './used-rules';

const drawn = (detail: 'thumbnail' | 'full') =>
  drawProduct({ categoryCode: 'area-camera', attrs: {}, label: '海康机器人 MV-CA003-20GC', series: null }, { detail })
    .svg;

const classesIn = (svg: string) =>
  new Set([...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
const rulesOf = (svg: string) =>
  [...(/<style>([^<]*)<\/style>/.exec(svg)?.[1] ?? '').matchAll(/\.sx-drawing \.([\w-]+)\{/g)].map(([, name]) => name);

test.each(['thumbnail', 'full'] as const)('a %s drawing keeps just the rules of its elements', detail => {
  const svg = drawn(detail);
  const classes = classesIn(svg);
  const sent = withUsedRules(svg);
  expect(rulesOf(svg).some(name => name !== undefined && !classes.has(name))).toBe(true);
  expect(rulesOf(sent)).toEqual(rulesOf(svg).filter(name => name !== undefined && classes.has(name)));
  const outside = (text: string) => text.replace(/<style>[^<]*<\/style>/, '');
  expect(outside(sent)).toBe(outside(svg));
});

test('rules for all elements, for themes and for several classes stay', () => {
  const css = '.sx-drawing{--ink:#000}\n@media print{.sx-drawing{--ink:#111}}\n.sx-drawing text{fill:red}';
  const svg = (rules: string) => `<svg class="sx-drawing"><style>${css}${rules}</style><path class="ray a"/></svg>`;
  const both = '\n.sx-drawing .ray .b{fill:red}';
  expect(withUsedRules(svg(`\n.sx-drawing .ray{fill:blue}\n.sx-drawing .body{fill:red}${both}`))).toBe(
    svg(`\n.sx-drawing .ray{fill:blue}${both}`),
  );
});

test('a picture without a sheet is itself', () => {
  expect(withUsedRules('<svg><path class="a"/></svg>')).toBe('<svg><path class="a"/></svg>');
});
