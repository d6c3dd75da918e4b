import { expect, test, vi } from 'vitest';
import { createPrefetch } from './prefetch-pages';

function open({ isSparing = false, fetching = 0 } = {}) {
  const load = vi.fn(async () => ({ default: () => null }));
  const fill = vi.fn(async () => undefined);
  const clock = { now: 0, clicks: 0 };
  const prefetch = createPrefetch({
    pagesAt: to => (to.startsWith('/known') ? [{ load, fill }] : []),
    isSparing: () => isSparing,
    clicks: () => clock.clicks,
    queryClient: { isFetching: () => fetching },
    now: () => clock.now,
  });
  const settled = () => new Promise(resolve => setTimeout(resolve));
  return { load, fill, clock, prefetch, settled };
}

test('code and data of a page are fetched, once for an address in twenty seconds', async () => {
  const { load, fill, clock, prefetch, settled } = open();
  for (const to of ['/known?id=1', '/known?id=1#part', '/other']) prefetch(to);
  await settled();
  expect(fill).toHaveBeenCalledTimes(1);
  clock.now = 19_999;
  prefetch('/known?id=1');
  await settled();
  expect(fill).toHaveBeenCalledTimes(1);
  clock.now = 20_000;
  prefetch('/known?id=1');
  await settled();
  expect(fill).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(4);
});

test('thirty addresses in thirty seconds get their data; of others the code alone is fetched', async () => {
  const { load, fill, clock, prefetch, settled } = open();
  for (let id = 0; id < 40; id++) prefetch(`/known?id=${id}`);
  await settled();
  expect([load.mock.calls.length, fill.mock.calls.length]).toEqual([40, 30]);
  clock.now = 30_000;
  prefetch('/known?id=39');
  await settled();
  expect(fill).toHaveBeenCalledTimes(31);
});

test('while four calls are under way no data is fetched ahead', async () => {
  const { load, fill, prefetch, settled } = open({ fetching: 4 });
  prefetch('/known');
  await settled();
  expect([load.mock.calls.length, fill.mock.calls.length]).toEqual([1, 0]);
});

test('data is left to the page where the click comes before the code', async () => {
  const { load, fill, clock, prefetch, settled } = open();
  prefetch('/known');
  clock.clicks = 1;
  await settled();
  expect([load.mock.calls.length, fill.mock.calls.length]).toEqual([1, 0]);
});

test('a sparing line fetches nothing ahead', async () => {
  const { load, prefetch, settled } = open({ isSparing: true });
  prefetch('/known');
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('a page that does not load is left to the click', async () => {
  const { load, fill, prefetch, settled } = open();
  load.mockRejectedValue(new Error('lost'));
  prefetch('/known');
  await settled();
  expect(fill).not.toHaveBeenCalled();
});
