import { expect, test } from 'vitest';
import { partRequests } from './part-requests';

test('finds the module of each route and each piece', () => {
  const source = `routes: {
    Category: () => import('./pages/home/home.page'),
    Line: () =>
      import("./pages/family/line.page"),
  },
  fills: { 'catalog:product-use': () => import('./pieces/use') }`;
  expect(partRequests(source, ['Category', 'Line', 'catalog:product-use'])).toEqual({
    Category: './pages/home/home.page',
    Line: './pages/family/line.page',
    'catalog:product-use': './pieces/use',
  });
});

test('names the routes that are written another way', () => {
  expect(() => partRequests('routes: { Line: load, Home: () => import("./h") }', ['Home', 'Line'])).toThrow(
    /not found for: Line/,
  );
});
