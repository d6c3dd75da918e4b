import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage';
import { HANG_MS } from './watch';
import { createWorkRecord, takeLeftRecords } from './work-record';

const works = [{ app: 'catalog', version: '1.0.0-aaaaaaaa', route: 'Light' }];

function browser() {
  const storage = fakeStorage();
  let time = 1_800_000_000_000;
  const now = () => time;
  const tab = () => {
    const session = fakeStorage();
    return {
      open: () => createWorkRecord({ storage, session, now }),
      left: () => takeLeftRecords({ storage, session, now }),
    };
  };
  return { storage, tab, pass: (ms: number) => (time += ms) };
}

test('a document that never ran again has stood still; the next one of the tab learns of it once', () => {
  const { tab, pass } = browser();
  const one = tab();
  one.open().write(works, false);
  pass(HANG_MS);
  expect(one.left()).toEqual([expect.objectContaining({ works, watched: false })]);
  expect(one.left()).toEqual([]);
});

test('so does another tab, if the first was closed', () => {
  const { tab, pass } = browser();
  tab().open().write(works, true);
  pass(HANG_MS);
  expect(tab().left()).toEqual([expect.objectContaining({ works, watched: true })]);
});

test('another tab that is at work keeps its record', () => {
  const { tab, pass } = browser();
  const busy = tab();
  busy.open().write(works, false);
  pass(HANG_MS - 1);
  expect(tab().left()).toEqual([]);
  pass(1);
  expect(busy.left()).toHaveLength(1);
});

test('a document that is left while it runs leaves nothing, however often it is loaded anew', () => {
  const step = fc.record({
    runs: fc.array(fc.integer({ min: 0, max: HANG_MS - 1 }), { maxLength: 10 }),
    away: fc.integer({ min: 0, max: 48 * 3600_000 }),
    /** A browser that ends a document without telling it, as with a quick reload on a phone. */
    isTold: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), documents => {
      const { tab, pass, storage } = browser();
      const one = tab();
      for (const { runs, away, isTold } of documents) {
        expect(one.left()).toEqual([]);
        const record = one.open();
        for (const ms of runs) {
          record.write(works, false);
          pass(ms);
        }
        if (isTold) record.leave(true);
        pass(isTold ? away : 0);
      }
      expect(one.left()).toEqual([]);
      expect(storage.entries.size).toBe(0);
    }),
  );
});

test('a document that is left because it stood still keeps its record', () => {
  const { tab, pass } = browser();
  const one = tab();
  const record = one.open();
  record.write(works, false);
  pass(HANG_MS + 2000);
  record.leave(true);
  expect(one.left()).toHaveLength(1);
});

test('one that is left after its machine slept does not: nothing of it held the page', () => {
  const { tab, pass } = browser();
  const one = tab();
  const record = one.open();
  record.write(works, false);
  pass(3600_000);
  record.leave(false);
  expect(one.left()).toEqual([]);
});

test('a tab that takes its record away leaves those of others as they are', () => {
  const { tab, storage } = browser();
  const [one, other] = [tab().open(), tab().open()];
  one.write(works, false);
  other.write(works, false);
  const before = [...storage.entries].slice(1);
  one.clear();
  expect([...storage.entries]).toEqual(before);
});

test('once ended it keeps nothing for the rest of the document', () => {
  const { tab, storage, pass } = browser();
  const record = tab().open();
  record.write(works, false);
  const kept = storage.entries.size;
  record.end();
  record.write(works, true);
  pass(HANG_MS + 2000);
  record.leave(true);
  expect([kept, storage.entries.size]).toEqual([1, 0]);
});

test('a page at rest or hidden may end at any time', () => {
  const { tab, pass } = browser();
  const one = tab();
  const record = one.open();
  record.write(works, false);
  record.clear();
  pass(3600_000);
  expect(one.left()).toEqual([]);
});

test('what somebody else wrote there is not read', () => {
  const { tab, storage } = browser();
  for (const text of ['', '[]', '{"a":{"at":0}}', 'null', '{']) {
    storage.setItem('site:at-work:a', text);
    expect(tab().left()).toEqual([]);
  }
  expect(storage.entries.size).toBe(0);
});
