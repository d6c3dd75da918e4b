import { expect, test } from 'vitest';
import { createScrollPositions } from './scroll-positions';

function storageWith(text: string | null = null): Storage {
  const kept = new Map<string, string>(text === null ? [] : [['scroll-positions', text]]);
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
}

test('the last hundred positions are kept, here and for the next load of the tab', () => {
  const storage = storageWith();
  const positions = createScrollPositions(storage);
  for (let i = 0; i < 150; i += 1) positions.set(`page ${i}`, i);
  expect([positions.get('page 49'), positions.get('page 50'), positions.get('page 149')]).toEqual([undefined, 50, 149]);
  positions.save();
  expect(createScrollPositions(storage).get('page 149')).toBe(149);
});

test('a page that was left again counts as the latest', () => {
  const positions = createScrollPositions(storageWith());
  positions.set('first', 1);
  for (let i = 0; i < 99; i += 1) positions.set(`page ${i}`, i);
  positions.set('first', 2);
  positions.set('another', 3);
  expect([positions.get('first'), positions.get('page 0')]).toEqual([2, undefined]);
});

test('what is not understood is left aside', () => {
  for (const text of ['{', '[]', '{"a":"b"}'])
    expect(createScrollPositions(storageWith(text)).get('a')).toBeUndefined();
});
