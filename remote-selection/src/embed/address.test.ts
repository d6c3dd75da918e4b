import { expect, test } from 'vitest';
import { addressOf, createAddressBar, pathOf } from './address';

test.each([
  ['/selection/lens', { mode: 'lens', search: '' }],
  ['/selection/vision?fov=60x45&wd=300', { mode: 'vision', search: 'fov=60x45&wd=300' }],
])('%s is shown by the widget itself', (to, address) => {
  expect(addressOf(to)).toEqual(address);
  expect(address && pathOf(addressOf(to) ?? { mode: 'camera', search: '' })).toBe(to);
});

test.each([
  '/',
  '/goods/detail?id=1',
  '/selection',
  '/selection/other',
  '/selection/lens/x',
  'https://a.example/selection/lens',
])('%s leads out of it', to => expect(addressOf(to)).toBeNull());

test('who listens hears of a change, not of the same again, and not after leaving', () => {
  const bar = createAddressBar({ mode: 'vision', search: '' });
  let heard = 0;
  const leave = bar.subscribe(() => {
    heard += 1;
  });
  bar.set({ mode: 'vision', search: 'wd=300' });
  bar.set({ mode: 'vision', search: 'wd=300' });
  leave();
  bar.set({ mode: 'lens', search: '' });
  expect([heard, bar.get()]).toEqual([1, { mode: 'lens', search: '' }]);
});
