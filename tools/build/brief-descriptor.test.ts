import { expect, test } from 'vitest';
import { findApps } from './apps';
import { briefDescriptor } from './brief-descriptor';
import { loadDescriptor } from './build-app';

test('what only servers and deployments read is left out; names, paths and titles of all routes stay', async () => {
  const app = findApps().find(({ name }) => name === 'catalog');
  if (!app) throw new Error('no catalogue');
  const descriptor = await loadDescriptor(app);
  const brief = briefDescriptor(descriptor);
  expect(brief.routes).toHaveLength(descriptor.routes.length);
  expect(brief.routes.flatMap(route => Object.keys(route))).not.toContain('page');
  expect(
    brief.routes.map(({ id, path, title, parent, keepAlive }) => ({ id, path, title, parent, keepAlive })),
  ).toEqual(
    descriptor.routes.map(({ id, path, title, parent, keepAlive }) => ({ id, path, title, parent, keepAlive })),
  );
  expect({ ...brief, routes: [] }).toEqual({ ...descriptor, routes: [] });
  expect(JSON.stringify(brief).length).toBeLessThan(JSON.stringify(descriptor).length / 2);
});
