import { renderRoute, testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import remote from '../../remote';
import { categories } from '../../testing/fixtures';

async function doorsOfHome(provided: readonly string[], knowsRoutes = true): Promise<string[]> {
  const services = { isProvided: (to: string) => provided.includes(to), has: () => knowsRoutes };
  const html = await renderRoute(
    { route: 'Category', shows: [] },
    { remote, host: testHost({ categories, services }), queryClient: new QueryClient(), render: renderToString },
  );
  return [...html.matchAll(/href="(\/(?:selection|article)[^"]*)"/g)].map(([, href = '']) => href);
}

test('a door appears on the home page with the page behind it, never before', async () => {
  expect(await doorsOfHome([])).toEqual([]);
  expect(await doorsOfHome(['/selection/lens'])).toEqual(['/selection/lens']);
  expect(await doorsOfHome(['/selection/vision', '/selection/camera', '/article/list', '/goods/list'])).toEqual([
    '/selection/camera',
    '/selection/vision',
    '/article/list',
  ]);
});

test('a shell that cannot say what it provides gets no doors', async () => {
  expect(await doorsOfHome(['/selection/lens'], false)).toEqual([]);
});
