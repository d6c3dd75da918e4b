// @vitest-environment jsdom
import '../testing/dom-stubs';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findHeading, focusBest } from './focus-best';
import { findPlace, placeOf } from './focus-place';

const page = (content: string) => {
  document.body.innerHTML = `<header><a href="/lists">产品</a></header><main>${content}</main>`;
};
const rows = '<h1>选型</h1><a href="/goods/1">甲</a><a href="/goods/1">甲</a><button type="button">检查</button>';
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

beforeEach(() => page(''));

test('a link is found again in a page that was made anew: the same one of several that lead there', () => {
  page(rows);
  const [, second] = all('main a');
  const place = second && placeOf(second);
  page(rows);
  expect(place && findPlace(place)).toBe(all('main a')[1]);
  page('<h1>选型</h1>');
  expect(place && findPlace(place)).toBeUndefined();
});

test('the header is no place to come back to', () => {
  page(rows);
  expect(all('header a').map(placeOf)).toEqual([null]);
});

test('focus is on the heading until the former element appears', async () => {
  page(rows);
  const [button] = all('main button');
  const place = button && placeOf(button);
  page('');
  focusBest([() => (place ? findPlace(place) : undefined), findHeading]);
  expect(document.activeElement).toBe(document.body);
  page('<h1>选型</h1>');
  await waitFor(() => expect(document.activeElement).toBe(all('h1')[0]));
  all('main')[0]?.insertAdjacentHTML('beforeend', '<button type="button">检查</button>');
  await waitFor(() => expect(document.activeElement).toBe(all('main button')[0]));
});

test('focus that the visitor has moved meanwhile stays', async () => {
  page('<h1>选型</h1><input aria-label="视野宽">');
  const stop = focusBest([() => all('main button')[0], findHeading]);
  expect(document.activeElement).toBe(all('h1')[0]);
  all('input')[0]?.focus();
  all('main')[0]?.insertAdjacentHTML('beforeend', '<button type="button">检查</button>');
  await Promise.resolve();
  expect(document.activeElement).toBe(all('input')[0]);
  stop();
});
