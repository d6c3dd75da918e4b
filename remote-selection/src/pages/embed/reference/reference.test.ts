// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineSelection } from '../../../embed/loader/define-selection';
import { wordNames } from '../../../embed/settings';
import { attributes } from './attributes';
import { customProperties } from './custom-properties';
import { eventNames } from './events';
import { markdownTable } from './markdown-table';
import { members } from './members';
import { parts } from './parts';
import { referenceTables } from './tables';
import { words } from './words';

const root = join(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const named = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))].sort();
const folder = 'remote-selection/src/embed';
const widget = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map(file => read(join(folder, file)))
  .join('\n');

test('docs/embed.md holds the tables that the page shows', () => {
  const docs = read('docs/embed.md');
  for (const table of referenceTables) expect(docs).toContain(markdownTable(table));
});

test('the attributes are those that the element follows, and those that its style sheet and its first look read', () => {
  class Watched {
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Watched });
  defineSelection('https://site.example', '', () => Promise.reject(new Error('not asked for')));
  const defined = customElements.get('shixuan-selection');
  const observed: unknown = defined && 'observedAttributes' in defined && defined.observedAttributes;
  const of = (how: string) =>
    Object.entries(attributes)
      .flatMap(([name, { followed }]) => (followed === how ? [name] : []))
      .sort();
  expect(Array.isArray(observed) && observed.toSorted()).toEqual(of('script'));
  expect(named(read('remote-selection/src/embed/widget.css'), /\[([\w-]+)="fill"\]/g)).toEqual(of('style'));
  expect(named(widget, /getAttribute\('(partner)'\)/g)).toEqual(of('call'));
  expect(named(widget, /getAttribute\('(shadow)'\)/g)).toEqual(of('never'));
  const element = document.createElement('shixuan-selection');
  for (const name of Object.keys(members)) expect(name in element).toBe(true);
});

test('the words are those that the element takes', () => {
  expect(words.flatMap(({ names }) => names).sort()).toEqual([...wordNames].sort());
});

test('texts are taken as frameworks set them: an object, its JSON, an attribute', () => {
  const element = document.createElement('shixuan-selection');
  element.setAttribute('texts', '{"pick":"一"}');
  expect(element.texts).toEqual({ pick: '一' });
  element.texts = '{"pick":"二"}';
  expect(element.texts).toEqual({ pick: '二' });
  element.texts = { pick: '三' };
  expect(element.texts).toEqual({ pick: '三' });
  element.texts = '{"pick":';
  expect(element.texts).toBeNull();
});

test('the events are those that the element fires', () => {
  expect(named(widget, /(?:fire|CustomEvent)\('(selection-[a-z]+)'/g)).toEqual([...eventNames].sort());
});

test('the custom properties are tokens of the site', () => {
  const tokens = named(read('shared/ui/src/tokens.css'), /(--sx-[\w-]+):/g);
  expect(customProperties.flatMap(({ names }) => names).filter(name => !tokens.includes(name))).toEqual([]);
});

test('the parts are those of the widget', () => {
  expect(named(widget, /(?:part="|setAttribute\('part', ')([\w-]+)/g)).toEqual(Object.keys(parts).sort());
});
