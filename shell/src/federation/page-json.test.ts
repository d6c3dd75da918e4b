// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mayLeaveFor } from './deployment/left-once';
import { readRegistry, readSeed } from './page-json';
import { TimeoutError, withTimeout } from './with-timeout';

afterEach(() => {
  document.body.replaceChildren();
  window.sessionStorage.clear();
});

function put(id: string, value: unknown) {
  const element = document.createElement('script');
  Object.assign(element, { id, type: 'application/json', textContent: JSON.stringify(value) });
  document.body.append(element);
}

test('the page carries its registry and its first answers', () => {
  const registry = { revision: 7, remotes: [], killed: [], overrides: [] };
  put('site-registry', registry);
  put('site-seed', []);
  expect(readRegistry()).toEqual(registry);
  expect(readSeed()).toEqual([]);
});

test('a registry that is missing or is none stops the page; answers that are none are asked for', () => {
  expect(() => readRegistry()).toThrow('the page carries no site-registry');
  expect(() => readSeed()).toThrow('the page carries no site-seed');
  put('site-registry', { revision: 'x' });
  put('site-seed', { not: 'a list' });
  expect(() => readRegistry()).toThrow('revision');
  expect(readSeed()).toEqual([]);
});

test('a tab remembers which revision it left for, and does not leave where it cannot', () => {
  expect([8, 8, 9].map(revision => mayLeaveFor(revision))).toEqual([true, false, true]);
  expect(window.sessionStorage.getItem('site:left-for')).toBe('9');
  const forgetful = { getItem: () => null, setItem: () => undefined };
  expect(mayLeaveFor(10, forgetful)).toBe(false);
  const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(mayLeaveFor(11)).toBe(false);
  denied.mockRestore();
});

test('a promise has its time, and no timer is left over', async () => {
  vi.useFakeTimers();
  try {
    expect(await withTimeout(Promise.resolve(7), 100)).toBe(7);
    await expect(withTimeout(Promise.reject(new Error('boom')), 100)).rejects.toThrow('boom');
    expect(vi.getTimerCount()).toBe(0);
    const late = withTimeout(new Promise(() => undefined), 100).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(99);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    const error = await late;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(String(error)).toContain('no answer within 100 ms');
  } finally {
    vi.useRealTimers();
  }
});
