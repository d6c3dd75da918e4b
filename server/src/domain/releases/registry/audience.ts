import { shareText } from '@shixuan/host/deploy';
import type { AudienceGroup, Registry, RegistryRow } from './registry-schema';

/** Whom a version is shown to, in Chinese. */
export const shareOf = ({ deployment: { traffic }, extras: { audience } }: RegistryRow): string =>
  shareText({ traffic, audience });

/** Whether a version is tried on a group: on this one, or on any. */
export const hasAudience = ({ shell, microFrontends }: Registry, group?: AudienceGroup): boolean =>
  [shell, ...Object.values(microFrontends)].some(rows =>
    rows.some(({ extras: { audience } }) => audience && (group === undefined || audience.group === group)),
  );

/**
 * The registry as visitors of these groups are served by it, in which there are no groups any more: what is tried on one of theirs is a
 * version on trial like any other, with the group's share, and the live version has the rest. For everybody else nothing is on trial.
 */
export function asSeenBy(registry: Registry, groups: readonly AudienceGroup[]): Registry {
  if (!hasAudience(registry)) return registry;
  const { shell, microFrontends } = registry;
  const apps = Object.entries(microFrontends);
  return {
    ...registry,
    shell: rowsSeenBy(shell, groups),
    microFrontends: Object.fromEntries(apps.map(([name, rows]) => [name, rowsSeenBy(rows, groups)])),
  };
}

function rowsSeenBy(rows: RegistryRow[], groups: readonly AudienceGroup[]): RegistryRow[] {
  const tried = rows.find(({ extras }) => extras.audience);
  const { audience, ...extras } = tried?.extras ?? {};
  if (!audience) return rows;
  const percent = groups.includes(audience.group) ? audience.percent : 0;
  const rest = Math.round((100 - percent) * 100) / 100;
  const seen = (row: RegistryRow): RegistryRow => {
    if (row === tried) return { ...row, deployment: { traffic: percent, default: false }, extras };
    return row.deployment.default ? { ...row, deployment: { traffic: rest, default: true } } : row;
  };
  return rows.map(seen);
}
