import { expect, test, vi } from 'vitest';
import { answerFields } from './answer-fields';
import { calls } from './calls';
import { callPaths, createApi, type RequestFunction } from './client';

test('the client knows the path of every call, and no other', () => {
  expect(callPaths, 'shared/api/src/call-paths.ts').toEqual(
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, call.path])),
  );
});

test('the client knows the fields that every answer has, and no others', () => {
  const required = Object.entries(calls).map(([name, { content }]) => {
    const fields = Object.entries(content.shape).filter(([, field]) => !field.safeParse(undefined).success);
    return [name, fields.map(([field]) => field)];
  });
  expect(answerFields, 'shared/api/src/answer-fields.ts').toEqual(Object.fromEntries(required));
});

test('an answer is accepted with all its fields, with more of them, and with none missing', async () => {
  const request = vi.fn(async (..._: Parameters<RequestFunction>): Promise<unknown> => ({ list: [] }));
  await createApi(request).menus({});
  const { accepts } = request.mock.calls[0]?.[2] ?? {};
  expect(accepts?.({ list: [] })).toBe(true);
  expect(accepts?.({ list: [], added: 1 })).toBe(true);
  expect(accepts?.({ rows: [] })).toBe(false);
  expect(accepts?.(null)).toBe(false);
  expect(accepts?.('list')).toBe(false);
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
