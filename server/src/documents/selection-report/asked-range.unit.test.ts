import { expect, test } from 'vitest';
import { rangeText } from './asked-range';

test.each([
  [250, 400, null, '250～400 mm'],
  [250, 400, 400, '250～400 mm'],
  [300, 300, null, '300 mm'],
  [250, null, null, '≥ 250 mm'],
  [null, 500, 500, '≤ 500 mm'],
  [null, null, null, null],
  // The focal length, below which there is no real image, is no end of what is asked.
  [250, 400, 35, null],
])('a demand from %o to %o mm with a judged limit of %o is told as %o', (minMm, maxMm, limit, expected) => {
  expect(rangeText({ minMm, maxMm }, { limit })?.replaceAll(/\s/g, ' ') ?? null).toBe(expected);
});
