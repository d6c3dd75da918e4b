import { pageProblems } from '@shixuan/server/releases';
import { expect, test } from 'vitest';
import { findApps } from './apps';
import { loadDescriptor } from './build-app';

const remotes = findApps().filter(({ kind }) => kind === 'remote');

// Deployment checks the same of a build: here a wrong name is found before anything is built.
test.each(remotes.map(app => [app.name, app] as const))('%s: pages declare what the site has', async (_, app) => {
  expect(pageProblems((await loadDescriptor(app)).routes)).toEqual([]);
});
