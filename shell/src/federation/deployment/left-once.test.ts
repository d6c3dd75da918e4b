// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage';
import { mayLeaveFor, mayReloadFor } from './left-once';

beforeEach(() => window.sessionStorage.clear());

test('a tab remembers each reason for which it was loaded anew, up to twenty', () => {
  const storage = fakeStorage();
  const reasons = Array.from({ length: 20 }, (_, i) => `reason ${i}`);
  expect(reasons.map(reason => mayReloadFor(reason, storage))).toEqual(reasons.map(() => true));
  expect(reasons.map(reason => mayReloadFor(reason, storage))).toEqual(reasons.map(() => false));
  expect(mayReloadFor('another one', storage)).toBe(false);
});

test('a part of a reason is another reason', () => {
  const storage = fakeStorage();
  expect(['1.3.0 1.2.0 34', '2.0 34', '1.3.0 1.2.0 3', '34'].map(reason => mayReloadFor(reason, storage))).toEqual([
    ...[true, true, true, true],
  ]);
});

test('unless told otherwise it is the tab’s own storage that remembers, leaving and loading anew apart', () => {
  expect(['a', 'a', 'b'].map(reason => mayReloadFor(reason))).toEqual([true, false, true]);
  expect([3, 3].map(revision => mayLeaveFor(revision))).toEqual([true, false]);
  expect(mayReloadFor('3')).toBe(true);
  expect(window.sessionStorage.getItem('site:reloaded-for')).toBe('a\nb\n3');
  expect(window.sessionStorage.getItem('site:left-for')).toBe('3');
});

test('a browser that keeps nothing, without a word, is never loaded anew', () => {
  const forgetful = { getItem: () => null, setItem: () => undefined };
  const stuck = { getItem: () => 'another reason', setItem: () => undefined };
  expect([forgetful, stuck].map(storage => mayReloadFor('a', storage))).toEqual([false, false]);
});
