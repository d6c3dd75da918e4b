import type { KeptItem } from '@shixuan/api/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage';
import { agreedOf, changesOf, mergedEntries } from './merge-kept';
import { syncKept } from './sync-kept';

const FILTERS = 'preferences/catalog/saved-filters';

/** An account as the server keeps it: of two changes the later one counts. */
function account() {
  const kept = new Map<string, KeptItem>();
  const accountKeep = async ({ changes }: { changes: KeptItem[] }) => {
    for (const change of changes) {
      const id = `${change.list} ${change.key}`;
      if ((kept.get(id)?.changedAt ?? '') < change.changedAt) kept.set(id, change);
    }
    return { items: [...kept.values()] };
  };
  return { accountKeep };
}

let clock = Date.parse('2026-11-22T00:00:00Z');
function device(api: ReturnType<typeof account>) {
  const storage = fakeStorage();
  const written: string[] = [];
  const context = { storage, api, onWritten: (key: string) => void written.push(key) };
  return {
    storage,
    written,
    write: (key: string, value: unknown) => storage.setItem(key, JSON.stringify(value)),
    read: (key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null'),
    sync: () => {
      clock += 1000;
      return syncKept(context, new Date(clock));
    },
  };
}
const filter = (name: string, search = '') => ({ name, categoryId: 1, search });

test('what one device saves, the other has after its next call; a deletion too, and it stays deleted', async () => {
  const api = account();
  const [desk, phone] = [device(api), device(api)];
  desk.write(FILTERS, [filter('大靶面')]);
  phone.write(FILTERS, [filter('高速')]);
  await desk.sync();
  await phone.sync();
  await desk.sync();
  expect(desk.read(FILTERS)).toEqual([filter('大靶面'), filter('高速')]);
  expect(phone.read(FILTERS)).toEqual([filter('高速'), filter('大靶面')]);
  desk.write(FILTERS, [filter('高速')]);
  await desk.sync();
  await phone.sync();
  await desk.sync();
  expect([desk.read(FILTERS), phone.read(FILTERS)]).toEqual([[filter('高速')], [filter('高速')]]);
});

test('of two changes of one filter the later one counts on both devices', async () => {
  const api = account();
  const [desk, phone] = [device(api), device(api)];
  desk.write(FILTERS, [filter('大靶面', 'a')]);
  await desk.sync();
  await phone.sync();
  phone.write(FILTERS, [filter('大靶面', 'phone')]);
  await phone.sync();
  desk.write(FILTERS, [filter('大靶面', 'desk')]);
  await desk.sync();
  await phone.sync();
  expect([desk.read(FILTERS), phone.read(FILTERS)]).toEqual([[filter('大靶面', 'desk')], [filter('大靶面', 'desk')]]);
});

test('schemes, comparison list and products looked at follow the account; foreign categories are not mixed in', async () => {
  const api = account();
  const [desk, phone] = [device(api), device(api)];
  const scheme = { name: '工位一', title: 'A + B', goal: 'vision', search: 'fov=60x45' };
  desk.write('preferences/selection/schemes', { recent: [], named: [scheme] });
  desk.write('contrasts', [{ id: 1, categoryId: 1, title: 'A', image: '' }]);
  desk.write('viewed', [{ id: 7, title: 'A' }]);
  phone.write('contrasts', [{ id: 9, categoryId: 2, title: 'L', image: '' }]);
  await desk.sync();
  await phone.sync();
  expect(phone.read('preferences/selection/schemes')).toEqual({ recent: [], named: [scheme] });
  expect(phone.read('viewed')).toEqual([{ id: 7, title: 'A' }]);
  expect(phone.read('contrasts')).toEqual([{ id: 9, categoryId: 2, title: 'L', image: '' }]);
  await phone.sync();
  await desk.sync();
  // What had no room on the phone was not deleted by it.
  expect(desk.read('contrasts')).toEqual([{ id: 1, categoryId: 1, title: 'A', image: '' }]);
});

test('a list that changes during the call is left alone, and a failed call loses nothing', async () => {
  const api = account();
  const desk = device(api);
  desk.write(FILTERS, [filter('一')]);
  const asking = desk.sync();
  desk.write(FILTERS, [filter('二'), filter('一')]);
  await asking;
  expect(desk.read(FILTERS)).toEqual([filter('二'), filter('一')]);
  await desk.sync();
  const broken = { accountKeep: () => Promise.reject(new Error('offline')) };
  await expect(syncKept({ storage: desk.storage, api: broken, onWritten: () => undefined })).rejects.toThrow('offline');
  expect(desk.read(FILTERS)).toEqual([filter('二'), filter('一')]);
});

test('entries that were agreed on and not touched give no changes', () => {
  const entry = fc.record({ key: fc.string({ minLength: 1 }), value: fc.jsonValue().filter(value => value !== null) });
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ key }) => key }), entries => {
      const changes = changesOf('filters', entries, {}, new Date(0));
      expect(changes).toHaveLength(entries.length);
      const merged = mergedEntries(entries, changes);
      expect(changesOf('filters', merged, agreedOf(merged), new Date(1))).toEqual([]);
    }),
  );
});
