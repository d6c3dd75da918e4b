// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { dropFailedSheets } from './style-sheets';

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
