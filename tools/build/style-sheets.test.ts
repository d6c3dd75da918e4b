import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findApps, projectRoot } from './apps';
import writeBreakpoints from './breakpoints-loader.mjs';

const read = (file: string) => readFileSync(resolve(projectRoot, file), 'utf8');
/** Those of a new remote, too: it passes the same tests from its first day. */
const folders = [...findApps().map(({ directory }) => directory), 'shared/ui', 'tools/dev', 'tools/new-remote'];
const sheets = folders.flatMap(folder => {
  const from = resolve(projectRoot, folder);
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.css(?:\.template)?$/.test(file) && !/^(?:dist|node_modules)[/\\]/.test(file))
    .map(file => join(from, file));
});
const written = (source: string) =>
  writeBreakpoints.call({ resourcePath: 'a.module.css', addDependency: () => undefined }, source);

test('every media query on the width uses a breakpoint, and every breakpoint exists', () => {
  expect(sheets.length).toBeGreaterThan(150);
  for (const file of sheets) {
    expect(read(file).match(/@media[^{]*width[^{]*/g) ?? [], file).toEqual([]);
    expect(() => written(read(file)), file).not.toThrow();
  }
});

test('a breakpoint is written out, beside other conditions too; an unknown one is refused', () => {
  expect(written('@media screen and (--narrow) { .a { gap: 0; } }')).toBe(
    '@media screen and (max-width: 799.98px) { .a { gap: 0; } }',
  );
  expect(() => written('@media (--narow) {}')).toThrow('--narow');
});

test('components ask for the same narrow width as the sheets', () => {
  const [, narrow = 'none'] = /--narrow (\([^;]+\));/.exec(read('shared/ui/src/breakpoints.css')) ?? [];
  expect(read('shared/ui/src/use-narrow.ts')).toContain(`'screen and ${narrow}'`);
});

// The builds write them out for each direction of writing, by long lists of languages; all pages and the widget are written from the left.
test('no sheet names a side by the direction of writing', () => {
  for (const file of sheets)
    expect(read(file).match(/[a-z]+-inline-(?:start|end)\b|text-align: (?:start|end)/g) ?? [], file).toEqual([]);
});

test('margins, paddings and gaps that lie on the scale are tokens', () => {
  const scale = [...read('shared/ui/src/tokens.css').matchAll(/--sx-space-(\d+): \1px;/g)].map(([, step]) => step);
  expect(scale.length).toBeGreaterThan(10);
  const bare = new RegExp(`(?<![\\w.])(?:${scale.join('|')})px`);
  for (const file of sheets) {
    const spacing = read(file).match(
      /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|(?:row-|column-)?gap)(?:-[a-z-]+)?:[^;}]+/g,
    );
    expect(spacing?.filter(declaration => bare.test(declaration)) ?? [], file).toEqual([]);
  }
});

// Rspack takes `button` there for a property, so that the class of `button.toggle` keeps its plain name and matches nothing.
test('the first selector within a condition does not begin with an element and its class', () => {
  const unnamed = /@(?:media|supports|container)[^{]*\{(?:\s|\/\*.*?\*\/)*[a-z][\w-]*\.[\w-]+[^{;]*\{/gs;
  expect('@media print {\n  button.toggle {\n    top: 0;').toMatch(unnamed);
  for (const file of sheets.filter(name => name.endsWith('.module.css')))
    expect(read(file).match(unnamed) ?? [], file).toEqual([]);
});

// A module gives them names of its own: what is told to the page around would reach nobody.
test('no module sets a token', () => {
  for (const file of sheets.filter(name => name.endsWith('.module.css')))
    expect(read(file).match(/(?<![\w-])--sx-[\w-]+\s*:/g) ?? [], file).toEqual([]);
});

// Browsers look up the rules of an element by its names. A rule that begins with a list of them is tried on every element of the page.
test('each name of a list without weight has a `:where` of its own', () => {
  for (const file of sheets) expect(read(file).match(/:where\([^()]*,[^()]*\)/g) ?? [], file).toEqual([]);
});

// Without the way, the browser looks through all of the page each time that something comes or goes in it.
test('what the document element asks of the page has the way to it written out', () => {
  const asks = /(?::root|html|body)\)?:has\(([^>][^)]*)\)/g;
  expect([...'html:has([data-a]) :root:has(> body > [data-b])'.matchAll(asks)].map(([, way]) => way)).toEqual([
    '[data-a]',
  ]);
  for (const file of sheets) expect(read(file).match(asks) ?? [], file).toEqual([]);
});
