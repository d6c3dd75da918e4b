import { OperationRefused } from '../../../../platform/process/operation-refused';
import { type AppPath, appName, remotePath } from '../registry-paths';
import { type Audience, killedOf, type Registry, type RegistryRow, setConfigOf } from '../registry-schema';

/** Rows of one app, that of the latest live version before those that were live earlier; empty for an app never published. */
export const rowsOf = (registry: Registry, app: AppPath): readonly RegistryRow[] => {
  if (app === 'shell') return registry.shell;
  const name = appName(app);
  return Object.hasOwn(registry.microFrontends, name) ? (registry.microFrontends[name] ?? []) : [];
};

/** The same registry with other rows for one app. */
export const withRows = (registry: Registry, app: AppPath, rows: readonly RegistryRow[]): Registry =>
  app === 'shell'
    ? { ...registry, shell: [...rows] }
    : { ...registry, microFrontends: { ...registry.microFrontends, [appName(app)]: [...rows] } };

export const allApps = (registry: Registry): AppPath[] => [
  'shell',
  ...Object.keys(registry.microFrontends).map(remotePath),
];

/** All that the registry says of one app: what an operation changes, and the audit log keeps. */
export const stateOf = (registry: Registry, app: AppPath) => ({
  rows: [...rowsOf(registry, app)],
  killed: killedOf(registry, appName(app)),
  config: setConfigOf(registry, appName(app)),
});

/** The version for everybody whom no canary takes. */
export const defaultRow = (rows: readonly RegistryRow[]) => rows.find(row => row.deployment.default);

/** Whether anybody is given a version: a share of all visitors, or of a group. */
export const hasVisitors = ({ deployment, extras }: Pick<RegistryRow, 'deployment' | 'extras'>): boolean =>
  deployment.traffic > 0 || extras.audience !== undefined;

/** The version that is being tried on a part of the visitors. */
export const canaryRow = (rows: readonly RegistryRow[]) =>
  rows.find(row => hasVisitors(row) && !row.deployment.default);

/** A version with a share of all visitors; a trial on a group has ended. */
export const withTraffic = (row: RegistryRow, traffic: number, isDefault: boolean): RegistryRow => {
  const { audience: _, ...extras } = row.extras;
  return {
    ...row,
    deployment: { traffic, default: isDefault },
    extras: {
      ...extras,
      ...(isDefault && { proven: true }),
      ...((traffic > 0 || hasVisitors(row)) && { served: true }),
    },
  };
};

/** A version that is tried on a part of a group, and on nobody else. */
export const withAudience = (row: RegistryRow, audience: Audience): RegistryRow => {
  const idle = withTraffic(row, 0, false);
  return { ...idle, extras: { ...idle.extras, served: true, audience } };
};

/** Whether a page may go back to it when a newer version is refused: what was only tried, or left, is no refuge. */
export const isProven = ({ extras }: RegistryRow): boolean => extras.proven !== false;

/** The version that pages fall back to when the live one fails. */
export function refugeRow(rows: readonly RegistryRow[]): RegistryRow | undefined {
  const live = defaultRow(rows);
  const liveAt = live ? rows.indexOf(live) : -1;
  return rows.find((row, place) => place > liveAt && isProven(row));
}

/** The version that was published last, whatever became of it; rows from before it was noted count as older. */
export const newestRow = (rows: readonly RegistryRow[]): RegistryRow | undefined =>
  rows.reduce<RegistryRow | undefined>(
    (newest, row) => (!newest || publishedAt(row) > publishedAt(newest) ? row : newest),
    undefined,
  );

const publishedAt = ({ extras }: RegistryRow): number => Date.parse(extras.publishedAt ?? '') || 0;

/**
 * The version that is meant where none is named: the one published last.
 * @throws OperationRefused for an app never published, and when that version was withdrawn from its visitors
 */
export function unnamedRow(registry: Registry, app: AppPath): RegistryRow {
  const row = newestRow(rowsOf(registry, app));
  if (!row) throw new OperationRefused(`${appName(app)} 没有已发布的版本。请先 publish。`);
  const { version } = row.metadata;
  if (row.extras.withdrawnAt !== undefined)
    throw new OperationRefused(
      `${appName(app)} 最新发布的版本 ${version} 已从访客撤下。请先 publish 改正后的版本；仍要用它，请用 --version 写明。`,
    );
  return row;
}

/** @throws OperationRefused with the versions that there are, for a version that was never published */
export function requireRow(registry: Registry, app: AppPath, version: string): RegistryRow {
  const rows = rowsOf(registry, app);
  const found = rows.find(row => row.metadata.version === version);
  if (found) return found;
  const known = rows.map(row => row.metadata.version).join('、') || '（没有）';
  throw new OperationRefused(`${appName(app)} 没有已发布的版本 ${version}。已发布的版本：${known}。请先 publish。`);
}
