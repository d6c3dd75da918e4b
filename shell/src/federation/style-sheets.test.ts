// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { dropFailedSheets, loadStyleSheets } from './style-sheets';

/** What Chromium makes of an answer 404: a sheet that nobody may read. */
function putStandIn(id: string): void {
  const link = document.getElementById(id);
  if (!link) throw new Error('no link');
  const sheet = {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  Object.defineProperty(link, 'sheet', { value: sheet });
}

test('a marked sheet that did not load is taken out, for the loader to ask for it again', () => {
  document.head.innerHTML = [
    '<link rel="stylesheet" data-rspack="shell:chunk-1" id="loaded">',
    '<link rel="stylesheet" data-rspack="shell:chunk-2" id="failed">',
    '<link rel="stylesheet" id="unmarked">',
    '<link rel="preload" data-rspack="shell:chunk-3" id="script">',
  ].join('');
  const loaded = document.getElementById('loaded');
  if (!loaded) throw new Error('no link');
  Object.defineProperty(loaded, 'sheet', { value: new CSSStyleSheet() });
  dropFailedSheets();
  expect([...document.head.children].map(({ id }) => id)).toEqual(['loaded', 'unmarked', 'script']);
});

test('a sheet that only stands for one that is missing is taken out as well', () => {
  document.head.innerHTML = '<link rel="stylesheet" data-rspack="remote_forum:chunk-11" id="missing">';
  putStandIn('missing');
  dropFailedSheets();
  expect([...document.head.children]).toEqual([]);
});

test('where one stands that no bundler marked, the sheet is asked for again, with its hash', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/forum/a.css" id="missing">';
  putStandIn('missing');
  const loading = loadStyleSheets([{ url: new URL('/forum/a.css', location.href).href, integrity: 'sha384-a' }]);
  expect([...document.head.querySelectorAll('link')].map(link => [link.id, link.integrity])).toEqual([
    ['', 'sha384-a'],
  ]);
  document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  await loading;
});
