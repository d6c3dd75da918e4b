import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage';
import { createHungVersions } from './hung-versions';

test('a version that hung is known in its tab until the visitor wants the remote again', () => {
  const session = fakeStorage();
  const hung = createHungVersions(session);
  hung.add([{ app: 'catalog', version: '1.0.0-a' }]);
  hung.add([{ app: 'content', version: '1.0.0-b' }]);
  const next = createHungVersions(session);
  expect([next.has('catalog', '1.0.0-a'), next.has('catalog', '1.1.0-c')]).toEqual([true, false]);
  next.forget('catalog');
  expect([hung.has('catalog', '1.0.0-a'), hung.has('content', '1.0.0-b')]).toEqual([false, true]);
});

test('old ones are forgotten, and nothing else is read as one', () => {
  const session = fakeStorage({ 'site:hung': '{"catalog":true}' });
  const hung = createHungVersions(session);
  expect(hung.has('catalog', 'true')).toBe(false);
  for (let i = 0; i < 60; i += 1) hung.add([{ app: 'catalog', version: `1.0.${i}-a` }]);
  expect([hung.has('catalog', '1.0.9-a'), hung.has('catalog', '1.0.10-a')]).toEqual([false, true]);
});
