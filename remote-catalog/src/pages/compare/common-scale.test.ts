import { expect, test } from 'vitest';
import { commonScale } from './common-scale';

const box = { width: 160, height: 120 };

test('the largest drawing fills the box, the others follow its scale', () => {
  const scale = commonScale(
    [
      { widthMm: 29, heightMm: 29 },
      { widthMm: 80, heightMm: 40 },
    ],
    box,
  );
  expect(scale).toBe(2);
});

test('a drawing without a size does not count, and one alone has no scale', () => {
  expect(
    commonScale(
      [
        { widthMm: 29, heightMm: 29 },
        { widthMm: null, heightMm: 40 },
      ],
      box,
    ),
  ).toBeNull();
});
