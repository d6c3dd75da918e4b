import { expect, onTestFinished, test, vi } from 'vitest';
import { createDrawnDocuments, type DrawnDocument, drawnDocument } from './drawn-documents';

const MINUTE_MS = 60_000;
const log = { warn: () => undefined, error: () => undefined };

/** Documents over a clock that the test moves; `make` answers with its number. */
function documentsOver({ isCanonical = true, patienceMs = 5000 } = {}) {
  let clock = 0;
  let made = 0;
  const documents = createDrawnDocuments({ log, patienceMs, now: () => clock });
  const make = () => drawnDocument(`page ${++made}`, { status: 200, headers: {}, isCanonical, hasOneForm: false });
  const text = async (document: DrawnDocument | null) => document && (await document.body(undefined)).toString();
  const get = async (key = 'a') => text(await documents.get(key, make));
  return { documents, get, text, pass: (minutes: number) => (clock += minutes * MINUTE_MS), made: () => made };
}

test('a document is made once for each key, also for visitors who ask at the same time', async () => {
  const { get, made } = documentsOver();
  expect(await Promise.all([get(), get()])).toEqual(['page 1', 'page 1']);
  expect([await get(), await get('b'), made()]).toEqual(['page 1', 'page 2', 2]);
});

test('a combination of filters is kept from its second visit on', async () => {
  const { get, made } = documentsOver({ isCanonical: false });
  for (const _ of [1, 2, 3, 4]) await get();
  expect(made()).toBe(2);
});

test('an aged document is sent once more while it is made anew, a very old one is not', async () => {
  const { get, pass } = documentsOver();
  await get();
  pass(6);
  expect(await get()).toBe('page 1');
  await expect.poll(() => get()).toBe('page 2');
  pass(31);
  expect(await get()).toBe('page 3');
});

test.each([3600_000, -3600_000])('a clock that jumps by %d ms makes no document old or new', async by => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const documents = createDrawnDocuments({ log, patienceMs: 60_000 });
  const make = vi.fn(() => drawnDocument('page', { status: 200, headers: {}, isCanonical: true, hasOneForm: false }));
  await documents.get('a', make);
  vi.setSystemTime(Date.now() + by);
  expect(await documents.get('a', make)).not.toBeNull();
  expect(make).toHaveBeenCalledTimes(1);
});

test('a renewal that fails leaves the document in its place', async () => {
  const { documents, get, pass, text } = documentsOver();
  await get();
  pass(6);
  const broken = () => Promise.reject(new Error('broken'));
  expect(await text(await documents.get('a', broken))).toBe('page 1');
  expect(await text(await documents.get('a', async () => null))).toBe('page 1');
});

test('a visitor does not wait for a slow page; the next one gets it', async () => {
  const { documents, text } = documentsOver({ patienceMs: 20 });
  const slow = await drawnDocument('slow', { status: 200, headers: {}, isCanonical: true, hasOneForm: false });
  let finish = (_document: DrawnDocument) => undefined as unknown;
  const make = () => new Promise<DrawnDocument>(resolve => (finish = resolve));
  expect(await documents.get('a', make)).toBeNull();
  finish(slow);
  expect(await text(await documents.get('a', make))).toBe('slow');
});

test('a document that is sent again becomes shorter, and stays the same', async () => {
  const documents = createDrawnDocuments({ log, patienceMs: 60_000 });
  const html = Array.from({ length: 3000 }, (_, at) => `<p class="${at % 7}">${(at * 7919) % 9973} 面阵相机</p>`).join(
    '',
  );
  const make = () => drawnDocument(html, { status: 200, headers: {}, isCanonical: true, hasOneForm: false });
  const length = async (key: string) => (await (await documents.get(key, make))?.body('br'))?.length ?? 0;
  const first = await length('a');
  await expect.poll(() => length('a')).toBeLessThan(first);
  // The next one has its turn.
  expect(await length('b')).toBe(first);
  await expect.poll(() => length('b')).toBeLessThan(first);
  const document = await documents.get('a', make);
  expect(String(await document?.body(undefined))).toBe(html);
  expect(document?.hash).toBe((await make()).hash);
});
