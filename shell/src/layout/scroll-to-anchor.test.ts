// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToAnchor } from './scroll-to-anchor';

const scrolled: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function add(id: string) {
  const place = document.createElement('h2');
  place.id = id;
  document.body.append(place);
}
/** Observers run before the next task. */
const told = () => vi.advanceTimersByTimeAsync(0);

test('a place that is there is gone to at once, by its Chinese name too', () => {
  add('近场修正');
  scrollToAnchor('#%E8%BF%91%E5%9C%BA%E4%BF%AE%E6%AD%A3');
  expect(scrolled).toEqual(['近场修正']);
});

test('one that comes later is waited for, once', async () => {
  scrollToAnchor('#late');
  add('other');
  await told();
  add('late');
  await told();
  add('more');
  await told();
  expect(scrolled).toEqual(['late']);
});

test('scrolling stops when the visitor scrolls, and after the time limit', async () => {
  scrollToAnchor('#late');
  window.dispatchEvent(new Event('wheel'));
  add('late');
  await told();
  scrollToAnchor('#never');
  await vi.advanceTimersByTimeAsync(5000);
  add('never');
  await told();
  expect(scrolled).toEqual([]);
});

test('a hash that is no name is no error', () => {
  expect(() => scrollToAnchor('#%')()).not.toThrow();
});
