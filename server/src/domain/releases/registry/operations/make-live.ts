import type { Registry } from '../registry-schema';
import { rowsOf, withRows } from './app-rows';
import { asLive } from './promote';
import { type PublishedBuild, publishRow } from './publish-row';

/** Publishes a build to everybody at once, as a machine does with what was built on it. A canary of the app is ended. */
export function makeLive(registry: Registry, build: PublishedBuild, at: Date): Registry {
  const published = publishRow(registry, build, at);
  const rows = rowsOf(published, build.app);
  const row = rows.find(({ metadata }) => metadata.version === build.version);
  if (!row || (row.deployment.default && row.deployment.traffic === 100)) return published;
  return withRows(published, build.app, asLive(rows, row));
}
