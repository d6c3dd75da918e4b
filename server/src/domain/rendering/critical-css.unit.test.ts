import { expect, test } from 'vitest';
import { criticalCss } from './critical-css';

const of = (css: string, html: string) => criticalCss([{ css, base: '/shell/1/' }], html);

test('rules stay each step of which fits an element; of a list the selectors that do', () => {
  const html = '<main class="a b"><p class="c">x</p><input type="text" disabled=""></main>';
  expect(
    of('.a{top:0}.a .x{top:1}.a>.c,.x .y{top:2}p{top:3}.b.c{top:4}p.a{top:5}ul{top:6}html,body .b{top:7}', html),
  ).toBe('.a{top:0}.a>.c{top:2}p{top:3}html,body .b{top:7}');
  expect(
    of('[disabled]{top:0}[type=text]{top:1}[type="search"]{top:2}.a[open]{top:3}[type^=te]{top:4}*{top:5}', html),
  ).toBe('[disabled]{top:0}[type=text]{top:1}[type^=te]{top:4}*{top:5}');
});

test('of a part of an address or of another value, the page has to hold it', () => {
  const html = '<img class="a" src="/Uploads/products/1.svg" alt="a &amp; b">';
  expect(
    of(
      '.a[src*="/Uploads/"]{top:0}.a[src*="/pictures/"]{top:1}[class^=A]{top:2}[class$=x]{top:3}[alt*="a & b"]{top:4}',
      html,
    ),
  ).toBe('.a[src*="/Uploads/"]{top:0}[class^=A]{top:2}[alt*="a & b"]{top:4}');
});

test('what only a pointer or the keyboard brings about comes with the sheets', () => {
  const css =
    '.a:hover,.a:not(:hover){top:0}.a:focus-visible{top:1}.a{cursor:pointer;top:2;transition:top 1s;transition-timing-function:ease;pointer-events:none}.a::selection{top:3}@media (forced-colors:active){.a{top:4}}';
  expect(of(css, '<i class="a">')).toBe('.a:not(:hover){top:0}.a{top:2}');
});

test('conditions stay around what is left of them; print, fonts and statements go', () => {
  expect(
    of(
      '@charset "utf-8";@media (max-width:9px){.a{top:0}.x{top:0}}@media print{.a{top:0}}@media (hover){.x{top:0}}@font-face{src:url(x)}',
      '<i class="a">',
    ),
  ).toBe('@media (max-width:9px){.a{top:0}}');
});

test('escaped names, strings and comments are read right', () => {
  const css = '.w\\:1{top:2}.a:before{content:"}.x{"}/* } .x{ */.b{top:3}[data-a="."] .a{top:4}';
  expect(of(css, '<i class="a b w:1" data-a=".">')).toBe(
    '.w\\:1{top:2}.a:before{content:"}.x{"}.b{top:3}[data-a="."] .a{top:4}',
  );
});

test('of what brackets ask for, some element has to fit; a negation asks for nothing', () => {
  const html = '<p class="a c"><i class="b">x</i></p>';
  const kept = [
    '.a:not(.x)',
    ':where(.a):not(html html)',
    '.a:is(.x,.c)',
    ':is(.x,.a) .b',
    '.a:is(p,.x)',
    '.a:has(>.b)',
    '.a:not(:has(.x))',
    '.a:not(:is(.x,:hover))',
    ':is(.a,.a:has(.x))',
    '.a:nth-child(2n + 1)',
    '.a:where(:hover,.c)',
  ];
  const gone = [
    ':where(.x):not(html html)',
    '.a:is(.x,.y)',
    ':is(.x,.y) .b',
    '.a:is(ul,.x)',
    '.a:has(.x)',
    ':where(.a:hover:enabled):not(html html)',
    '.a:has(:focus-visible)',
    ':is(:is(.x),.y):not(.z)',
  ];
  for (const selector of kept) expect(of(`${selector}{top:0}`, html)).toBe(`${selector}{top:0}`);
  for (const selector of gone) expect(of(`${selector}{top:0}`, html), selector).toBe('');
  const many = '.a:is(.b,.b,.b,.b,.b):is(.x,.x,.x,.x,.x)';
  expect(of(`${many}{top:0}`, html)).toBe(`${many}{top:0}`);
});

test('what browsers that run the site do not read goes, where the rule has it in their words too', () => {
  const css =
    '.a{-ms-user-select:none;-moz-appearance:none;appearance:none;position:-webkit-sticky;position:sticky;-webkit-text-size-adjust:100%;-moz-osx-font-smoothing:grayscale;display:-webkit-box}.a::-ms-clear{top:0}:host{top:1}.a::-webkit-input-placeholder{top:2}.a::placeholder{top:2}';
  expect(of(css, '<i class="a">')).toBe(
    '.a{appearance:none;position:sticky;-webkit-text-size-adjust:100%;-moz-osx-font-smoothing:grayscale;display:-webkit-box}.a::placeholder{top:2}',
  );
});

