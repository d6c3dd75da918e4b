import { OperationRefused } from '../../../../platform/process/operation-refused';
import { shareOf } from '../audience';
import { type AppPath, appName } from '../registry-paths';
import type { Registry, RegistryRow } from '../registry-schema';
import { defaultRow, hasVisitors, refugeRow, rowsOf, withRows } from './app-rows';

const DAY_MS = 24 * 3600_000;
const KEEP_DAYS = 14;
const KEEP_BEFORE_LIVE = 3;

export interface Judged {
  version: string;
  /** Why it stays, in Chinese; null when it may go. */
  kept: string | null;
}

/** Time at which a version was last chosen for a page; null when none is known. */
export type LastServed = (version: string) => Date | null;

/** Says of each published version of an app whether it is still needed, and why. */
export function judgeVersions(rows: readonly RegistryRow[], lastServed: LastServed, now: Date): Judged[] {
  const live = defaultRow(rows);
  const liveAt = live ? rows.indexOf(live) : -1;
  const refuge = refugeRow(rows);
  const isYoung = (date: Date) => now.getTime() - date.getTime() < KEEP_DAYS * DAY_MS;
  const reason = (row: RegistryRow, place: number): string | null => {
    const { deployment, metadata, extras } = row;
    if (deployment.default) return '线上版本';
    if (hasVisitors(row)) return `灰度中（${shareOf(row)}）`;
    if (row === refuge) return '线上版本出错时的退路';
    if (place > liveAt && place <= liveAt + KEEP_BEFORE_LIVE) return `最近 ${KEEP_BEFORE_LIVE} 个旧版本之一`;
    if (!extras.publishedAt) return '发布时间不明';
    if (isYoung(new Date(extras.publishedAt))) return `发布不满 ${KEEP_DAYS} 天`;
    const served = lastServed(metadata.version);
    if (served && isYoung(served)) return `${KEEP_DAYS} 天内有访客用过`;
    return null;
  };
  return rows.map((row, place) => ({ version: row.metadata.version, kept: reason(row, place) }));
}

/** Takes versions out of the registry. @throws OperationRefused for one that visitors get */
export function withoutVersions(registry: Registry, app: AppPath, versions: readonly string[]): Registry {
  const rows = rowsOf(registry, app);
  const goes = (row: RegistryRow) => versions.includes(row.metadata.version);
  const shown = rows.find(row => goes(row) && (row.deployment.default || hasVisitors(row)));
  if (shown) throw new OperationRefused(`${appName(app)} 的版本 ${shown.metadata.version} 有访客，不能清理。`);
  return rows.some(goes)
    ? withRows(
        registry,
        app,
        rows.filter(row => !goes(row)),
      )
    : registry;
}
