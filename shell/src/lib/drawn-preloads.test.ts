// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnPreloads, startPreloads } from './drawn-preloads';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const inHead = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

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

test('files that the page itself has asked for are waited for, save those that have come', async () => {
  document.head.innerHTML = '<template id="site-preloads"></template>';
  document.body.innerHTML =
    '<link rel="preload" href="https://a.example/1.js"><link rel="preload" href="https://a.example/2.js">';
  const entry = performance.mark('https://a.example/1.js');
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name, type) =>
    name === 'https://a.example/1.js' && type === 'resource' ? [entry] : [],
  );
  const there = vi.fn();
  void startPreloads().then(there);
  await Promise.resolve();
  expect(there).not.toHaveBeenCalled();
  document.body.querySelectorAll('link')[1]?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(there).toHaveBeenCalled());
});

test.each([
  [true, true],
  [false, false],
])('the condition that scripts run stays where the browser knows it: %s', (knows, stays) => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '' || knows }));
  document.head.innerHTML = '<template id="site-preloads"></template>';
  document.body.innerHTML = '<link rel="preload" media="(scripting: enabled)" href="https://a.example/1.js">';
  void startPreloads();
  expect(document.body.querySelector('link')?.hasAttribute('media')).toBe(stays);
});

test('a page that the browser draws has none that wait', () => {
  document.head.innerHTML = '<link rel="preload" href="https://a.example/1.js">';
  expect(drawnPreloads()).toBeNull();
  void startPreloads();
  expect(inHead()).toEqual(['preload https://a.example/1.js']);
});
