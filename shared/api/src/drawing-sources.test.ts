import { expect, test } from 'vitest';
import { outlineSource, thumbnailSource } from './drawing-sources';

test('a drawing of ours has a small form and an outline beside it; other pictures have not', () => {
  expect(thumbnailSource('/Uploads/products/12.svg')).toBe('/Uploads/products/12-thumb.svg');
  expect(outlineSource('/Uploads/products/12.svg')).toBe('/Uploads/products/12-outline.svg');
  expect(thumbnailSource('/Uploads/brands/12.svg')).toBe('/Uploads/brands/12.svg');
});
