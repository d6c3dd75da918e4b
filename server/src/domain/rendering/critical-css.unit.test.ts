import { expect, test } from 'vitest';
import { criticalCss } from './critical-css';

const of = (css: string, html: string) => criticalCss([{ css, base: '/shell/1/' }], html);

test('rules stay whose classes all occur; of a list the selectors that do', () => {
  const html = '<main class="a b"><p class="c">x</p></main>';
  expect(of('.a{top:0}.a .x{top:1}.a>.c:hover,.x .y{top:2}p{top:3}.b.c{top:4}', html)).toBe(
    '.a{top:0}.a>.c:hover{top:2}p{top:3}.b.c{top:4}',
  );
});

test('conditions stay around what is left of them; print, fonts and statements go', () => {
  expect(
    of(
      '@charset "utf-8";@media (max-width:9px){.a{top:0}.x{top:0}}@media print{.a{top:0}}@media (hover){.x{top:0}}@font-face{src:url(x)}',
      '<i class="a">',
    ),
  ).toBe('@media (max-width:9px){.a{top:0}}');
});

test('what stands in brackets is no condition; escaped names, strings and comments are read right', () => {
  const css =
    '.a:not(.x){top:0}.a:is(.x,.y) .b{top:1}.w\\:1{top:2}.a:before{content:"}.x{"}/* } .x{ */.b{top:3}[data-a="."] .a{top:4}';
  expect(of(css, '<i class="a b w:1">')).toBe(
    '.a:not(.x){top:0}.a:is(.x,.y) .b{top:1}.w\\:1{top:2}.a:before{content:"}.x{"}.b{top:3}[data-a="."] .a{top:4}',
  );
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
  expect(of(css, '<i>')).not.toContain('--d');
});

test('what is no style sheet ends, and leaves no rule half open', () => {
  for (const text of ['.a{', '}}.a{top:0}', '.a{top:0', '"', '/*', '@media (x){.a{top:0}']) {
    const kept = of(text, '<i class="a">');
    expect(kept.split('{').length, text).toBe(kept.split('}').length);
  }
});
