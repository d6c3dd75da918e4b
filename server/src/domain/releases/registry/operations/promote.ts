import { OperationRefused } from '../../../../platform/process/operation-refused';
import { shareOf } from '../audience';
import { type AppPath, appName } from '../registry-paths';
import { type AudienceGroup, killedOf, type Registry, type RegistryRow } from '../registry-schema';
import { canaryRow, defaultRow, requireRow, rowsOf, withAudience, withRows, withTraffic } from './app-rows';

/** Hundredths of a per cent are the finest share there is. */
const isShare = (percent: number) =>
  percent > 0 && percent <= 100 && Math.abs(Math.round(percent * 100) - percent * 100) < 1e-6;

/**
 * Shows a published version to a share of the visitors; the live version keeps the rest. A remote without a live version is not on
 * the site for the rest. At 100 it is live itself and
 * the former live version is retired to 0 %, next behind it, where going back looks first.
 * @param percent above 0, up to 100, two decimals
 * @param group shows it to this share of a group instead, and to nobody else, also at 100: it is no live version
 * @throws OperationRefused for a version never published or without integrity, a remote that is switched off, and while
 * another version of the same app is being tried
 */
export function promote(
  registry: Registry,
  app: AppPath,
  version: string,
  percent: number,
  group?: AudienceGroup,
): Registry {
  const name = appName(app);
  if (!isShare(percent)) {
    throw new OperationRefused(
      `比例应为大于 0、不超过 100 的数，最多两位小数，收到的是 ${percent}。要撤下一个版本，请用 rollback。`,
    );
  }
  requireAlive(registry, app);
  const row = requireRow(registry, app, version);
  if (!row.metadata.integrity) {
    throw new OperationRefused(`${name} 的版本 ${version} 在注册表中没有校验值，不能上线。请重新 publish。`);
  }
  const rows = rowsOf(registry, app);
  const canary = canaryRow(rows);
  if (canary && canary.metadata.version !== version) {
    throw new OperationRefused(
      `${name} 的版本 ${canary.metadata.version} 正在灰度（${shareOf(canary)}）。请先把它 promote --to 100，或 rollback 撤下它，再上线 ${version}。`,
    );
  }
  const live = defaultRow(rows);
  if (percent === 100 && !group) return withRows(registry, app, asLive(rows, row, live));
  if (!live && app === 'shell') throw new OperationRefused('外壳还没有线上版本，第一个版本只能 promote --to 100。');
  if (live?.metadata.version === version) {
    throw new OperationRefused(
      `${name} 的版本 ${version} 就是线上版本，不能减到 ${percent} %。要退回上一版本，请用 rollback。`,
    );
  }
  if (group) {
    if (row.extras.audience?.group === group && row.extras.audience.percent === percent) return registry;
    const tried = (other: RegistryRow) =>
      other === row ? withAudience(row, { group, percent }) : other === live ? withTraffic(live, 100, true) : other;
    return withRows(registry, app, rows.map(tried));
  }
  const rest = Math.round((100 - percent) * 100) / 100;
  const shared = (other: RegistryRow) =>
    other === row ? withTraffic(row, percent, false) : other === live ? withTraffic(live, rest, true) : other;
  return withRows(registry, app, rows.map(shared));
}

/** @throws OperationRefused for a remote that is switched off */
function requireAlive(registry: Registry, app: AppPath): void {
  const name = appName(app);
  const off = killedOf(registry, name);
  if (!off) return;
  throw new OperationRefused(
    `${name} 已由 ${off.by} 停用${off.reason && `（${off.reason}）`}。请先 revive，再上线版本。`,
  );
}

/** Live first, the version that it replaces next, then the others as they were. */
export function asLive(rows: readonly RegistryRow[], row: RegistryRow, former = defaultRow(rows)): RegistryRow[] {
  const first = [row, ...(former && former !== row ? [former] : [])];
  const others = rows.filter(other => !first.includes(other));
  return [withTraffic(row, 100, true), ...[...first.slice(1), ...others].map(other => withTraffic(other, 0, false))];
}
