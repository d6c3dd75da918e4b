import type { AuditEntry } from '../releases/registry/audit-log';
import { hasVisitors } from '../releases/registry/operations/app-rows';
import { appName } from '../releases/registry/registry-paths';
import type { Alarm } from '../telemetry/alarms';

/** What the site tells of: the body of a message in the format `json`. */
export interface WebhookEvent {
  /** The same in each delivery of the event: who has seen it has it. */
  id: string;
  kind: 'withdrawn' | 'killed' | 'revived' | 'alarm' | 'alarm-ended';
  /** `shell`, or a remote's name. */
  app: string;
  version: string | null;
  at: string;
  /** A person, a token's name, or the site itself. */
  by: string;
  /** One line of Chinese. */
  title: string;
  reason: string;
}

/** The event of an operation; null for those that nobody has to be woken for. */
export function eventOfOperation(entry: AuditEntry): WebhookEvent | null {
  const { command, revision, at, who, version, reason, from } = entry;
  const app = appName(entry.app);
  const common = { id: `audit-${revision}`, app, at, by: who, reason };
  if (command === 'kill') return { ...common, kind: 'killed', version: null, title: `${app} 已停用` };
  if (command === 'revive') return { ...common, kind: 'revived', version: null, title: `${app} 已恢复` };
  if (command !== 'rollback' && command !== 'rollback-set') return null;
  const left = from.rows.find(
    row =>
      hasVisitors(row) &&
      entry.to.rows.some(after => !hasVisitors(after) && after.metadata.version === row.metadata.version),
  )?.metadata.version;
  const set = entry.others.map(other => appName(other.app)).join('、');
  if (set)
    return {
      ...common,
      kind: 'withdrawn',
      version: left ?? null,
      title: `${app} ${left ?? ''} 已整套撤下，连同 ${set}`,
    };
  const title =
    left === version || !version ? `${app} ${left ?? ''} 已撤下` : `${app} ${left ?? ''} 已撤下，回到 ${version}`;
  return { ...common, kind: 'withdrawn', version: left ?? null, title };
}

/** The events of an alarm: that it was raised, and that it has ended. */
export function eventsOfAlarm({ id, app, version, since, endedAt, reason }: Alarm): WebhookEvent[] {
  const common = { app, version, by: '站点监测', reason };
  const raised: WebhookEvent = {
    ...common,
    id: `alarm-${id}-raised`,
    kind: 'alarm',
    at: since.toISOString(),
    title: `${app} ${version} 故障增多`,
  };
  if (!endedAt) return [raised];
  const title = `${app} ${version} 的告警已结束`;
  return [raised, { ...common, id: `alarm-${id}-ended`, kind: 'alarm-ended', at: endedAt.toISOString(), title }];
}
