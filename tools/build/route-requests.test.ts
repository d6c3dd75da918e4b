import { expect, test } from 'vitest';
import { routeRequests } from './route-requests';

test('finds the module of each route', () => {
  const source = `routes: {
    Category: () => import('./pages/home/home.page'),
    Line: () =>
      import("./pages/family/line.page"),
  }`;
  expect(routeRequests(source, ['Category', 'Line'])).toEqual({
    Category: './pages/home/home.page',
    Line: './pages/family/line.page',
  });
});

test('names the routes that are written another way', () => {
  expect(() => routeRequests('routes: { Line: load, Home: () => import("./h") }', ['Home', 'Line'])).toThrow(
    /not found for: Line/,
  );
});
