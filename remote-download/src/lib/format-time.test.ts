import { expect, test } from 'vitest';
import { formatClock, formatDate, formatTime } from './format-time';

test.each([
  ['2026-11-20T16:05:59.000Z', '2026-11-21', '00:05'],
  ['2026-11-20T15:59:59.000Z', '2026-11-20', '23:59'],
  ['2026-01-02T03:04:05.000Z', '2026-01-02', '11:04'],
])('%s is said in the time of the site', (iso, date, clock) => {
  expect([formatDate(iso), formatClock(iso), formatTime(iso)]).toEqual([date, clock, `${date} ${clock}`]);
});
