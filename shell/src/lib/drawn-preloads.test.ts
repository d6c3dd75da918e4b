// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { drawnPreloads, startPreloads } from './drawn-preloads';

afterEach(() => {
  document.head.replaceChildren();
});

const inHead = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);

test('links that wait in a drawn page are put into its head, once', () => {
  document.head.innerHTML =
    '<template id="site-preloads"><link rel="preload" href="https://a.example/1.js"><link rel="preload" href="https://a.example/2.js"></template>';
  expect(drawnPreloads()).not.toBeNull();
  expect(inHead()).toEqual([]);
  startPreloads();
  startPreloads();
  expect(inHead()).toEqual(['preload https://a.example/1.js', 'preload https://a.example/2.js']);
});

test('a page that the browser draws has none that wait', () => {
  document.head.innerHTML = '<link rel="preload" href="https://a.example/1.js">';
  expect(drawnPreloads()).toBeNull();
  startPreloads();
  expect(inHead()).toEqual(['preload https://a.example/1.js']);
});
