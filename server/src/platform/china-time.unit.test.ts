import { expect, test } from 'vitest';
import { chinaDay, chinaTime } from './china-time';

test('a morning in China is that of the same day, though it is the evening before in Greenwich', () => {
  const morning = new Date('2026-11-21T23:30:05Z');
  expect(chinaDay(morning)).toBe('2026-11-22');
  expect(chinaDay(morning.getTime(), 1)).toBe('2026-11-21');
  expect(chinaTime(morning)).toBe('2026/11/22 07:30:05');
});
