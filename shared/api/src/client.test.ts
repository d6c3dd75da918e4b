import { expect, test } from 'vitest';
import { calls } from './calls';
import { callPaths, createApi } from './client';

test('the client knows the path of every call, and no other', () => {
  expect(callPaths).toEqual(Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, call.path])));
});

test('only the product list and the filters show the loading mask', async () => {
  const masked: string[] = [];
  const api = createApi(async (path, _body, options) => {
    if (options?.showLoading) masked.push(path);
    return {};
  });
  await Promise.all(Object.values(api).map(call => call({} as never)));
  expect(masked).toEqual(['/Product/List', '/Product/FiltersInit']);
});

test('a caller may switch the loading mask off', async () => {
  let shown: boolean | undefined;
  const api = createApi(async (_path, _body, options) => {
    shown = options?.showLoading;
    return {};
  });
  await api.productList({ categoryId: 1 }, { showLoading: false });
  expect(shown).toBe(false);
});
