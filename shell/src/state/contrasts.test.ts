import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { fakeStorage } from '../testing/fake-storage';
import { config } from './config';
import { addContrast, clearContrasts, persistContrasts, removeContrast } from './contrasts';

const item = (id: number, categoryId = 1) => ({ id, categoryId, title: `型号 ${id}`, image: '/Uploads/a.svg' });

test('adding appends and sets the contrast flag', () => {
  const store = createStore();
  expect(store.get(config.contrast)).toBe(false);
  expect(addContrast(store, item(1))).toEqual({ ok: true });
  store.set(config.contrast, false);
  addContrast(store, item(2));
  expect(store.get(config.contrasts).map(({ id }) => id)).toEqual([1, 2]);
  expect(store.get(config.contrast)).toBe(true);
});

test('a product stands on the list once', () => {
  const store = createStore();
  addContrast(store, item(1));
  expect(addContrast(store, item(1))).toEqual({ ok: true });
  expect(store.get(config.contrasts)).toHaveLength(1);
});

test('a seventh product and one of another category are refused with a reason, and change nothing', () => {
  const store = createStore();
  for (const id of [1, 2, 3, 4, 5, 6]) addContrast(store, item(id));
  store.set(config.contrast, false);
  expect(addContrast(store, item(7))).toEqual({ ok: false, reason: '最多对比 6 款产品，请先移除一款' });
  expect(addContrast(store, item(8, 2))).toEqual({ ok: false, reason: '只能对比同一分类的产品，请先清空对比栏' });
  expect(store.get(config.contrasts)).toHaveLength(6);
  expect(store.get(config.contrast)).toBe(false);
});

test('removing filters by id, clearing empties', () => {
  const store = createStore();
  for (const id of [1, 2, 3]) addContrast(store, item(id));
  removeContrast(store, 2);
  expect(store.get(config.contrasts).map(({ id }) => id)).toEqual([1, 3]);
  clearContrasts(store);
  expect(store.get(config.contrasts)).toEqual([]);
});

test('the list outlives a reload; a broken one reads as empty', () => {
  const storage = fakeStorage();
  const before = createStore();
  persistContrasts(before, storage);
  addContrast(before, item(1));

  const after = createStore();
  persistContrasts(after, storage);
  expect(after.get(config.contrasts)).toEqual([item(1)]);

  for (const broken of ['{', '[{"id":"1"}]', 'null']) {
    const store = createStore();
    persistContrasts(store, fakeStorage({ contrasts: broken }));
    expect(store.get(config.contrasts)).toEqual([]);
  }
});
