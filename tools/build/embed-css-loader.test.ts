import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './apps';
import embedCss from './embed-css-loader.mjs';

const made = (path: string, source = readFileSync(join(projectRoot, path), 'utf8')) =>
  embedCss.call({ resourcePath: `/project/${path}` }, source);

test('tokens are set on the element, the dark ones by its attribute', () => {
  const css = made('shared/ui/src/tokens.css');
  expect(css).not.toContain(':root');
  expect(css).toContain(':host, shixuan-selection {\n  color-scheme: light;');
  expect(css).toMatch(/:host\(\[theme="dark"\]\), shixuan-selection\[theme="dark"\] \{[^}]*--sx-ground: #17171a/);
  expect(css).toMatch(/@media screen and \(prefers-color-scheme: dark\) \{\s*:host\(\[theme="auto"\]\)/);
});

test('the ground rules name nothing of the page around', () => {
  const css = made('shared/ui/src/base.css').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect(css).not.toMatch(/\b(html|body)\b|:root|@page|@media print/);
  const lists = [...css.matchAll(/([^{};]+)\{/g)].map(([, list = '']) => list).filter(list => !list.includes('@media'));
  expect(lists.length).toBeGreaterThan(10);
  for (const selector of lists.flatMap(list => list.split(','))) expect(selector).toContain('.sx-embed');
});

test('a sheet that composes one of another file is refused: the script would come without it', () => {
  const composing = (from: string) => () => made('remote-selection/src/a.module.css', `.a { composes: b${from}; }`);
  expect(composing(' from "../b.module.css"')).toThrow('import both in the component');
  expect(composing('')()).toBe('.a { composes: b; }');
});

test('widths are those of the place', () => {
  expect(made('remote-selection/src/a.module.css', '@media (max-width: 799.98px) { .a { color: red; } }')).toBe(
    '@container sx (max-width: 799.98px) { .a { color: red; } }',
  );
});

test.each(['(max-width: 799.98px) and (pointer: coarse)', 'screen and (min-width: 800px)', '(max-height: 400px)'])(
  'the query %s, for which no container query stands, is refused',
  query => {
    expect(() => made('remote-selection/src/a.module.css', `@media ${query} { .a { color: red; } }`)).toThrow(
      'no container query',
    );
  },
);

test('comments, strings and nested rules do not end a rule', () => {
  const css =
    '/* @page { } On paper */ body a::after { content: "} html {"; } @media print { @supports (a: b) { body p { color: red; } } }';
  expect(made('shared/ui/src/base.css', css)).toBe(
    '/* @page { } On paper */ :where(.sx-embed) a::after { content: "} html {"; }',
  );
});

test('a sheet that is no longer what it was is not taken on trust', () => {
  expect(() => made('shared/ui/src/tokens.css', ':root { --a: 1; }')).toThrow('tokens.css');
  expect(() => made('shared/ui/src/base.css', 'html[lang] p { margin: 0; }')).toThrow('base.css');
});

test('spacing is written out, and its tokens are not set', () => {
  expect(
    made('remote-selection/src/a.module.css', '.a { margin: calc(-1 * var(--sx-space-4)) 0 var(--sx-space-12); }'),
  ).toBe('.a { margin: calc(-1 * 4px) 0 12px; }');
  expect(made('shared/ui/src/tokens.css')).not.toContain('--sx-space');
});
