import { expect, test } from 'vitest';
import { createSeedStore } from './seed-store';

test('a seeded answer is given out once per path and body, whatever the order of the keys', () => {
  const seed = createSeedStore([
    { path: '/Product/List', body: { page: 1, filters: { a: 1, b: 2 } }, content: 'first' },
  ]);
  expect(seed.take('/Product/List', { page: 2 })).toBeUndefined();
  expect(seed.take('/Product/List', { filters: { b: 2, a: 1 }, page: 1 })).toEqual({ content: 'first' });
  expect(seed.take('/Product/List', { page: 1, filters: { a: 1, b: 2 } })).toBeUndefined();
});

test('a content of null is an answer', () => {
  const seed = createSeedStore([{ path: '/Home/Menus', body: {}, content: null }]);
  expect(seed.take('/Home/Menus', undefined)).toEqual({ content: null });
});

test.each(['/web/Home/Menus', '/api/web/Home/Menus'])('the path may be written in full: %s', path => {
  expect(createSeedStore([{ path, body: {}, content: 1 }]).take('/Home/Menus', {})).toEqual({ content: 1 });
});
