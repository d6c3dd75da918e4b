import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage';
import { createApiStep } from './keep-in-step';
import { mayReloadFor } from './left-once';

/** A page that is made again with each reload, in one tab. */
function tab(api: string | undefined = '1.3.0') {
  const storage = fakeStorage();
  const reload = vi.fn();
  const open = (own = api, revision = 3) =>
    createApiStep({ api: own, revision, reload, mayReload: reason => mayReloadFor(reason, storage) });
  return { open, reload };
}

test('a newer API of the same major is in step, an older one and another major are not', () => {
  const step = tab().open();
  for (const [version, isOlder] of [
    ['1.3.0', false],
    ['1.4.0', false],
    ['1.2.9', true],
    ['1.3.1', false],
    ['2.0.0', true],
    ['nothing', true],
  ] as const) {
    step.seen(version);
    expect([version, step.isOlder(), step.isDue()]).toEqual([version, isOlder, isOlder]);
  }
});

test('a page whose server did not say its version is never out of step by version alone', () => {
  const step = createApiStep({ api: undefined, revision: 3, reload: vi.fn(), mayReload: () => true });
  step.seen('2.0.0');
  expect(step.isOlder()).toBe(false);
});

test('a failed call makes the next navigation a document, and is no excuse for other failures', () => {
  const step = tab().open();
  step.failed();
  expect([step.isDue(), step.isOlder()]).toEqual([true, false]);
});

test('a page that comes back out of step is loaded anew once', () => {
  const { open, reload } = tab();
  const first = open();
  first.seen('1.2.0');
  expect(first.reload()).toBe(true);
  const second = open();
  second.seen('1.2.0');
  expect(second.reload()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('two processes of different editions that answer in turn do not make a loop', () => {
  const { open, reload } = tab();
  for (let i = 0; i < 20; i += 1) {
    const step = open(i % 2 === 0 ? '1.3.0' : '1.2.0');
    step.seen(i % 2 === 0 ? '1.2.0' : '2.0.0');
    step.reload();
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a deployment allows one more, and a browser without storage none', () => {
  const { open, reload } = tab();
  expect([open('1.3.0', 3).reload(), open('1.3.0', 4).reload(), open('1.3.0', 3).reload()]).toEqual([
    true,
    true,
    false,
  ]);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(mayReloadFor('1.3.0 1.2.0 3', null)).toBe(false);
});
