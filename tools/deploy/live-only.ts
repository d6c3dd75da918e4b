import { type AppPath, allApps, type Registry, type RegistryRow, rowsOf, withRows } from '@shixuan/server/releases';

/** The registry with nothing but what most visitors get, and which versions these are. */
export function liveOnly(registry: Registry): { registry: Registry; versions: { app: AppPath; row: RegistryRow }[] } {
  const versions: { app: AppPath; row: RegistryRow }[] = [];
  const live = allApps(registry).reduce((left, app) => {
    const rows = rowsOf(registry, app).filter(row => row.deployment.default);
    versions.push(...rows.map(row => ({ app, row })));
    return withRows(
      left,
      app,
      rows.map(row => ({ ...row, deployment: { traffic: 100, default: true } })),
    );
  }, registry);
  return { registry: live, versions };
}
