// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { startPictures } from './late-pictures';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('a drawn page no longer puts its pictures off, and says so once', () => {
  document.head.innerHTML = '<template id="site-preloads"></template>';
  document.documentElement.setAttribute('data-late-pictures', '');
  document.body.innerHTML = '<img loading="lazy" alt="">';
  startPictures();
  startPictures();
  expect(document.querySelector('#site-preloads')).toBeNull();
  expect(document.documentElement.hasAttribute('data-late-pictures')).toBe(false);
  expect(document.querySelector('img')).not.toBeNull();
});

test('in a page that puts none off, nothing happens', () => {
  document.head.innerHTML = '<title>页</title>';
  startPictures();
  expect(document.head.innerHTML).toBe('<title>页</title>');
});
