// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
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
  void startPreloads();
  void startPreloads();
  expect(inHead()).toEqual(['preload https://a.example/1.js', 'preload https://a.example/2.js']);
});

test('they are there when each has come or failed', async () => {
  document.head.innerHTML =
    '<template id="site-preloads"><link rel="preload" href="https://a.example/1.js"><link rel="preload" href="https://a.example/2.js"></template>';
  const there = vi.fn();
  void startPreloads().then(there);
  const [one, two] = document.head.querySelectorAll('link');
  one?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(there).not.toHaveBeenCalled();
  two?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(there).toHaveBeenCalled());
});

test('a page that the browser draws has none that wait', () => {
  document.head.innerHTML = '<link rel="preload" href="https://a.example/1.js">';
  expect(drawnPreloads()).toBeNull();
  void startPreloads();
  expect(inHead()).toEqual(['preload https://a.example/1.js']);
});
