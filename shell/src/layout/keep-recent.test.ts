import { expect, test } from 'vitest';
import { keepRecent } from './keep-recent';

const page = (key: string, keepAlive = true) => ({ key, keepAlive });
const keysAfter = (visits: ReturnType<typeof page>[], max: number) =>
  visits.reduce<ReturnType<typeof page>[]>((kept, visit) => keepRecent(kept, visit, max), []).map(({ key }) => key);

test('pages that did not ask to stay are gone as soon as they are left', () => {
  expect(keysAfter([page('list'), page('detail', false), page('other', false)], 5)).toEqual(['list', 'other']);
});

test('the least recently shown page goes first', () => {
  expect(keysAfter([page('a'), page('b'), page('c'), page('a'), page('d')], 3)).toEqual(['c', 'a', 'd']);
});

test('a page that does not stay alive takes no room from those that do', () => {
  expect(keysAfter([page('a'), page('b'), page('detail', false)], 2)).toEqual(['a', 'b', 'detail']);
});

test('a page that is shown again is there once, as it is now', () => {
  const again = { ...page('a'), mark: 2 };
  expect(keepRecent([{ ...page('a'), mark: 1 }], again, 5)).toEqual([again]);
});