test('a prefix goes with the name beside it, except the one that Safari needed longest', () => {
  const css =
    '.a{-webkit-clip-path:none;clip-path:none;-moz-user-select:none;-webkit-backdrop-filter:none;backdrop-filter:none;-webkit-line-clamp:2}';
  expect(of(css, '<i class="a">')).toBe(
    '.a{clip-path:none;-webkit-backdrop-filter:none;backdrop-filter:none;-webkit-line-clamp:2}',
  );
});

test('what only browsers without scripts show comes with the sheets', () => {
  const css = '.a{top:0}@media (--x) and (scripting: none){.a{top:1}}@media (scripting:enabled){.a{top:2}}.b{top:3}';
  expect(of(css, '<noscript><p class="b">x</p></noscript><i class="a">')).toBe(
    '.a{top:0}@media (scripting:enabled){.a{top:2}}',
  );
});

test('of closed details the summary counts; what stands in open ones and in dialogs does', () => {
  const closed = (content: string) => `<details class="d"><summary class="s"><b>x</b></summary>${content}</details>`;
  const css = '.d{top:0}.s{top:1}.in{top:2}.after{top:3}';
  expect(of(css, `${closed(`<p class="in">${closed('')}</p><p class="in"></p>`)}<i class="after"></i>`)).toBe(
    '.d{top:0}.s{top:1}.after{top:3}',
  );
  expect(of(css, `<details class="d" open=""><summary class="s"></summary><p class="in"></p></details>`)).toContain(
    '.in',
  );
  expect(of(css, `<details open>${closed('')}<p class="in"></p></details>`)).toContain('.in');
  expect(of(css, '<dialog class="d"><p class="in"></p></dialog>')).toContain('.in');
});

test('of what is hidden no rule counts but that it is; what stands beside it keeps its rules', () => {
  const css =
    '.m{top:0}.m[hidden]{display:none}.m:not([hidden]){top:1}.in{top:2}.m .in{top:3}.m+.b{top:4}.b:has(.in){top:5}.b{top:6}';
  const hidden = '<ul class="m" hidden=""><li><ul class="in"></ul><img class="in"></li></ul>';
  const beside = '.m[hidden]{display:none}.m+.b{top:4}.b:has(.in){top:5}.b{top:6}';
  expect(of(css, `${hidden}<i class="b"></i>`)).toBe(beside);
  expect(of(css, `<input class="m" hidden=""/><i class="b"></i>`)).toBe(beside.replace('.b:has(.in){top:5}', ''));
  expect(of(css, `${hidden}<ul class="m"></ul><i class="b"></i>`)).toBe(
    css.replace(/\.in\{top:2\}\.m \.in\{top:3\}/, ''),
  );
  expect(of(css, '<p class="a hidden" aria-hidden="true" title=" hidden"><i class="in"></i></p>')).toBe('.in{top:2}');
  expect(of(css, `<div hidden=""><details class="b"><summary>`)).toBe('');
});

test('addresses become those of the sheet’s folder', () => {
  expect(of('.a{background:url(x.svg) url("y.svg") url(data:z) url(/w.svg) url(#m)}', '<i class="a">')).toBe(
    '.a{background:url(/shell/1/x.svg) url("/shell/1/y.svg") url(data:z) url(/w.svg) url(#m)}',
  );
});

test('animations and custom properties stay where something uses them, in the HTML too', () => {
  const css =
    ':root{--a:1px;--b:var(--c);--c:2px;--d:3px;--e:4px}.a{top:var(--a);animation:turn 1s}@keyframes turn{to{top:0}}@keyframes other{to{top:0}}';
  expect(of(css, '<i class="a" style="left:var(--b)">')).toBe(
    ':root{--a:1px;--b:var(--c);--c:2px;}.a{top:var(--a);animation:turn 1s}@keyframes turn{to{top:0}}',
  );
  expect(of(css, '<i>')).toBe('');
});

test('what is no style sheet ends, and leaves no rule half open', () => {
  for (const text of ['.a{', '}}.a{top:0}', '.a{top:0', '"', '/*', '@media (x){.a{top:0}']) {
    const kept = of(text, '<i class="a">');
    expect(kept.split('{').length, text).toBe(kept.split('}').length);
  }
});

test('a page is read in one go, whatever a bundle has made of it', () => {
  const sheet = { css: '.a{color:red}.b{color:blue}', base: '/' };
  const read = (html: string) => criticalCss([sheet], html);
  // Each of these took hours, and its end is looked for once.
  expect(read(`<i class="a">${'<noscript '.repeat(400_000)}`)).toBe('.a{color:red}');
  expect(read(`<i class="a">${'<b '.repeat(1_000_000)}`)).toBe('.a{color:red}');
  expect(read(`<i class="a">${'<b "'.repeat(1_000_001)}`)).toBe('.a{color:red}');
  expect(read('<noscript><i class="b"></noscript><i class="a"><noscript><noscript><i class="b"></noscript>')).toBe(
    '.a{color:red}',
  );
  expect(read('<i title=\'<i class="b">\' class="a">')).toBe('.a{color:red}');
  expect(() => read(Array.from({ length: 5001 }, (_, i) => `<i data-a="${i}">`).join(''))).toThrow('more than 5000');
});
