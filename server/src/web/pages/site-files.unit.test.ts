import { expect, test } from 'vitest';
import { startPages } from '../../../test/pages/pages-fixture';

test('the icon is a drawing, under its usual name too', async () => {
  const { get } = await startPages();
  const icon = await get('/favicon.svg');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect((await get('/favicon.ico')).headers.location).toBe('/favicon.svg');
});

test('robots are kept off the API', async () => {
  const { get } = await startPages();
  const robots = await get('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Disallow: /web/');
});
