// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeRemote } from '../testing/fake-remote';
import { verifyModules } from './verify-modules';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const fake = fakeRemote([{ id: 'Line', path: '/line' }]);
const remote = {
  ...fake,
  manifest: {
    ...fake.manifest,
    integrity: {
      'remote-entry.js': hash('a'),
      'static/line.mjs': hash('b'),
      'static/line.css': hash('c'),
      'remote.json': hash('d'),
      'static/line.js.map': hash('e'),
    },
  },
};
const addressOf = (file: string) => new URL(remote.base + file, location.href).href;
const links = () => [...document.head.querySelectorAll('link')];

/** Whether the browser loads modules ahead, as a test sets it. */
let isAble = true;
beforeEach(() => {
  isAble = true;
  vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation(token => isAble && token === 'modulepreload');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test('every module of a version is loaded ahead against its hash, and nothing else of it', async () => {
  let isDone = false;
  const verifying = verifyModules(remote).then(() => {
    isDone = true;
  });
  expect(links().map(({ href, integrity, rel, crossOrigin }) => [href, integrity, rel, crossOrigin])).toEqual([
    [addressOf('remote-entry.js'), hash('a'), 'modulepreload', 'anonymous'],
    [addressOf('static/line.mjs'), hash('b'), 'modulepreload', 'anonymous'],
  ]);
  links()[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(isDone).toBe(false);
  links()[1]?.dispatchEvent(new Event('load'));
  await verifying;
  expect(links()).toHaveLength(2);
});

test('one that does not arrive as it was published is named and taken away', async () => {
  const verifying = verifyModules(remote);
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(verifying).rejects.toThrow(`module did not load: ${addressOf('static/line.mjs')}`);
  expect(links().map(({ href }) => href)).toEqual([addressOf('remote-entry.js')]);
});

test('a browser that checks no modules is given none', async () => {
  isAble = false;
  await expect(verifyModules(remote)).rejects.toThrow(
    'this browser checks no hashes of modules, which catalog is made of',
  );
  expect(links()).toEqual([]);
});
