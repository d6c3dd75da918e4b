import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessages, message } from './messages';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a message stays for 3000 ms unless told otherwise', () => {
  const store = createStore();
  const show = createMessages(store);
  show('info', '已保存');
  vi.advanceTimersByTime(2999);
  expect(store.get(message)?.text).toBe('已保存');
  vi.advanceTimersByTime(1);
  expect(store.get(message)).toBeNull();
  show('error', '登录失效', 700);
  vi.advanceTimersByTime(700);
  expect(store.get(message)).toBeNull();
});

test('there is one message at a time: the new one takes the place of the last and has its full time', () => {
  const store = createStore();
  const show = createMessages(store);
  show('info', '一');
  vi.advanceTimersByTime(2000);
  show('error', '二');
  expect(store.get(message)).toMatchObject({ kind: 'error', text: '二' });
  vi.advanceTimersByTime(2999);
  expect(store.get(message)?.text).toBe('二');
  vi.advanceTimersByTime(1);
  expect(store.get(message)).toBeNull();
});
