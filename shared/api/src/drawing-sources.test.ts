import { expect, test } from 'vitest';
import { outlineSource, thumbnailSource } from './drawing-sources';

test('a drawing of ours has a small form and an outline beside it; other pictures have not', () => {
  expect(thumbnailSource({ src: '/Uploads/products/12.svg' })).toBe('/Uploads/products/12-thumb.svg');
  expect(outlineSource('/Uploads/products/12.svg')).toBe('/Uploads/products/12-outline.svg');
  expect(thumbnailSource({ src: '/Uploads/brands/12.svg' })).toBe('/Uploads/brands/12.svg');
});

test('a picture of an import comes before the drawing', () => {
  const thumbnail = '/Uploads/pictures/ab-thumb.png';
  expect(thumbnailSource({ src: '/Uploads/products/12.svg', thumbnail })).toBe(thumbnail);
});
