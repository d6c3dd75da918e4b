import { expect, it } from 'vitest';
import { imageSource } from './image-source';

it.each([
  ['/Uploads/products/1.svg', 'https://img.example.com', 'https://img.example.com/Uploads/products/1.svg'],
  ['/Uploads/products/1.svg', 'https://img.example.com/', 'https://img.example.com/Uploads/products/1.svg'],
  ['/Uploads/products/1.svg', '', '/Uploads/products/1.svg'],
  ['https://other.example/Uploads/1.svg', 'https://img.example.com', 'https://other.example/Uploads/1.svg'],
  ['/assets/logo.svg', 'https://img.example.com', '/assets/logo.svg'],
  ['', 'https://img.example.com', ''],
])('%s with host "%s"', (source, host, expected) => {
  expect(imageSource(source, host)).toBe(expected);
});
