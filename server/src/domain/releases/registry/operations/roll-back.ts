import { OperationRefused } from '../../../../platform/process/operation-refused';
import { type AppPath, appName } from '../registry-paths';
import type { Registry } from '../registry-schema';
import { canaryRow, defaultRow, hasVisitors, requireRow, rowsOf, withRows, withTraffic } from './app-rows';

/**
 * Makes a version live for all visitors again, and all others of the app idle. The rows keep their order: a version that was
 * rolled back from is no target of a later rollback, and no substitute when a later version is refused.
 * @throws OperationRefused for a version never published, without integrity, or live for everybody already
 */
export function rollBack(registry: Registry, app: AppPath, to: string): Registry {
  const row = requireRow(registry, app, to);
  if (!row.metadata.integrity) {
    throw new OperationRefused(`${appName(app)} 的版本 ${to} 在注册表中没有校验值，不能退回到它。`);
  }
  if (row.deployment.default && row.deployment.traffic === 100 && !canaryRow(rowsOf(registry, app))) {
    throw new OperationRefused(`${appName(app)} 的版本 ${to} 已是全部访客看到的版本，无需退回。`);
  }
  const rows = rowsOf(registry, app);
  return withRows(
    registry,
    app,
    rows.map((other, place) => {
      if (other === row) return withTraffic(row, 100, true);
      const idle = withTraffic(other, 0, false);
      return place < rows.indexOf(row) ? { ...idle, extras: { ...idle.extras, proven: false } } : idle;
    }),
  );
}

/** Takes an app from all its visitors: there is no version to go back to. */
export const withoutVisitors = (registry: Registry, app: AppPath): Registry =>
  withRows(
    registry,
    app,
    rowsOf(registry, app).map(row => (hasVisitors(row) ? withTraffic(row, 0, false) : row)),
  );

/** The version to go back to while another is being tried: the live one. Null when no other is being tried. */
export function beforeCanary(registry: Registry, app: AppPath): string | null {
  const rows = rowsOf(registry, app);
  return (canaryRow(rows) && defaultRow(rows)?.metadata.version) ?? null;
}

/**
 * Takes a first version away from the share of visitors that it was tried on: there is none to go back to.
 * @returns null where another version is live, or none is being tried
 */
export function withdrawFirst(registry: Registry, app: AppPath): { next: Registry; version: string } | null {
  const rows = rowsOf(registry, app);
  const canary = canaryRow(rows);
  if (!canary || defaultRow(rows)) return null;
  const next = withRows(
    registry,
    app,
    rows.map(row => (row === canary ? withTraffic(row, 0, false) : row)),
  );
  return { next, version: canary.metadata.version };
}
